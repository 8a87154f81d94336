// SPDX-License-Identifier: MIT
// Reads one layer of a tablebase (docs/tablebase-format.md) from a memory-mapped file: any position
// by its key, or whole blocks in order. Header, index and footer are checked when the file is
// opened, a block whenever it is decoded; nothing in a file is used before it is checked, so a
// foreign or damaged file leads to a FileError and to no other harm.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "store/layer_header.hpp"
#include "store/mapped_file.hpp"

namespace harary {

struct EncodedBlock;
struct IndexEntry;

// All const functions may be called from several threads at once. All of them throw FileError when
// what they read is damaged; the message names file, block and offset.
class LayerReader {
 public:
  // Throws FileError for a file that is missing, foreign, damaged or of a newer version.
  explicit LayerReader(const std::string& path);

  const LayerHeader& header() const { return header_; }
  std::uint64_t size() const { return positions_; }  // positions
  std::uint64_t file_bytes() const { return file_.bytes().size(); }
  // Seals the whole file: it covers the index, which holds the checksum of every block.
  std::uint64_t checksum() const { return checksum_; }

  // The codes of a position, one for each value of the header; false if it is not in this layer.
  // Searches the index, then decodes one block.
  bool find(TableKey key, std::span<std::int16_t> codes) const;

  struct Block {
    std::vector<TableKey> keys;
    std::vector<std::int16_t> codes;  // column by column: codes[value * keys.size() + i]
  };
  std::uint64_t block_count() const { return blocks_; }
  // `into` is overwritten; its memory is reused.
  void read_block(std::uint64_t block, Block& into) const;

  // Reads and checks every block.
  void verify() const;

 private:
  void read_frame();
  void check_index(std::uint64_t blocks_begin) const;
  IndexEntry entry(std::uint64_t block) const;
  EncodedBlock encoded(std::uint64_t block, const IndexEntry& at) const;
  [[noreturn]] void refuse(std::uint64_t block, const std::string& what) const;

  MappedFile file_;
  LayerHeader header_;
  std::uint64_t positions_ = 0;
  std::uint64_t blocks_ = 0;
  std::uint64_t index_begin_ = 0;
  std::uint64_t checksum_ = 0;
};

}  // namespace harary
