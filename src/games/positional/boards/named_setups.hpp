// SPDX-License-Identifier: MIT
// Boards and winning sets to choose among by name: "Three in a row" is line:3 on grid:3x3.
#pragma once

#include <string>
#include <vector>

#include "games/family.hpp"

namespace harary {

struct NamedSetup {
  std::string title;
  Example options;
};

// For games whose target may be a family of sets; none for others, and for games that have a board
// of their own.
std::vector<NamedSetup> named_setups(const GameDescription& game);
// Whether the game's target may be a family of sets; otherwise it is a graph, if there is one.
bool takes_families(const GameDescription& game);
// Whether people can say what the second player wants to complete: she has sets, too.
bool both_own(const GameDescription& game);

}  // namespace harary
