// SPDX-License-Identifier: MIT
// A grid as JSON: a list of rows, each a list of numbers or of strings of one symbol, or a string
// of symbols. null or "." is a hole. It may be the value of "board" (or "grid", "cells", "rows",
// "matrix") in an object; there "shape": "hex" makes it a hexagonal grid, and other members are
// skipped.
//     [[0,1],[1,2]]     ["01","12"]     {"board": [["B","Y"],["G","R"]]}
#pragma once

#include <string>
#include <string_view>

#include "games/cells/coloured_board.hpp"

namespace harary {

// Throws InputError with line and column; the text begins in line `first_line` of its source.
ColouredBoard parse_matrix_json(std::string_view text, const std::string& source,
                                int first_line = 1);

}  // namespace harary
