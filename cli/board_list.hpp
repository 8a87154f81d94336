// SPDX-License-Identifier: MIT
// A list of boards, --boards, as texts for --board: graphs as graph6 or a like format, one a line;
// coloured grids of one shape (--shape), one a line; or coloured boards in any notation, one a line
// where it is one word, otherwise several lines and then a blank line.
#pragma once

#include <cstdint>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "games/cells/board_text.hpp"
#include "graph/board_stream.hpp"

namespace harary::cli {

// A line of a list: a board, or why it is none.
struct ListedBoard {
  std::string place;  // "list.g6:3"
  std::string text;   // for --board
  std::string why;    // empty: there is a board
};

class BoardList {
 public:
  enum class Of { graphs, coloured_boards };

  // `list` is "@FILE" or "-" for `in`, which must outlive this object. With a shape, the lines are
  // grids. Files of graph formats hold graphs in any case. Throws InputError.
  // The message names `option`.
  BoardList(const std::string& list, const std::string& shape, Of of, std::istream& in,
            const std::string& option = "--boards");

  // Graphs in a text, one a line; `source` names it in messages.
  BoardList(const std::string& text, std::string source);

  // The next line that is no comment; nothing at the end. Throws InputError where an option is
  // missing without which no line is a board.
  std::optional<ListedBoard> next();

  // How many lines next() would give, if the list is a file that can be read twice, and that in a
  // second; otherwise 0.
  static std::uint64_t count(const std::string& list, const std::string& shape, Of of);

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

  static Boards open(const std::string& list, const std::string& shape, Of of, std::istream& in,
                     const std::string& option);
  // What the next line is; nothing at the end. Throws InputError with its place if it is not a
  // board.
  std::optional<ListedBoard> read();
  static std::optional<ListedBoard> read_block(Blocks& blocks);

  std::string source_;                  // as messages name it
  std::unique_ptr<std::istream> text_;  // null for a list from elsewhere
  Boards boards_;
};

}  // namespace harary::cli
