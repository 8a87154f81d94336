// SPDX-License-Identifier: MIT
// A coloured board in any notation that is read: grids (board_text.hpp, matrix_text.hpp,
// parse_matrix_json), game IDs (tatham_id.hpp), grids in one word (square:3x2=012.10) and graphs
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

// A grid as JSON: a list of rows, each a list of numbers or of strings of one symbol, or a string
// of symbols. null or "." is a hole. It may be the value of "board" (or "grid", "cells", "rows",
// "matrix") in an object; there "shape": "hex" makes it a hexagonal grid, and other members are
// skipped.
//     [[0,1],[1,2]]     ["01","12"]     {"board": [["B","Y"],["G","R"]]}
// Throws InputError with line and column; the text begins in line `first_line` of its source.
ColouredBoard parse_matrix_json(std::string_view text, const std::string& source,
                                int first_line = 1);

}  // namespace harary
