// SPDX-License-Identifier: MIT
// A choice among moves with merits.
#pragma once

#include <algorithm>
#include <random>
#include <vector>

#include "app/game.hpp"

namespace harary {

// One of the moves of the largest merit, each as likely as the others; there must be a move.
inline const MoveMerit& pick_best(const std::vector<MoveMerit>& moves, std::mt19937_64& random) {
  double most = -2;  // merits are at least -1
  for (const MoveMerit& move : moves) most = std::max(most, move.merit);
  const MoveMerit* chosen = nullptr;
  std::uint64_t seen = 0;
  for (const MoveMerit& move : moves) {
    if (move.merit == most && random() % ++seen == 0) chosen = &move;
  }
  return *chosen;
}

}  // namespace harary
