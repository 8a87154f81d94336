// SPDX-License-Identifier: MIT
#include "games/one_colour/extremal.hpp"

#include <algorithm>
#include <array>

#include "base/assert.hpp"

namespace harary {

namespace {

bool is_bipartite(const Graph& graph) {
  VertexSet seen;
  for (const int root : graph.vertices()) {
    if (seen.contains(root)) continue;
    std::array<VertexSet, 2> side{VertexSet::single(root), {}};
    VertexSet layer = side[0];
    for (std::size_t next = 1; !layer.empty(); next = 1 - next) {
      VertexSet reached;
      for (const int v : layer) reached |= graph.neighbours(v);
      if (!(reached & side[1 - next]).empty()) return false;
      layer = reached - side[next];
      side[next] |= reached;
    }
    seen |= side[0] | side[1];
  }
  return true;
}

// Do all edges meet in one vertex?
bool is_part_of_star(const Graph& graph) {
  const int edges = graph.edge_count();
  if (edges <= 1) return true;
  for (const int v : graph.vertices()) {
    if (graph.degree(v) == edges) return true;
  }
  return false;
}

}  // namespace

int turan_number(int order, int clique) {
  HARARY_ASSERT(clique >= 2, "a graph without an edge has none");
  // Parts that are as equal as possible.
  const int parts = clique - 1;
  int inside = 0;
  for (int i = 0; i < parts; ++i) {
    const int size = (order + i) / parts;
    inside += size * (size - 1) / 2;
  }
  return order * (order - 1) / 2 - inside;
}

int most_triangle_free_edges(int order, const Graph& part) {
  const int bipartite = turan_number(order, 3);
  return is_bipartite(part) ? bipartite : std::min(bipartite, (order - 1) * (order - 1) / 4 + 1);
}

int least_saturated_edges(int order, const Graph& part) {
  if (is_part_of_star(part)) return std::max(0, std::min(order - 1, 2 * order - 5));
  return std::max(order - 1, 2 * order - 5);
}

}  // namespace harary
