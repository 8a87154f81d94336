// SPDX-License-Identifier: MIT
// The board of a territory game as the user names it: --board, with --vertex-colours if that is a
// graph.
//     @field.board                 a file in any notation of any_board_text.hpp
//     BYG/RBY  12x12c6m5:0120…,25  a board in any such notation
//     hex:flower:7  square:9x9:7   made by a seed (layouts.hpp)
//     square:3x2=012.10            a grid in one word, row by row
//     petersen  g6:…  @list.g6     any graph of --board, with --vertex-colours 0120…
#pragma once

#include <map>
#include <string>
#include <vector>

#include "games/cells/board_text.hpp"
#include "games/cells/coloured_board.hpp"
#include "games/option_spec.hpp"
#include "games/options.hpp"

namespace harary {

struct SpelledBoard {
  ColouredBoard board;
  // The board in one word where there is one, which an answer may repeat: "board", and
  // "vertex-colours" of a graph. A file is spelled out.
  std::map<std::string, std::string> instance;
  std::vector<std::string> names = {};  // of the vertices of a graph, if they have any
};

// board, order, vertex-colours
OptionSpecs coloured_board_options();
// Throws InputError.
SpelledBoard read_coloured_board(const GameOptions& options);

// "square:3x2=012.10". The board must be a grid.
std::string grid_word(const ColouredBoard& board);
// The same for a line of a batch, which parse_batch_board has accepted.
std::string grid_word(GridShape shape, std::string_view line);

}  // namespace harary
