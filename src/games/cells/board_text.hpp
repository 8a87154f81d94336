// SPDX-License-Identifier: MIT
// The text format of grids. A board text has "hex" or "square" on its first line, then rows of
// colour symbols (see coloured_board.hpp), '.' for a hole; odd rows of a hexagonal grid (the
// second, the fourth …) lie half a cell to the right. The rows may be written in any form of
// matrix_text.hpp; this one is printed.
//     hex
//     012.
//     3102
// A batch has one board a line, row by row without separators; what follows a tab is ignored, and
// so are empty lines and lines that begin with '#'. The shape is given separately: "square:14x14".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/cells/coloured_board.hpp"

namespace harary {

// Throws InputError with line and column: first line, unknown cell, ragged rows, disconnected.
ColouredBoard parse_board_text(std::string_view text, const std::string& source);
// Read back by parse_board_text. The board must be a grid.
std::string board_text(const ColouredBoard& board);

struct GridShape {
  GridKind kind = GridKind::square;
  int width = 0;
  int height = 0;
};

// "square:14x14" or "hex:9x7", WIDTHxHEIGHT. Throws InputError.
GridShape parse_grid_shape(std::string_view text, const std::string& source);

// One line of a batch; false if it holds no board.
bool is_batch_board(std::string_view line);
// Throws InputError; line and column, those of the first byte, count from 1.
ColouredBoard parse_batch_board(std::string_view line, GridShape shape, const std::string& source,
                                int line_number, int column = 1);

}  // namespace harary
