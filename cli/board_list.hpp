// SPDX-License-Identifier: MIT
// A list of boards, --boards, as texts for --board: graphs as graph6 or sparse6, or coloured grids
// of one shape (--shape), one a line.
#pragma once

#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "games/territory/board_text.hpp"
#include "graph/board_stream.hpp"

namespace harary::cli {

class BoardList {
 public:
  // `list` is "@FILE" or "-" for `in`, which must outlive this object. With a shape, the lines are
  // grids. Throws InputError.
  BoardList(const std::string& list, const std::string& shape, std::istream& in);

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

  static std::variant<BoardStream, Grids> open(const std::string& list, const std::string& shape,
                                               std::istream& in);

  std::variant<BoardStream, Grids> boards_;
};

}  // namespace harary::cli
