// SPDX-License-Identifier: MIT
// What an engine says of moves. An engine values positions; ProofSearch (search.hpp) is one:
//   value(q, alpha, beta)            the value of q for its mover, or a bound outside the window
//   known_to_reach(q, target, side)  whether it is known without a search that q is worth `target`
//                                    or better for `side`
//   coding()                         of its values
#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <vector>

#include "base/assert.hpp"
#include "games/rules.hpp"
#include "solve/proof/expansion.hpp"
#include "solve/proof/valuation.hpp"

namespace harary {

template <class Engine, class R>
concept ValuesPositions =
    Rules<R> && requires(Engine& engine, const typename R::Position& p, Value value) {
      { engine.value(p, value, value) } -> std::same_as<Value>;
      { engine.known_to_reach(p, value, Side::first) } -> std::same_as<bool>;
      { engine.coding() } -> std::same_as<Coding>;
    };

// The value for the mover of p after `move`, in the window of p.
template <Rules R, ValuesPositions<R> Engine>
Value move_value(const R& rules, Engine& engine, const typename R::Position& p,
                 const typename R::Move& move, Value alpha = -kInfinity, Value beta = kInfinity) {
  HARARY_ASSERT(alpha < beta, "a window is not empty");
  const typename R::Position q = rules.after(p, move);
  const bool same = rules.mover(q) == rules.mover(p);
  const Coding coding = engine.coding();
  const ValueRange window = seen_before(deeper(coding, {alpha, beta}), same);
  const Value value = engine.value(q, window.lower, window.upper);
  return shallower(coding, same ? value : -value);
}

// A move from p of which it is known without a search that it leads to `target` or better for the
// mover.
template <Rules R, ValuesPositions<R> Engine>
std::optional<typename R::Move> proved_move(const R& rules, Engine& engine,
                                            const typename R::Position& p, Value target) {
  for (const auto& move : rules.moves(p)) {
    if (engine.known_to_reach(rules.after(p, move), target, rules.mover(p))) return move;
  }
  return std::nullopt;
}

// Moves to pairwise different keys that lead to `target` or better for the mover, given that p's
// value is not above `target`.
template <Rules R, ValuesPositions<R> Engine>
std::vector<typename R::Move> moves_reaching(const R& rules, Engine& engine,
                                             const typename R::Position& p, Value target) {
  std::vector<typename R::Move> result;
  std::vector<typename R::Key> seen;
  for (const auto& move : rules.moves(p)) {
    const auto key = rules.key(rules.after(p, move));
    if (std::find(seen.begin(), seen.end(), key) != seen.end()) continue;
    seen.push_back(key);
    if (move_value(rules, engine, p, move, target - 1, target) >= target) result.push_back(move);
  }
  return result;
}

}  // namespace harary
