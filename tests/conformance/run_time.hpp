// SPDX-License-Identifier: MIT
// Rules at run time are the same rules as the typed ones: the same positions, moves in the same
// order, words, keys, and what else engines ask.
#pragma once

#include <algorithm>
#include <vector>

#include "conformance/random_play.hpp"
#include "games/rules_of.hpp"
#include "solve/reference/reference.hpp"

namespace harary::tests {

// The moves of an unfinished position and where they lead.
template <class R>
void check_moves_at_run_time(const RulesOf<R>& runtime, const typename R::Position& typed) {
  const R& rules = runtime.typed();
  const Position p = Position::of(typed);
  std::vector<typename R::Key> keys;
  std::vector<Key> plain_keys;
  const Moves range = runtime.moves(p);
  auto at = range.begin();
  std::size_t count = 0;
  for (const auto& each : rules.moves(typed)) {
    ASSERT_FALSE(at == range.end());
    const Move move = Move::of(typename R::Move(each));
    ASSERT_EQ(*at, move);
    ++at;
    const auto q = rules.after(typed, each);
    const Position after = runtime.after(p, move);
    ASSERT_EQ(after, Position::of(q));
    EXPECT_EQ(runtime.move_text(p, move), rules.move_text(typed, each));
    if constexpr (Prioritised<R> && !Estimated<R>) {
      EXPECT_EQ(runtime.move_priority(p, move), rules.move_priority(typed, each));
    }
    if (++count > 64) return;  // positions with several edges a move have millions
    keys.push_back(rules.key(q));
    plain_keys.push_back(runtime.key(after));
  }
  EXPECT_TRUE(at == range.end());
  for (std::size_t i = 0; i < keys.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      EXPECT_EQ(keys[i] == keys[j], plain_keys[i] == plain_keys[j]);
    }
  }
}

template <class R>
void same_at_run_time(const R& rules, TestRandom& random) {
  const RulesOf<R> runtime(rules);
  EXPECT_EQ(runtime.start(), Position::of(rules.start()));
  EXPECT_EQ(runtime.cuts(), rules.cuts());
  const RandomGame<R> game = play_at_random(rules, random);
  for (const auto& typed : sample(game, 4)) {
    const Position p = Position::of(typed);
    EXPECT_EQ(p.template as<typename R::Position>(), typed);
    EXPECT_EQ(runtime.mover(p), rules.mover(typed));
    EXPECT_EQ(runtime.result(p), rules.result(typed));
    EXPECT_EQ(runtime.representative(p), Position::of(rules.representative(typed)));
    EXPECT_EQ(runtime.position_text(p), rules.position_text(typed));
    EXPECT_EQ(runtime.parse_position(rules.position_text(typed)), p);
    EXPECT_EQ(runtime.layer(p).has_value(), Graded<R>);
    if constexpr (Graded<R>) {
      EXPECT_EQ(runtime.layer(p), rules.layer(typed));
    }
    if constexpr (FixedLength<R>) {
      EXPECT_EQ(runtime.remaining_moves(p), rules.remaining_moves(typed));
    }
    if (rules.result(typed)) continue;
    if constexpr (Bounded<R>) {
      EXPECT_EQ(runtime.bounds(p).lower, rules.bounds(typed).lower);
      EXPECT_EQ(runtime.bounds(p).upper, rules.bounds(typed).upper);
    }
    check_moves_at_run_time(runtime, typed);
  }
}

// The last moves of a game, as the plain definition sees them.
template <class R>
void same_values_at_run_time(const R& rules, TestRandom& random) {
  if constexpr (requires { rules.total(); }) {
    if (rules.total() > 20) return;
  }
  const RulesOf<R> runtime(rules);
  const RandomGame<R> game = play_at_random(rules, random);
  Reference<R> reference(rules);
  Reference<RuntimeRules> plain(runtime);
  const std::size_t from = game.steps.size() - std::min<std::size_t>(game.steps.size(), 5);
  for (std::size_t i = from; i < game.steps.size(); ++i) {
    const auto& p = game.steps[i].position;
    EXPECT_EQ(plain.evaluate(Position::of(p)), reference.evaluate(p));
  }
}

}  // namespace harary::tests
