// SPDX-License-Identifier: MIT
// The contract of Rules itself: moves, results, turns, layers, lengths, predecessors, bounds.
#pragma once

#include <algorithm>

#include "conformance/random_play.hpp"
#include "solve/reference/reference.hpp"

namespace harary::tests {

template <class R>
void check_moves(const R& rules, const typename R::Position& p) {
  const auto moves = first_moves(rules, p);
  ASSERT_EQ(moves.empty(), rules.result(p).has_value());
  const std::size_t stride = moves.size() / 20 + 1;
  for (std::size_t i = 0; i < moves.size(); i += stride) {
    ASSERT_EQ(std::count(moves.begin(), moves.end(), moves[i]), 1);
    const auto q = rules.after(p, moves[i]);
    ASSERT_EQ(q, rules.after(p, moves[i]));
    ASSERT_EQ(q.hash(), rules.after(p, moves[i]).hash());
    ASSERT_FALSE(q == p);
    if constexpr (Graded<R>) {
      ASSERT_GT(rules.layer(q), rules.layer(p));
    }
    if constexpr (Layered<R>) {
      ASSERT_EQ(rules.layer(q), rules.layer(p) + 1);
    }
    if constexpr (FixedLength<R>) {
      ASSERT_EQ(rules.remaining_moves(q), rules.remaining_moves(p) - 1);
    }
  }
}

// In finished positions a family need not have an empty set of moves, so only the rest is checked.
template <class R>
void check_end(const R& rules, const typename R::Position& p) {
  ASSERT_TRUE(rules.result(p).has_value());
  if constexpr (FixedLength<R>) {
    ASSERT_EQ(rules.remaining_moves(p), 0);
  }
  const Value first = for_first(rules.mover(p), *rules.result(p));
  const Verdict verdict = rules.verdict(first);
  // Who wins depends on the cuts below the value alone.
  const auto cuts = rules.cuts();
  ASSERT_FALSE(cuts.empty());
  ASSERT_TRUE(std::is_sorted(cuts.begin(), cuts.end()));
  const bool above_all = first > cuts.back();
  const bool below_all = first <= cuts.front();
  ASSERT_EQ(above_all, verdict.winner == Winner::first);
  if (verdict.winner == Winner::second) {
    ASSERT_TRUE(below_all);
  }
}

// Turns by the starter and the bias where the game has them, strictly in turn otherwise; games of
// more than two players, quantified formulas and games in which a player may end a turn have an
// order of their own.
template <class R>
void check_turns(const R& rules, const RandomGame<R>& game) {
  constexpr bool kByPrefix = requires { rules.formula().prefix; };
  constexpr bool kAtWill = requires { R::kTurnsEndAtWill; };
  if constexpr (!Coalitional<R> && !kByPrefix && !kAtWill) {
    Side expected = rules.mover(rules.start());
    if constexpr (requires { rules.turns(); }) {
      ASSERT_EQ(expected, rules.turns().starter);
    }
    int made = 0;  // by this player in this turn
    for (const auto& step : game.steps) {
      ASSERT_EQ(rules.mover(step.position), expected);
      int bias = 1;
      if constexpr (requires { rules.turns(); }) {
        bias = expected == Side::first ? rules.turns().first_bias : rules.turns().second_bias;
      }
      if (++made == bias) {
        expected = opponent(expected);
        made = 0;
      }
    }
  }
}

// Every predecessor leads here; the position that the game came from is among them up to
// isomorphism, asked from the position itself or from its representative.
template <class R>
void check_predecessors(const R& rules, const typename R::Position& before,
                        const typename R::Position& p) {
  if constexpr (Layered<R>) {
    const auto came_from = rules.representative(before);
    for (const auto& here : {p, rules.representative(p)}) {
      bool found = false;
      for (const auto& q : rules.predecessors(here)) {
        ASSERT_FALSE(rules.result(q).has_value());
        ASSERT_EQ(rules.layer(q) + 1, rules.layer(here));
        const auto moves = first_moves(rules, q);
        ASSERT_TRUE(std::any_of(moves.begin(), moves.end(),
                                [&](const auto& move) { return rules.after(q, move) == here; }));
        found = found || rules.representative(q) == came_from;
      }
      ASSERT_TRUE(found);
    }
  }
}

// The bounds hold of the value by the plain definition. For positions near the end.
template <class R>
void check_bounds(const R& rules, const typename R::Position& p, Reference<R>& reference) {
  if constexpr (Bounded<R>) {
    if (rules.result(p)) return;
    const Bounds bounds = rules.bounds(p);
    const Value value = reference.evaluate(p).value;
    ASSERT_LE(bounds.lower, value);
    ASSERT_GE(bounds.upper, value);
  }
}

}  // namespace harary::tests
