// SPDX-License-Identifier: MIT
// Flood by its plain definition on the board as given, without contraction: the judge of solutions.
#pragma once

#include <span>
#include <vector>

#include "games/territory/coloured_board.hpp"

namespace harary {

// Do these calls, in this order, conquer everything from `start`?
bool conquers_all(const ColouredBoard& board, int start, std::span<const int> calls);

// Born's greedy player on his own: always the colour with the largest immediate gain.
std::vector<int> greedy_calls(const ColouredBoard& board, int start);

}  // namespace harary
