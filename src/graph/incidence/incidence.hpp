// SPDX-License-Identifier: MIT
// The automorphisms of points with families of sets and neighbours: permutations of the points that
// map each family and the neighbours to themselves. By nauty, on a graph of which the points and
// the sets are the vertices.
#pragma once

#include <vector>

#include "graph/canonical/nauty.hpp"

namespace harary {

struct Incidence {
  int points = 0;
  std::vector<std::vector<int>> neighbours;  // of each point; empty: there are none
  std::vector<std::vector<std::vector<int>>> families;
};

// Generators of the group; those that fix most points come first. None if the group is trivial, or
// if there are so many sets that it is not looked for.
std::vector<Permutation> incidence_automorphisms(const Incidence& incidence);

}  // namespace harary
