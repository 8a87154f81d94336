// SPDX-License-Identifier: MIT
// A moment of a game whose moves take one point each, as the engine for winning sets is asked.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "certificate/set_instance.hpp"
#include "games/set_game.hpp"
#include "verify/sets/move_order.hpp"

namespace harary {

inline SetState set_state_after(const SetInstance& instance, const MoveOrder& order, int made,
                                std::array<std::vector<int>, 2> taken) {
  SetState state;
  state.taken = std::move(taken);
  state.mover = order.mover(made);
  const int end = order.end();
  // A turn that a full board cuts short is still that player's.
  const int known = instance.turns.empty() ? end + 1 : static_cast<int>(instance.turns.size());
  while (made + state.left < known && order.mover(made + state.left) == state.mover) ++state.left;
  if (instance.turns.empty()) return state;
  for (int i = 1; i <= made; ++i) state.turn += order.mover(i) != order.mover(i - 1) ? 1 : 0;
  // Where the list fills the board nothing ends before.
  if (static_cast<int>(instance.turns.size()) >= instance.free_points()) return state;
  std::array<int, 2> turns{0, 0};
  for (int i = made; i < end; ++i) {
    if (i == made || order.mover(i) != order.mover(i - 1)) {
      ++turns[static_cast<std::size_t>(order.mover(i))];
    }
  }
  state.turns_left = turns;
  return state;
}

}  // namespace harary
