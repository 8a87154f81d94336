// SPDX-License-Identifier: MIT
#include "theory/clutters/clutter.hpp"

#include <utility>
#include <vector>

namespace harary {

Hypergraph hypergraph_of(const Clutter& clutter, int points) {
  Hypergraph result{points, {}};
  for (std::size_t set = 0; set < std::size_t{1} << points; ++set) {
    if (!clutter.has(set)) continue;
    std::vector<int> members;
    for (int p = 0; p < points; ++p) {
      if ((set >> p & 1) != 0) members.push_back(p);
    }
    result.sets.push_back(std::move(members));
  }
  keep_minimal_sets(result);
  return result;
}

}  // namespace harary
