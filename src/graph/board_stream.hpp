// SPDX-License-Identifier: MIT
// A list of boards, read one at a time: one word of graph6 or a like format a line, or a name, from
// a file or from standard input, so that the output of a generator can be piped in even if it never
// ends. A file may be compressed by gzip.
#pragma once

#include <cstdint>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "graph/formats/line_reader.hpp"
#include "graph/graph.hpp"

namespace harary {

struct BoardLine {
  std::int64_t line_number = 0;  // from 1, blank lines counted
  std::string text;              // the line as a board of parse_board(): "g6:…", "s6:…", "K4"
  Graph graph;
};

class BoardStream {
 public:
  // Are names such as K4 boards in this list?
  enum class Names { yes, no };

  // Reads from `in`, which must outlive this object. `source` names it in messages.
  BoardStream(std::istream& in, std::string source, Names names = Names::yes);

  // "@FILE", or "-" for standard input. A file in a format of one graph is a list of one. Throws
  // InputError, which names `option`, for other text, and names the file when it cannot be opened.
  static BoardStream open(std::string_view text, std::string_view option);

  // The next board; nothing at the end. Blank lines and lines that start with # are skipped, and a
  // header is allowed on the first line. Throws InputError with source, line and column for a line
  // that is not a board of order 1 to 64, and for incremental sparse6 after such a line; the next
  // call then continues with the line after it, unless the source itself is broken (see
  // LineReader), which ends it.
  std::optional<BoardLine> next();

 private:
  BoardStream(std::unique_ptr<std::istream> file, std::string source);
  BoardLine board_of(std::string_view line) const;
  BoardLine changed_board(std::string_view line, const std::optional<Graph>& before) const;

  std::unique_ptr<std::istream> file_;  // null when the stream belongs to the caller
  LineReader lines_;
  Names names_ = Names::yes;
  std::optional<Graph> last_;      // of the line before, for incremental sparse6
  std::optional<BoardLine> only_;  // of a file that holds one graph
};

}  // namespace harary
