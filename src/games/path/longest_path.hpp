// SPDX-License-Identifier: MIT
// The longest simple path of a graph, by depth-first search with a bound.
#pragma once

#include <vector>

#include "games/rules.hpp"
#include "graph/graph.hpp"

namespace harary {

// The vertices of a longest simple path in their order; none of a graph without edges. Exponential
// in the worst case, but it stops as soon as a path fills the largest component. Looks at the time
// of the current job.
std::vector<int> longest_path(const Graph& graph);

// Its number of edges.
int longest_path_length(const Graph& graph);

// The same as points, with the path.
Score path_score(const Graph& own);

}  // namespace harary
