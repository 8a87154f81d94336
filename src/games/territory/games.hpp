// SPDX-License-Identifier: MIT
// What the games on coloured boards are called, their rules in words, options and examples.
#pragma once

#include <vector>

#include "games/family.hpp"

namespace harary {

std::vector<GameDescription> honey_bee_games();
std::vector<GameDescription> flood_games();

}  // namespace harary
