// SPDX-License-Identifier: MIT
// The best moves of a position, asked of any engine that knows what a move is worth.
#pragma once

#include <algorithm>
#include <vector>

#include "games/rules.hpp"

namespace harary {

// Moves to pairwise different keys that lead to `target` or better for the mover, given that p's
// value is not above `target`.
template <Rules R, class Engine>
std::vector<typename R::Move> moves_reaching(const R& rules, Engine& engine,
                                             const typename R::Position& p, Value target) {
  std::vector<typename R::Move> result;
  std::vector<typename R::Key> seen;
  for (const auto& move : rules.moves(p)) {
    const auto key = rules.key(rules.after(p, move));
    if (std::find(seen.begin(), seen.end(), key) != seen.end()) continue;
    seen.push_back(key);
    if (engine.move_value(p, move, target - 1, target) >= target) result.push_back(move);
  }
  return result;
}

}  // namespace harary
