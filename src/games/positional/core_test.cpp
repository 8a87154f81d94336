// SPDX-License-Identifier: MIT
// The cores of target games against the plain rules: values from every position that random
// play meets, keys, bounds, moves that are left out.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <unordered_map>
#include <vector>

#include "games/positional/achievement/achievement.hpp"
#include "games/positional/achievement/maker_breaker.hpp"
#include "games/positional/avoidance/avoidance.hpp"
#include "graph/named.hpp"
#include "support/games/plain_play.hpp"
#include "support/games/promises.hpp"
#include "support/games/random_targets.hpp"
#include "support/games/with_ending.hpp"

namespace harary {
namespace {

using Draw = WithEnding<AchievementRules<1>, PositionalEnding::draw>;
using Normal = WithEnding<AvoidanceRules<1>, AvoidanceEnding::normal>;
using NoDraw = WithEnding<AchievementRules<1>, PositionalEnding::green_wins>;

using Misere = WithEnding<AvoidanceRules<1>, AvoidanceEnding::misere>;

static_assert(HasCore<Normal> && HasCore<Misere>);
static_assert(HasCore<Draw> && HasCore<NoDraw> && HasCore<MakerBreakerRules<1>>);
static_assert(!HasCore<WithEnding<AchievementRules<4>, PositionalEnding::draw>>);
static_assert(Bounded<PositionalCore> && Estimated<PositionalCore>);
static_assert(Bounded<AvoidanceCore> && Estimated<AvoidanceCore>);

template <class R>
class AgainstPlain {
 public:
  using Core = typename R::Core;

  explicit AgainstPlain(const R& rules)
      : rules_(rules), core_(rules.core().value()), plain_(rules), in_core_(core_) {}

  void play(std::mt19937& random) {
    play_at_random(rules_, random, [this](const auto& p) { compare(p); });
  }
  int early_ends() const { return early_ends_; }
  int left_out() const { return left_out_; }
  int met_again() const { return met_again_; }

 private:
  void compare(const typename R::Position& p) {
    const Value value = plain_.value(p);
    const auto q = rules_.in_core(core_, p);
    SCOPED_TRACE(rules_.position_text(p));
    EXPECT_EQ(core_.mover(q), rules_.mover(p));
    EXPECT_EQ(in_core_.value(q), value);
    if (core_.result(q)) return;
    EXPECT_LE(core_.bounds(q).lower, value);
    EXPECT_GE(core_.bounds(q).upper, value);
    early_ends_ += core_.bounds(q).lower == core_.bounds(q).upper ? 1 : 0;
    left_out_ += core_.moves(q).size() < rules_.moves(p).size() ? 1 : 0;
    const auto [known, fresh] = values_.emplace(core_.key(q), value);
    if (!fresh) {
      EXPECT_EQ(known->second, value);
      ++met_again_;
    }
  }

  const R& rules_;
  Core core_;
  Reference<R> plain_;
  Reference<Core> in_core_;  // by its moves alone, without its bounds and keys
  std::unordered_map<typename Core::Key, Value, HashOfSmallValue> values_;
  int early_ends_ = 0;
  int left_out_ = 0;
  int met_again_ = 0;
};

template <class R>
R rules_of(const TargetSetup& setup) {
  if constexpr (std::is_constructible_v<R, TargetSetup>) {
    return R(setup);
  } else {
    return R(setup.colours, setup.targets);
  }
}

template <class R>
void compare_on_random_boards(unsigned seed) {
  std::mt19937 random(seed);
  int early_ends = 0;
  int left_out = 0;
  int met_again = 0;
  for (int i = 0; i < 400; ++i) {
    const R rules = rules_of<R>(random_target_setup(random));
    AgainstPlain<R> comparison(rules);
    for (int play = 0; play < 3; ++play) comparison.play(random);
    if (testing::Test::HasFailure()) return;
    early_ends += comparison.early_ends();
    left_out += comparison.left_out();
    met_again += comparison.met_again();
  }
  EXPECT_GT(early_ends, 100);
  EXPECT_GT(left_out, 100);
  EXPECT_GT(met_again, 100);
}

TEST(PositionalCore, AgreesWithPlainAchievement) {
  compare_on_random_boards<Draw>(1);
}

TEST(PositionalCore, AgreesWithPlainAchievementWithoutDraws) {
  compare_on_random_boards<NoDraw>(2);
}

TEST(PositionalCore, AgreesWithPlainMakerBreaker) {
  compare_on_random_boards<MakerBreakerRules<1>>(3);
}

// More copies than the other games' cores take: 1,260 of each on K7, of which 9 edges are open.
TEST(PositionalCore, AgreesWithPlainMakerBreakerOfManyCopies) {
  using Plain = MakerBreakerRules<1>;
  std::mt19937 random(5);
  int open_questions = 0;
  for (int i = 0; i < 60; ++i) {
    const auto board = std::make_shared<const EdgeBoard>(complete_graph(7));
    TwoColourSetup colours{board, {}, {}, {}};
    std::vector<Edge> edges(board->edges().begin(), board->edges().end());
    std::shuffle(edges.begin(), edges.end(), random);
    for (std::size_t e = 0; e < 12; ++e)
      (e % 3 == 0 ? colours.red : colours.green).push_back(edges[e]);
    const Graph target =
        i % 2 == 0 ? named_graph("P5") : Graph(5, {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {3, 4}, {2, 4}});
    const Plain rules(TargetSetup{colours, {target, target}});
    ASSERT_TRUE(rules.core().has_value());
    if (!rules.result(rules.start())) ++open_questions;
    AgainstPlain<Plain>(rules).play(random);
    if (testing::Test::HasFailure()) return;
  }
  EXPECT_GT(open_questions, 10);
}

TEST(AvoidanceCore, AgreesWithPlainMisereAvoidance) {
  compare_on_random_boards<Misere>(5);
}

TEST(AvoidanceCore, AgreesWithPlainAvoidance) {
  compare_on_random_boards<Normal>(4);
}

TEST(PairCopies, CoverElevenVerticesAndEqualTurns) {
  TurnOrder turns;
  EXPECT_TRUE(PairCopies::covers(11, turns));
  EXPECT_FALSE(PairCopies::covers(12, turns));
  turns.first_bias = 2;
  EXPECT_FALSE(PairCopies::covers(5, turns));
}

}  // namespace
}  // namespace harary
