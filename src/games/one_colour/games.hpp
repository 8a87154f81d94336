// SPDX-License-Identifier: MIT
// What the games of one colour are called, their rules in words, options and examples.
#pragma once

#include <vector>

#include "games/family.hpp"

namespace harary {

std::vector<GameDescription> saturation_games();
std::vector<GameDescription> connect_games();

}  // namespace harary
