// SPDX-License-Identifier: MIT
// A family as the catalogue knows it: its games, and how to make one.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/game_parts.hpp"
#include "games/family.hpp"
#include "games/options.hpp"

namespace harary {

struct FamilyEntry {
  std::vector<GameDescription> games;
  std::function<GameParts(const std::string& game, const GameOptions& options)> make;
};

}  // namespace harary
