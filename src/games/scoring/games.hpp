// SPDX-License-Identifier: MIT
// What the scoring games are called, their rules in words, options and examples.
#pragma once

#include <vector>

#include "games/family.hpp"

namespace harary {

std::vector<GameDescription> scoring_games();

}  // namespace harary
