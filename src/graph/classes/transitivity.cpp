// SPDX-License-Identifier: MIT
#include "graph/classes/transitivity.hpp"

#include <algorithm>
#include <string>

#include "base/error.hpp"
#include "graph/canonical/small.hpp"

namespace harary {

bool is_regular(const Graph& graph) {
  for (int v = 1; v < graph.order(); ++v) {
    if (graph.degree(v) != graph.degree(0)) return false;
  }
  return true;
}

bool is_edge_transitive(const Graph& graph) {
  if (graph.order() > kMaxSmallOrder) {
    throw LimitError("symmetry can be computed only for graphs with at most " +
                     std::to_string(kMaxSmallOrder) + " vertices, not " +
                     std::to_string(graph.order()));
  }
  SmallColouredGraph<1> small;
  small.order = graph.order();
  const std::vector<Edge> edges = graph.edges();
  for (const Edge e : edges) small.set_colour(e.low, e.high, 1);
  const SmallSymmetry symmetry = canonical_symmetry(small);
  const SmallPairOrbits orbits = pair_orbits(graph.order(), symmetry);
  return std::all_of(edges.begin(), edges.end(), [&](Edge e) {
    return orbits[static_cast<std::size_t>(e.pair_index())] ==
           orbits[static_cast<std::size_t>(edges.front().pair_index())];
  });
}

}  // namespace harary
