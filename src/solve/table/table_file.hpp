// SPDX-License-Identifier: MIT
// A transposition table in a file: the checkpoint of a long search. It names the game and the
// instance, so that no search continues with the table of another; every chunk of entries has a
// checksum; it gets its name only when it is complete (OutputFile). A table read from it may
// have another size.
//
//   "harary table 1\n" | entries (8) | about | counters | chunk … | empty chunk
//   entries:   how many there are, about
//   about:     number of bytes (4), bytes
//   counters:  number (4), 8 bytes each
//   chunk:     number of words (4), words (8 each), XXH3 of the bytes of the words (8)
// All numbers are little endian. The counters are followed by a checksum (8) of all before them but
// the first line.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/budget.hpp"
#include "solve/table/any_table.hpp"

namespace harary {

// What a checkpoint is about: "nimber saturation K16 …", and where the search stood.
struct TableFileHeader {
  std::string about;
  std::vector<std::uint64_t> counters;
  std::uint64_t entries = 0;  // about
};

class TableFileWriter {
 public:
  // Throws FileError if the system refuses, like all that follows.
  TableFileWriter(const std::string& path, const TableFileHeader& header);
  ~TableFileWriter();

  void add(std::span<const std::uint64_t> words);
  void finish();

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

class TableFileReader {
 public:
  // Throws FileError for a file that is missing, foreign, damaged or incomplete.
  explicit TableFileReader(const std::string& path);
  ~TableFileReader();

  const TableFileHeader& header() const { return header_; }
  // Calls f(words) for each group of `count` words. Throws FileError on damage; what came before
  // was whole.
  template <class F>
  void for_each(std::size_t count, F&& f) {
    while (next_chunk(count)) {
      for (std::size_t i = 0; i < chunk_.size(); i += count) {
        f(std::span<const std::uint64_t>(chunk_).subspan(i, count));
      }
    }
  }

 private:
  class Source;
  bool next_chunk(std::size_t count);

  std::unique_ptr<Source> source_;
  TableFileHeader header_;
  std::vector<std::uint64_t> chunk_;
};

// What lies beside a checkpoint FILE: FILE.second of the second search, with other fingerprints,
// and FILE.one-sided of the one-sided games that help a proof search.
inline constexpr const char* kSecondFile = ".second";
inline constexpr const char* kOneSidedFile = ".one-sided";

// How far a search is.
struct SearchProgress {
  std::uint64_t positions = 0;  // expanded so far
  std::uint64_t questions = 0;  // that fingerprints answered, see dense_table.hpp

  friend bool operator==(const SearchProgress&, const SearchProgress&) = default;
};
// The counters of a file: the positions, the number of words of an entry, the questions.
inline constexpr std::size_t kPositionsCounter = 0;
inline constexpr std::size_t kWordsCounter = 1;
inline constexpr std::size_t kQuestionsCounter = 2;

// Writes the entries of `table` that `contents` asks for; other threads may use it meanwhile.
void save_table(const AnyTable& table, const std::string& path, const std::string& about,
                const SearchProgress& progress, const CheckpointContents& contents);

// Adds the entries of the file to `table`, which grows as needed. Throws FileError if the file's
// `about` differs from this one. Returns how far its search was.
SearchProgress load_table(AnyTable& table, const std::string& path, const std::string& about);

// Checkpoints of one search that went on in several places, as one: every entry of theirs, equal
// ones once, and the sum of their positions. Throws FileError for a file that is not a
// checkpoint, for one of another search, and for one too large to be held in memory.
struct JoinedTables {
  std::string about;
  std::uint64_t positions = 0;
  std::uint64_t entries = 0;
};
JoinedTables join_tables(const std::vector<std::string>& paths, const std::string& out);

}  // namespace harary
