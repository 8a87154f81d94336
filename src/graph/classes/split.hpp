// SPDX-License-Identifier: MIT
// Split graphs: a clique and an independent set (Hammer & Simeone 1981). With the degrees
// d_1 >= d_2 >= … and m the largest i with d_i >= i - 1, the graph is split exactly if
//   d_1 + … + d_m = m (m - 1) + d_{m+1} + … + d_n,
// and then the first m vertices are a largest clique.
#pragma once

#include <optional>
#include <vector>

#include "graph/classes/relation.hpp"

namespace harary {

struct SplitPartition {
  std::vector<int> clique;
  std::vector<int> independent;
};

std::optional<SplitPartition> split_partition(const Relation& graph);

}  // namespace harary
