// SPDX-License-Identifier: MIT
// What the games on formulas are called, their rules in words, options and examples.
#pragma once

#include <vector>

#include "games/family.hpp"

namespace harary {

std::vector<GameDescription> formula_games();

}  // namespace harary
