// SPDX-License-Identifier: MIT
#include "app/sets_engine.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "games/target/achievement.hpp"
#include "games/target/maker_breaker.hpp"
#include "solve/reference/reference.hpp"
#include "support/graph/families.hpp"

namespace harary {
namespace {

FreeEdgeSetup random_setup(std::mt19937_64& random) {
  const int points = 5 + static_cast<int>(random() % 4);
  WinningSets sets;
  for (int p = 0; p < points; ++p) sets.names.push_back("m" + std::to_string(p));
  for (auto& family : sets.sets) {
    family = random_hypergraph(random, points, 10, 4).sets;
    keep_minimal(family);
  }
  return {std::make_shared<const WinningSets>(std::move(sets)),
          random() % 2 == 0 ? Side::first : Side::second,
          {}};
}

// In positions of random plays.
template <class R>
void expect_agreement(const R& rules, std::mt19937_64& random) {
  Job job;
  SetsEngine<R> engine(rules, job);
  Reference<R> reference(rules);
  auto p = rules.start();
  while (!rules.result(p)) {
    ASSERT_EQ(engine.value(Position::of(p), -kInfinity, kInfinity), reference.value(p));
    std::vector<int> moves;
    for (const int e : rules.moves(p)) moves.push_back(e);
    p = rules.after(p, moves[random() % moves.size()]);
  }
}

TEST(SetsEngine, AgreesWithTheRules) {
  std::mt19937_64 random(1);
  for (int instance = 0; instance < 150; ++instance) {
    const FreeEdgeSetup setup = random_setup(random);
    using Base = FreeEdgeGame<1>;
    expect_agreement(MakerBreakerOn<Base>(setup), random);
    expect_agreement(AchievementOn<Base, PositionalEnding::draw>(setup), random);
    expect_agreement(AchievementOn<Base, PositionalEnding::green_wins>(setup), random);
  }
}

}  // namespace
}  // namespace harary
