// SPDX-License-Identifier: MIT
// A target game in the form that retrograde analysis needs: value and remoteness of every position
// that play can reach.
#pragma once

#include "games/edges/turns.hpp"
#include "games/edges/two_colour_table.hpp"
#include "games/remote_table.hpp"

namespace harary {

// For rules of two colours on a board of at most 64 edges, each move colouring one edge.
template <PackedKey K>
class TargetTable : public TwoColourKeys<K>, public RemoteTable<Colouring<1, 2>> {
 public:
  using Position = Colouring<1, 2>;

  // `game` and `rules`, which are the same game, must outlive the table.
  template <class Game>
  TargetTable(const Game& game, const RuntimeRules& rules)
      : TwoColourKeys<K>(game.board()), RemoteTable(game, rules), turns_(game.turns()) {}

  bool first_chooses(int layer) const { return turns_.mover(layer) == Side::first; }

 private:
  TurnOrder turns_;
};

}  // namespace harary
