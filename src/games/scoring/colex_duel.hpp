// SPDX-License-Identifier: MIT
// The duel of `colex` (chain_duel.hpp): the chain of the Colex graphs, by their numbers of edges.
#pragma once

#include <optional>

#include "games/edges/turns.hpp"
#include "games/scoring/chain_duel.hpp"
#include "graph/graph.hpp"

namespace harary {

class ColexDuel : public ChainDuel {
 public:
  // So that numbers of points and claims fit the key.
  static constexpr int kMostVertices = 10;
  static constexpr int kMostPoints = 31;

  // Lists all copies of Colex graphs on the board. Nothing for boards with more vertices or edges,
  // or with more copies of one graph than OneSidedGame can hold, or for turns that are not covered.
  static std::optional<ColexDuel> on(const Graph& board, const TurnOrder& turns);

 private:
  using ChainDuel::ChainDuel;
};

}  // namespace harary
