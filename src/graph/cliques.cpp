// SPDX-License-Identifier: MIT
#include "graph/cliques.hpp"

#include <algorithm>

namespace harary {

namespace {

// The largest `size` + (clique within `candidates`), if above `best`.
int extend(const Graph& graph, VertexSet candidates, int size, int best) {
  best = std::max(best, size);
  while (!candidates.empty() && size + candidates.size() > best) {
    const int v = candidates.front();
    candidates.erase(v);
    best = extend(graph, candidates & graph.neighbours(v), size + 1, best);
  }
  return best;
}

// Over all cliques `clique` + (subset of `candidates`) of order `order`: the most neighbours that
// an outside vertex has in one.
int best_attachment(const Graph& graph, VertexSet clique, VertexSet candidates, int order,
                    int best) {
  if (clique.size() == order) {
    for (const int v : graph.vertices() - clique) {
      best = std::max(best, (graph.neighbours(v) & clique).size());
    }
    return best;
  }
  while (clique.size() + candidates.size() >= order && best < order - 1) {
    const int v = candidates.front();
    candidates.erase(v);
    best = best_attachment(graph, clique | VertexSet::single(v), candidates & graph.neighbours(v),
                           order, best);
  }
  return best;
}

}  // namespace

int clique_number(const Graph& graph) {
  return extend(graph, graph.vertices(), 0, 0);
}

int largest_colex(const Graph& graph) {
  // A Colex graph with m >= C(k,2) edges contains K_k, so the largest one is built on a largest
  // clique; an outside vertex misses at least one of its vertices, or the clique were larger.
  const int order = clique_number(graph);
  if (order < 2) return 0;
  return order * (order - 1) / 2 + best_attachment(graph, {}, graph.vertices(), order, 0);
}

}  // namespace harary
