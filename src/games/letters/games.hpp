// SPDX-License-Identifier: MIT
// What the letter game is called, its rules in words, options and examples.
#pragma once

#include <vector>

#include "games/family.hpp"

namespace harary {

std::vector<GameDescription> letters_games();

}  // namespace harary
