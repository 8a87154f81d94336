// SPDX-License-Identifier: MIT
// A family of sets of points: what the games on winning sets are played for.
#pragma once

#include <vector>

namespace harary {

struct Hypergraph {
  int points = 0;  // 0, …, points - 1
  std::vector<std::vector<int>> sets;
};

// Sorts the members of each set and drops sets that hold another one, and repeated sets: a player
// who owns a set owns all sets within it.
void keep_minimal_sets(Hypergraph& hypergraph);

}  // namespace harary
