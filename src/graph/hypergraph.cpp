// SPDX-License-Identifier: MIT
#include "graph/hypergraph.hpp"

#include <algorithm>
#include <vector>

#include "base/portable.hpp"
#include "graph/minimal_sets.hpp"

namespace harary {

void keep_minimal_sets(Hypergraph& hypergraph) {
  std::vector<std::vector<int>>& sets = hypergraph.sets;
  for (std::vector<int>& set : sets) {
    portable::ranges::sort(set);
    set.erase(std::unique(set.begin(), set.end()), set.end());
  }
  keep_minimal(sets, hypergraph.points);
}

}  // namespace harary
