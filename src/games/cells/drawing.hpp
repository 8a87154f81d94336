// SPDX-License-Identifier: MIT
// A grid in letters, for terminals: free cells as their colour, territories in brackets with the
// colour called last: " 3 ", "[3]" for the first player, "(3)" for the second.
#pragma once

#include <functional>
#include <string>

#include "games/cells/coloured_board.hpp"

namespace harary {

struct DrawnCell {
  int colour = 0;
  int owner = -1;  // 0, 1; -1: free
};

// Lines end with a line feed; "" for boards that are not grids. cell(v) says what vertex v shows.
std::string drawing(const ColouredBoard& board, const std::function<DrawnCell(int)>& cell);

}  // namespace harary
