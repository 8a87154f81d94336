// SPDX-License-Identifier: MIT
// A list of boards, --boards, as texts for --board: graphs as graph6 or a like format, one a line;
// coloured grids of one shape (--shape), one a line; or coloured boards in any notation, one a line
// where it is one word, otherwise several lines and then a blank line.
#pragma once

#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "games/cells/board_text.hpp"
#include "graph/board_stream.hpp"

namespace harary::cli {

class BoardList {
 public:
  enum class Of { graphs, coloured_boards };

  // `list` is "@FILE" or "-" for `in`, which must outlive this object. With a shape, the lines are
  // grids. Files of graph formats hold graphs in any case. Throws InputError.
  BoardList(const std::string& list, const std::string& shape, Of of, std::istream& in);

  // The text of the next board; nothing at the end. Throws InputError with the line's place if
  // the text is not a board.
  std::optional<std::string> next();

 private:
  struct Grids {
    std::unique_ptr<std::istream> file;  // null for standard input
    LineReader lines;
    std::string source;
    GridShape shape;
  };

  struct Blocks {
    std::unique_ptr<std::istream> file;  // null for standard input
    LineReader lines;
    std::string source;
    bool shapeless = false;  // a .tsv file, whose lines need a shape
  };
  using Boards = std::variant<BoardStream, Grids, Blocks>;

  static Boards open(const std::string& list, const std::string& shape, Of of, std::istream& in);
  static std::optional<std::string> next_block(Blocks& blocks);

  Boards boards_;
};

}  // namespace harary::cli
