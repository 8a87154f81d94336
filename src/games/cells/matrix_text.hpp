// SPDX-License-Identifier: MIT
// Grids as other programs and people write them: a matrix of colours, one row a line or rows
// between '/' or '|'. The cells of a row stand together (BYGR), or between blanks, commas,
// semicolons or tabs (CSV, with or without quotes). Numbers of several digits need such separators;
// otherwise a cell is one symbol of coloured_board.hpp. '.' is a hole. A first line "hex" or
// "square" names the grid; without it the grid is square. Lines that begin with '#' are skipped.
//     B,Y,G        0 1 10       BYG/RBY
//     R,B,Y        3 0 1
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/cells/coloured_board.hpp"

namespace harary {

// A cell as it is written, and where.
struct WrittenCell {
  std::string_view text;
  TextPlace place;
};
using WrittenRows = std::vector<std::vector<WrittenCell>>;

// The grid of these cells. If all are numbers, they are colours 0 to 63; otherwise each is one
// symbol. Throws InputError with the place of the first cell that is wrong. `form` says in messages
// what the text was read as.
ColouredBoard grid_of_cells(GridKind kind, const WrittenRows& rows, const TextPlace& start,
                            std::string_view form);

// Throws InputError with line and column; the text begins in line `first_line` of its source.
ColouredBoard parse_matrix(std::string_view text, const std::string& source, int first_line = 1);

}  // namespace harary
