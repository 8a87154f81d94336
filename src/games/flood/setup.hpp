// SPDX-License-Identifier: MIT
// Flood as the user names it: a coloured board and a start.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "games/cells/coloured_board.hpp"
#include "games/options.hpp"

namespace harary {

// The start of a flood that has none: a move recolours the region of any vertex.
inline constexpr int kAnywhere = -1;
inline constexpr std::string_view kFreeStart = "free";

struct FloodSetup {
  ColouredBoard board;
  int start = 0;                                // a vertex, or kAnywhere
  std::map<std::string, std::string> instance;  // what an answer repeats
};

// Throws InputError.
FloodSetup read_flood(const GameOptions& options);

}  // namespace harary
