// SPDX-License-Identifier: MIT
// Whose turn it is, as a function of the number of moves made: strict alternation, or a bias a:b:
// Red colours a edges (or vertices) a turn and Green b. The last turn may be shorter, when none is
// left.
#pragma once

#include "base/assert.hpp"
#include "games/rules.hpp"

namespace harary {

struct TurnOrder {
  Side starter = Side::first;
  int first_bias = 1;   // what Side::first colours a turn
  int second_bias = 1;  // … and Side::second

  constexpr int bias(Side side) const { return side == Side::first ? first_bias : second_bias; }

  constexpr Side mover(int moves_made) const {
    HARARY_ASSERT(moves_made >= 0, "a number of moves is not negative");
    HARARY_ASSERT(first_bias >= 1 && second_bias >= 1,
                  "each player colours an edge a turn, or more");
    const int in_round = moves_made % (first_bias + second_bias);
    return in_round < bias(starter) ? starter : opponent(starter);
  }
  // How many of the first `moves_made` moves were made by `side`.
  constexpr int moves_of(Side side, int moves_made) const {
    HARARY_ASSERT(moves_made >= 0, "a number of moves is not negative");
    const int round = first_bias + second_bias;
    const int rest = moves_made % round;
    const int by_starter =
        moves_made / round * bias(starter) + (rest < bias(starter) ? rest : bias(starter));
    return side == starter ? by_starter : moves_made - by_starter;
  }

  friend constexpr bool operator==(const TurnOrder&, const TurnOrder&) = default;
};

}  // namespace harary
