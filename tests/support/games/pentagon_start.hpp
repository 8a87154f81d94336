// SPDX-License-Identifier: MIT
// Complete boards on which neither player has a triangle yet, with few open edges: the vertices lie
// on the places of a pentagon, edges between neighbouring places are red and all other edges
// between different places green. Edges within a place, and some others at random, are open.
#pragma once

#include <algorithm>
#include <memory>
#include <random>
#include <vector>

#include "games/edges/setup.hpp"
#include "graph/named.hpp"

namespace harary {

inline TwoColourSetup pentagon_start(int order, std::size_t open_edges, std::mt19937& random) {
  TwoColourSetup setup{std::make_shared<const EdgeBoard>(complete_graph(order)), {}, {}, {}};
  std::vector<Edge> edges = setup.board->edges();
  std::shuffle(edges.begin(), edges.end(), random);
  const auto steps = [](Edge e) {
    return std::min((e.high - e.low) % 5, (e.low - e.high + 20) % 5);
  };
  std::stable_partition(edges.begin(), edges.end(), [&](Edge e) { return steps(e) == 0; });
  for (std::size_t i = open_edges; i < edges.size(); ++i) {
    (steps(edges[i]) == 1 ? setup.red : setup.green).push_back(edges[i]);
  }
  return setup;
}

}  // namespace harary
