// SPDX-License-Identifier: MIT
// Flood as the user names it: a coloured board and a start.
#pragma once

#include <map>
#include <string>

#include "games/options.hpp"
#include "games/territory/coloured_board.hpp"

namespace harary {

struct FloodSetup {
  ColouredBoard board;
  int start = 0;
  std::map<std::string, std::string> instance;  // what an answer repeats
};

// Throws InputError.
FloodSetup read_flood(const GameOptions& options);

}  // namespace harary
