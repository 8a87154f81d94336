// SPDX-License-Identifier: MIT
// The threshold game of `clique` (chain_threshold.hpp): the chain of the complete graphs, by their
// orders. On K9 one-sided games decide nearly every position that is searched.
//
// If the board has a clique of R(x, y) vertices, one player gets a clique of x vertices or the
// other one of y (Ramsey 1930). So on K9, where R(3, 4) = 9, Red needs four vertices from the
// start, and need not be kept from three before Green has three.
#pragma once

#include "games/edges/turns.hpp"
#include "games/scoring/chain_threshold.hpp"

namespace harary {

class CliqueThreshold : public ChainThreshold {
 public:
  static constexpr int kMostVertices = Key::kMostVertices;
  static constexpr int kMostPoints = 15;

  // Whether boards of this order and turns like these are covered.
  static bool covers(int order, const TurnOrder& turns) {
    return order <= kMostVertices && covers_turns(turns);
  }

  // For all boards of this order: positions, and so tables, are the same for all.
  CliqueThreshold(int order, const TurnOrder& turns);
};

}  // namespace harary
