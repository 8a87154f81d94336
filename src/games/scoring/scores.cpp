// SPDX-License-Identifier: MIT
#include "games/scoring/scores.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>
#include <vector>

#include "graph/cliques.hpp"

namespace harary {

namespace {

void add_edges_within(const Graph& graph, VertexSet vertices, Score& score) {
  for (const int v : vertices) {
    for (const int u : graph.neighbours(v) & vertices & VertexSet::first(v)) {
      score.edges.push_back(fmt::format("{}-{}", u, v));
    }
  }
  for (const int v : vertices) score.vertices.push_back(v);
}

}  // namespace

Score clique_score(const Graph& own) {
  const VertexSet clique = largest_clique(own);
  Score score{.points = clique.size()};
  add_edges_within(own, clique, score);
  return score;
}

Score star_score(const Graph& own) {
  int centre = 0;
  for (int v = 0; v < own.order(); ++v) {
    if (own.degree(v) > own.degree(centre)) centre = v;
  }
  Score score{.points = own.order() == 0 ? 0 : own.degree(centre)};
  if (score.points == 0) return score;
  for (const int v : own.neighbours(centre)) {
    const Edge e = Edge::between(centre, v);
    score.edges.push_back(fmt::format("{}-{}", e.low, e.high));
  }
  score.vertices = {centre};
  return score;
}

Score colex_score(const Graph& own) {
  const VertexSet colex = largest_colex_vertices(own);
  Score score;
  add_edges_within(own, colex, score);
  score.points = static_cast<int>(score.edges.size());
  return score;
}

Score capture_score(const Graph& own, const Graph& other) {
  Score score;
  for (int v = 0; v < own.order(); ++v) {
    if (own.degree(v) > other.degree(v)) score.vertices.push_back(v);
  }
  score.points = static_cast<int>(score.vertices.size());
  return score;
}

}  // namespace harary
