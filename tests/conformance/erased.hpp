// SPDX-License-Identifier: MIT
// Rules whose type is forgotten are the same rules: the same positions, moves in the same order,
// words, keys, and what else engines ask.
#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "app/erased/door_of.hpp"
#include "app/erased/erased_rules.hpp"
#include "conformance/random_play.hpp"
#include "solve/reference/reference.hpp"

namespace harary::tests {

// The moves of an unfinished position and where they lead.
template <class R>
void check_erased_moves(const R& rules, const ErasedRules<kBlobOf<R>>& erased,
                        const typename R::Position& p) {
  using Position = Blob<kBlobOf<R>>;
  using Move = typename ErasedRules<kBlobOf<R>>::Move;
  const Position blob = Position::of(p);
  std::vector<typename R::Key> keys;
  std::vector<Position> erased_keys;
  auto range = erased.moves(blob);
  auto at = range.begin();
  std::size_t count = 0;
  for (const auto& move : rules.moves(p)) {
    ASSERT_FALSE(at == range.end());
    ASSERT_EQ(*at, Move::of(typename R::Move(move)));
    ++at;
    const auto q = rules.after(p, move);
    const Position after = erased.after(blob, Move::of(typename R::Move(move)));
    ASSERT_EQ(after, Position::of(q));
    EXPECT_EQ(erased.move_text(blob, Move::of(typename R::Move(move))), rules.move_text(p, move));
    if constexpr (Promising<R> && !Estimated<R>) {
      EXPECT_EQ(erased.promise(blob, Move::of(typename R::Move(move))), rules.promise(p, move));
    }
    if (++count > 64) return;  // positions with several edges a move have millions
    keys.push_back(rules.key(q));
    erased_keys.push_back(erased.key(after));
  }
  EXPECT_TRUE(at == range.end());
  // Small blobs hold no large keys: then erased keys may tell more apart, never less.
  for (std::size_t i = 0; i < keys.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const bool same = erased_keys[i] == erased_keys[j];
      if (same || sizeof(typename R::Key) <= kBlobOf<R>) {
        EXPECT_EQ(keys[i] == keys[j], same);
      }
    }
  }
}

template <class R>
void same_when_erased(const R& rules, TestRandom& random) {
  using Position = Blob<kBlobOf<R>>;
  const ErasedRules<kBlobOf<R>> erased(std::make_shared<DoorOf<R>>(rules));
  EXPECT_EQ(erased.start(), Position::of(rules.start()));
  EXPECT_EQ(erased.cuts(), rules.cuts());
  const RandomGame<R> game = play_at_random(rules, random);
  for (const auto& p : sample(game, 4)) {
    const Position blob = Position::of(p);
    EXPECT_EQ(blob.template as<typename R::Position>(), p);
    EXPECT_EQ(erased.mover(blob), rules.mover(p));
    EXPECT_EQ(erased.result(blob), rules.result(p));
    EXPECT_EQ(erased.representative(blob), Position::of(rules.representative(p)));
    EXPECT_EQ(erased.position_text(blob), rules.position_text(p));
    EXPECT_EQ(erased.parse_position(rules.position_text(p)), blob);
    EXPECT_EQ(erased.graded(), Graded<R>);
    if constexpr (Graded<R>) {
      EXPECT_EQ(erased.layer(blob), rules.layer(p));
    }
    if constexpr (FixedLength<R>) {
      EXPECT_EQ(erased.moves_left(blob), rules.remaining_moves(p));
    }
    if (rules.result(p)) continue;
    if constexpr (Bounded<R>) {
      EXPECT_EQ(erased.bounds(blob).lower, rules.bounds(p).lower);
      EXPECT_EQ(erased.bounds(blob).upper, rules.bounds(p).upper);
    }
    check_erased_moves(rules, erased, p);
  }
}

// The last moves of a game, as the plain definition sees them.
template <class R>
void same_values_when_erased(const R& rules, TestRandom& random) {
  if constexpr (requires { rules.total(); }) {
    if (rules.total() > 20) return;
  }
  const ErasedRules<kBlobOf<R>> erased(std::make_shared<DoorOf<R>>(rules));
  const RandomGame<R> game = play_at_random(rules, random);
  Reference<R> reference(rules);
  Reference<ErasedRules<kBlobOf<R>>> of_erased(erased);
  const std::size_t from = game.steps.size() - std::min<std::size_t>(game.steps.size(), 5);
  for (std::size_t i = from; i < game.steps.size(); ++i) {
    const auto& p = game.steps[i].position;
    EXPECT_EQ(of_erased.evaluate(Blob<kBlobOf<R>>::of(p)), reference.evaluate(p));
  }
}

}  // namespace harary::tests
