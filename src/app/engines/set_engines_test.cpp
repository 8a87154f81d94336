// SPDX-License-Identifier: MIT
#include "app/set_family_parts.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <random>
#include <string>
#include <vector>

#include "games/positional/achievement/achievement.hpp"
#include "games/positional/achievement/maker_breaker.hpp"
#include "games/positional/avoidance/avoidance.hpp"
#include "games/positional/avoider/avoider.hpp"
#include "games/positional/waiter/waiter.hpp"
#include "solve/reference/reference.hpp"
#include "support/games/random_sets.hpp"
#include "support/games/random_targets.hpp"
#include "support/games/with_ending.hpp"

namespace harary {
namespace {

// A setup with a bias and points that are taken from the start; no set is complete.
PointSetup random_setup(std::mt19937_64& random) {
  const int points = 4 + below(random, 4);
  PointSetup setup;
  WinningSets sets = random_sets(random, points, 10, setup);
  setup.sets = std::make_shared<const WinningSets>(std::move(sets));
  setup.starter = random() % 2 == 0 ? Side::first : Side::second;
  setup.bias = {1 + below(random, 3), 1 + below(random, 3)};
  return setup;
}

// In positions of random plays.
template <class R>
void expect_agreement(R typed, std::mt19937_64& random) {
  const auto rules = std::make_shared<const RulesOf<R>>(std::move(typed));
  Job job;
  const GameOnSets on_sets = game_on_sets(rules);
  const auto engine = set_engine(on_sets, job);
  ASSERT_NE(engine, nullptr);
  Reference<R> reference(rules->typed());
  auto p = rules->typed().start();
  while (!rules->typed().result(p)) {
    ASSERT_EQ(engine->value(Position::of(p)), reference.value(p));
    std::vector<typename R::Move> moves;
    for (const auto& move : rules->typed().moves(p)) moves.push_back(move);
    p = rules->typed().after(p, moves[random() % moves.size()]);
  }
}

using OnPoints = PointSetGame<1>;
using Board = TargetGame<1>;
using Draw = WithEnding<AchievementOn<Board>, PositionalEnding::draw>;
using NoDraw = WithEnding<AchievementOn<Board>, PositionalEnding::green_wins>;

TEST(SetEngine, AgreesWithTheRulesOfBuilders) {
  std::mt19937_64 random(1);
  for (int instance = 0; instance < 150; ++instance) {
    const PointSetup setup = random_setup(random);
    expect_agreement(MakerBreakerOn<OnPoints>(setup), random);
    expect_agreement(WithEnding<AchievementOn<OnPoints>, PositionalEnding::draw>(setup), random);
    expect_agreement(WithEnding<AchievementOn<OnPoints>, PositionalEnding::green_wins>(setup),
                     random);
  }
}

TEST(SetEngine, AgreesWithTheRulesOfBuildersOnBoards) {
  std::mt19937 random(5);
  std::mt19937_64 plays(6);
  for (int instance = 0; instance < 150; ++instance) {
    const TargetSetup setup = random_target_setup(random, 2);
    expect_agreement(MakerBreakerOn<Board>(setup), plays);
    expect_agreement(Draw(setup), plays);
    expect_agreement(NoDraw(setup), plays);
  }
}

// Remoteness by the sets, where nothing is searched first, and by the search.
template <class R>
void expect_remoteness(R typed) {
  const auto rules = std::make_shared<const RulesOf<R>>(std::move(typed));
  const auto searches = std::make_shared<const EnginesOf<R>>(rules);
  GameOnSets on_sets = game_on_sets(rules);
  on_sets.game = [rules] {
    auto game = rules->typed().set_game();
    game->searched_first = 0;
    return game;
  };
  const auto engines = set_engines(on_sets, searches);
  Job job;
  const Position start = rules->start();
  EXPECT_EQ(engines->remoteness(job, 0.5)->value(start, -kInfinity, kInfinity),
            searches->remoteness(job, 0.5)->value(start, -kInfinity, kInfinity));
}

TEST(SetEngine, KnowsRemotenessOnBoards) {
  std::mt19937 random(7);
  for (int instance = 0; instance < 60; ++instance) {
    const TargetSetup setup = random_target_setup(random);
    expect_remoteness(MakerBreakerOn<Board>(setup));
    expect_remoteness(Draw(setup));
    expect_remoteness(NoDraw(setup));
  }
}

TEST(SetEngine, AgreesWithTheRulesOfAvoidance) {
  std::mt19937_64 random(4);
  for (int instance = 0; instance < 150; ++instance) {
    const PointSetup setup = random_setup(random);
    expect_agreement(WithEnding<AvoidanceOn<OnPoints>, AvoidanceEnding::misere>(setup), random);
    expect_agreement(WithEnding<AvoidanceOn<OnPoints>, AvoidanceEnding::normal>(setup), random);
  }
}

TEST(SetEngine, AgreesWithTheRulesOfAvoiders) {
  std::mt19937_64 random(2);
  for (int instance = 0; instance < 150; ++instance) {
    const PointSetup setup = random_setup(random);
    expect_agreement(StrictAvoiderOn<OnPoints>(setup), random);
    expect_agreement(MonotoneAvoiderOn<OnPoints>(setup), random);
  }
}

TEST(SetEngine, AgreesWithTheRulesOfWaiters) {
  std::mt19937_64 random(3);
  for (int instance = 0; instance < 150; ++instance) {
    const PointSetup setup = random_setup(random);
    expect_agreement(WithEnding<WaiterOn<OnPoints>, WaiterGame::waiter_client>(setup), random);
    expect_agreement(WithEnding<WaiterOn<OnPoints>, WaiterGame::client_waiter>(setup), random);
  }
}

}  // namespace
}  // namespace harary
