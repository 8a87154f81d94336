// SPDX-License-Identifier: MIT
// Sorted runs: the scratch files of an external merge sort. What does not fit into memory is sorted
// in pieces, each piece is written as one run, and merge_runs (store/merge_runs.hpp) reads all of
// them side by side. Read only from front to back, with a checksum for every chunk.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/assert.hpp"
#include "store/layer_header.hpp"

namespace harary {

class RunWriter {
 public:
  // `values`: the number of codes a key has, at most kMaxValues. Opens PATH.tmp-<pid>; throws
  // FileError if the system refuses.
  RunWriter(const std::string& path, std::size_t values);
  ~RunWriter();
  RunWriter(RunWriter&&) noexcept;
  RunWriter& operator=(RunWriter&&) noexcept;

  // Keys strictly increase, else std::logic_error.
  void add(TableKey key, std::span<const std::int16_t> codes);
  // Gives the file its name. It is not forced to the disk: runs are scratch files, and their
  // checksums show if a crash of the machine has damaged them.
  void finish();

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

class RunReader {
 public:
  // Throws FileError for a file that is missing, foreign, damaged or incomplete.
  explicit RunReader(const std::string& path);
  ~RunReader();
  RunReader(RunReader&&) noexcept;
  RunReader& operator=(RunReader&&) noexcept;

  std::uint64_t size() const { return size_; }
  std::size_t values() const { return values_; }

  // To the first entry, then to the next; false at the end. Throws FileError on damage.
  bool next() { return ++at_ < keys_.size() || next_chunk(); }
  TableKey key() const {
    HARARY_ASSERT(at_ < keys_.size(), "an entry is there before it is read");
    return keys_[at_];
  }
  // Valid until next().
  std::span<const std::int16_t> codes() const { return {codes_.data() + at_ * values_, values_}; }

 private:
  class Source;
  bool next_chunk();

  std::unique_ptr<Source> source_;
  std::uint64_t size_ = 0;
  std::size_t values_ = 0;
  std::size_t at_ = 0;
  std::vector<TableKey> keys_;       // of the chunk at hand
  std::vector<std::int16_t> codes_;  // entry by entry
};

}  // namespace harary
