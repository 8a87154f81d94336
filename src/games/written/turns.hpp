// SPDX-License-Identifier: MIT
// Turns of several moves: the list of a written game, whose last number is repeated. A position
// knows the number of its turn only as far as that matters: beyond the list turns differ in whose
// they are, and in nothing else.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "games/rules.hpp"
#include "games/written/position.hpp"

namespace harary::written {

class Turns {
 public:
  Turns(std::vector<int> moves, Side starts) : moves_(std::move(moves)), starts_(starts) {
    while (moves_.size() > 1 && moves_[moves_.size() - 2] == moves_.back()) moves_.pop_back();
  }

  Progress start() const { return {.turn = 0, .left = moves_.front()}; }
  Side mover(int turn) const { return turn % 2 == 0 ? starts_ : opponent(starts_); }
  int moves_in(int turn) const {
    const auto t = static_cast<std::size_t>(turn);
    return t < moves_.size() ? moves_[t] : moves_.back();
  }
  // The number that the turn has here, in a play where turns are counted on.
  int repeated(int turn) const { return turn <= most() ? turn : most() - (turn - most()) % 2; }
  // The turn after the last move of this one.
  int next(int turn) const { return turn < most() ? turn + 1 : turn - 1; }
  // The largest number that a turn has here: of two that are repeated in turn.
  int most() const { return static_cast<int>(moves_.size()); }
  void make_move(Progress& p) const {
    if (--p.left > 0) return;
    p.turn = next(p.turn);
    p.left = moves_in(p.turn);
  }
  // How the turns stand after this number of moves.
  Progress after(int moves) const {
    Progress p = start();
    for (int i = 0; i < moves; ++i) make_move(p);
    return p;
  }

 private:
  std::vector<int> moves_;
  Side starts_;
};

}  // namespace harary::written
