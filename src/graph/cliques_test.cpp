// SPDX-License-Identifier: MIT
#include "graph/cliques.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "graph/named.hpp"

namespace harary {
namespace {

Graph random_graph(int order, double density, std::mt19937& random) {
  Graph graph(order);
  std::bernoulli_distribution edge(density);
  for (int v = 1; v < order; ++v) {
    for (int u = 0; u < v; ++u) {
      if (edge(random)) graph.add_edge(u, v);
    }
  }
  return graph;
}

bool is_clique(const Graph& graph, VertexSet vertices) {
  for (const int v : vertices) {
    if (!(graph.neighbours(v) | VertexSet::single(v)).contains(vertices)) return false;
  }
  return true;
}

struct Largest {
  int clique = 0;
  int colex = 0;
};

// By the definitions, over all sets of vertices: a Colex graph is a clique and perhaps one vertex
// more with some neighbours in it.
Largest plainly(const Graph& graph) {
  Largest result;
  for (std::uint64_t bits = 0; bits < std::uint64_t{1} << graph.order(); ++bits) {
    const VertexSet clique(bits);
    if (!is_clique(graph, clique)) continue;
    const int k = clique.size();
    result.clique = std::max(result.clique, k);
    result.colex = std::max(result.colex, k * (k - 1) / 2);
    for (const int v : graph.vertices() - clique) {
      result.colex =
          std::max(result.colex, k * (k - 1) / 2 + (graph.neighbours(v) & clique).size());
    }
  }
  return result;
}

TEST(Cliques, AreTheLargestOfAllSetsOfVertices) {
  std::mt19937 random(1);
  for (int i = 0; i < 300; ++i) {
    const int order = static_cast<int>(random() % 14);
    const Graph graph = random_graph(order, 0.3 + 0.1 * (i % 7), random);
    const Largest expected = plainly(graph);
    ASSERT_EQ(clique_number(graph), expected.clique) << i;
    ASSERT_EQ(largest_colex(graph), expected.colex) << i;
  }
}

// Without a bound by colouring these have 4^16 cliques, which took hours.
TEST(Cliques, OfACompleteMultipartiteGraphAreFoundAtOnce) {
  const Graph graph = named_graph("K4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4");
  EXPECT_EQ(clique_number(graph), 16);
  EXPECT_EQ(largest_colex(graph), 120 + 15);
}

}  // namespace
}  // namespace harary
