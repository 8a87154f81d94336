// SPDX-License-Identifier: MIT
// The best moves of a position, from any engine that can value a move.
#pragma once

#include <algorithm>
#include <vector>

#include "games/rules.hpp"

namespace harary {

// Moves to pairwise different keys that lead to `target` or better for the mover, given that p's
// value is not above `target`. `key_of(q)` is the engine's key of a position.
template <Rules R, class Engine, class KeyOf>
std::vector<typename R::Move> moves_reaching(const R& rules, Engine& engine,
                                             const typename R::Position& p, Value target,
                                             const KeyOf& key_of) {
  std::vector<typename R::Move> result;
  std::vector<decltype(key_of(p))> seen;
  for (const auto& move : rules.moves(p)) {
    const auto key = key_of(rules.after(p, move));
    if (std::find(seen.begin(), seen.end(), key) != seen.end()) continue;
    seen.push_back(key);
    if (engine.move_value(p, move, target - 1, target) >= target) result.push_back(move);
  }
  return result;
}

// The same for an engine whose keys are those of the rules.
template <Rules R, class Engine>
std::vector<typename R::Move> moves_reaching(const R& rules, Engine& engine,
                                             const typename R::Position& p, Value target) {
  return moves_reaching(rules, engine, p, target,
                        [&](const typename R::Position& q) { return rules.key(q); });
}

}  // namespace harary
