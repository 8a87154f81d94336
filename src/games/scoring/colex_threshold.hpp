// SPDX-License-Identifier: MIT
// The threshold game of `colex` (chain_threshold.hpp): the chain of the Colex graphs, by their
// numbers of edges.
#pragma once

#include <optional>

#include "games/edges/turns.hpp"
#include "games/scoring/chain_threshold.hpp"
#include "graph/graph.hpp"

namespace harary {

class ColexThreshold : public ChainThreshold {
 public:
  // So that numbers of points and thresholds fit the key.
  static constexpr int kMostVertices = 10;
  static constexpr int kMostPoints = 31;

  // Lists all copies of Colex graphs on the board. Nothing for boards with more vertices or edges,
  // or with more copies of one graph than OneSidedGame can hold, or for turns that are not covered.
  static std::optional<ColexThreshold> on(const Graph& board, const TurnOrder& turns);

  // The Colex graph, by its number of edges, whose copies count beside those of the one with `size`
  // edges (chain_threshold.hpp); 0: none. An edge of a larger Colex graph that lies in no copy of
  // this one inside it is the pendant edge at a complete graph, or lies in a copy of the least
  // Colex graph with such an edge that comes later.
  static int companion_size(int size);

 private:
  using ChainThreshold::ChainThreshold;
};

}  // namespace harary
