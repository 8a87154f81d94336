// SPDX-License-Identifier: MIT
// A coloured board in any notation that is read: grids (board_text.hpp, matrix_text.hpp,
// matrix_json.hpp), game IDs (tatham_id.hpp), grids in one word (square:3x2=012.10) and graphs
// (graph_board_text.hpp). The first line decides which.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/cells/coloured_board.hpp"

namespace harary {

struct ReadBoard {
  ColouredBoard board;
  std::vector<std::string> names = {};  // of a graph's vertices, if they have any
};

// Throws InputError with line and column; the text begins in line `first_line` of its source.
ReadBoard parse_any_board(std::string_view text, const std::string& source, int first_line = 1);

// Is this line a whole board: a game ID, or a grid or a coloured graph in one word?
bool is_board_word(std::string_view line);

// The board in one word that parse_any_board reads back: square:3x2=012.10, graph:012=0-1,1-2.
std::string board_word(const ColouredBoard& board);

}  // namespace harary
