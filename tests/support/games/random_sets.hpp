// SPDX-License-Identifier: MIT
// Random games on winning sets, for tests.
#pragma once

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "games/positional/point_set_game.hpp"
#include "support/graph/families.hpp"

namespace harary {

inline int below(std::mt19937_64& random, int n) {
  return static_cast<int>(random() % static_cast<std::uint64_t>(n));
}

// Gives some of the points 0 to 2 to a player from the start, and each player at most `most` sets
// of at most four points; none of them is complete.
inline WinningSets random_sets(std::mt19937_64& random, int points, int most, PointSetup& setup) {
  WinningSets sets;
  for (int p = 0; p < points; ++p) sets.names.push_back("m" + std::to_string(p));
  for (const int p : {0, 1, 2}) {
    const int owner = below(random, 6);
    if (owner < 2) setup.taken[static_cast<std::size_t>(owner)].push_back(p);
  }
  for (const std::size_t colour : {0, 1}) {
    auto& family = sets.sets[colour];
    family = random_hypergraph(random, points, most, 4).sets;
    keep_minimal(family);
    const auto& taken = setup.taken[colour];
    std::erase_if(family, [&](const std::vector<int>& set) {
      return std::includes(taken.begin(), taken.end(), set.begin(), set.end());
    });
  }
  return sets;
}

}  // namespace harary
