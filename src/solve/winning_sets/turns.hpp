// SPDX-License-Identifier: MIT
// Moments of a game with any order of turns. Players alternate; a turn ends early when no point is
// left.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/set_game.hpp"

namespace harary {

// A moment of the game: `left` more points of this turn.
struct SetTurn {
  int player = 0;
  int left = 1;
  std::size_t number = 0;  // of the turn in a list

  std::uint64_t mark() const {
    return static_cast<std::uint64_t>(number) << 32 | static_cast<std::uint64_t>(left) << 1 |
           static_cast<std::uint64_t>(player);
  }
};

inline SetTurn turn_of(const SetState& state) {
  return {state.mover, state.left, state.turn};
}
// The beginning of the player's turn of that number.
inline SetTurn turn_at(const PointsATurn& turns, int player, std::size_t number = 0) {
  const std::vector<int>& list = turns.listed;
  if (list.empty()) return {player, turns.bias[static_cast<std::size_t>(player)], number};
  return {player, list[std::min(number, list.size() - 1)], number};
}
inline SetTurn next_turn(const PointsATurn& turns, SetTurn turn) {
  const std::size_t size = turns.listed.size();
  const std::size_t number = size == 0 ? 0 : std::min(turn.number + 1, size - 1);
  return turn_at(turns, 1 - turn.player, number);
}
// After one more point.
inline SetTurn turn_after(const PointsATurn& turns, SetTurn turn) {
  if (turn.left > 1) return {turn.player, turn.left - 1, turn.number};
  return next_turn(turns, turn);
}

}  // namespace harary
