// SPDX-License-Identifier: MIT
// Points that are taken from the start, in games on winning sets.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "games/positional/instance.hpp"
#include "games/positional/owners.hpp"

namespace harary {

// Takes the stones of Red and Green out of the points, and leaves the minimal sets: own stones are
// given, and those of the opponent spoil a set. `sources` name both lists in messages: "--red".
// Throws InputError for a point of both players and a set that is complete.
void place_stones(const std::array<std::vector<int>, 2>& stones,
                  const std::array<std::string, 2>& sources, Owners owners, WinningSets& sets);

}  // namespace harary
