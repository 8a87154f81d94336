// SPDX-License-Identifier: MIT
// Random labelled graphs without a triangle, each with m edges equally likely for every m: a Markov
// chain (N. Metropolis and others, 1953). A step takes a pair of vertices, and deletes its edge or
// draws it if that makes no triangle. It is accepted so that a graph with m edges has a probability
// in proportion to weights[m]. Every graph leads to the empty one and back, so that the chain
// reaches them all; weights near 1 / (the number of graphs with m edges) make it visit all m about
// equally often, and so it forgets quickly where it was.
#pragma once

#include <cstdint>
#include <vector>

#include "graph/graph.hpp"

namespace harary {

class TriangleFreeSampler {
 public:
  // weights[m], m = 0 … the most edges that are wanted; begins with the empty graph.
  TriangleFreeSampler(int order, std::vector<double> weights, std::uint64_t seed);

  void run(std::uint64_t steps);

  const Graph& graph() const { return graph_; }
  int edges() const { return edges_; }

 private:
  std::uint64_t next();
  bool accepts(int edges);

  Graph graph_;
  std::vector<double> weights_;
  int edges_ = 0;
  std::uint64_t state_;
};

}  // namespace harary
