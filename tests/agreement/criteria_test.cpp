// SPDX-License-Identifier: MIT
// Theorems never contradict the search, asked from start positions that are far from empty.
#include "games/positional/achievement/criteria.hpp"

#include <gtest/gtest.h>

#include "games/positional/achievement/achievement.hpp"
#include "games/positional/achievement/maker_breaker.hpp"
#include "graph/named.hpp"
#include "instances/instances.hpp"
#include "solve/reference/reference.hpp"
#include "support/games/with_ending.hpp"

namespace harary::tests {
namespace {

// The setups of random Maker-Breaker games.
template <class Visit>
void for_random_setups(int count, std::uint64_t seed, Visit&& visit) {
  TestRandom random(seed);
  const GameDescription game{"maker-breaker", "", target_options(), {}};
  for (int done = 0; done < count;) {
    const OptionTexts texts = random_options(game, 9, random);
    SCOPED_TRACE(words_of(game.name, texts));
    try {
      visit(read_target_setup(options_of(texts), false));
      ++done;
    } catch (const InputError&) {  // the start contains a copy
    }
    if (testing::Test::HasFailure()) return;
  }
}

TEST(ErdosSelfridge, WhatGreenCanStopRedCannotMake) {
  int stopped = 0;
  for_random_setups(1500, 31, [&](const TargetSetup& setup) {
    if (!breaker_stops_all_copies(setup)) return;
    ++stopped;
    const MakerBreakerRules<1> rules(setup);
    Reference<MakerBreakerRules<1>> reference(rules);
    const auto p = rules.start();
    ASSERT_EQ(for_first(rules.mover(p), reference.evaluate(p).value), -1);
  });
  EXPECT_GT(stopped, 100);
}

TEST(StrategyStealing, TheSecondPlayerNeverWinsAchievementFromTheEmptyBoard) {
  TestRandom random(32);
  const std::vector<std::string> targets{"K3", "P3", "P4", "C4", "star:3", "matching:2", "K2"};
  for (int round = 0; round < 300; ++round) {
    const Graph board = random.graph(2 + random.below(4), 60 + random.below(41));
    const Graph target = named_graph(targets[random.below(targets.size())]);
    if (board.edge_count() > 9 || target.order() > board.order()) continue;
    TargetSetup setup;
    setup.colours.board = std::make_shared<const EdgeBoard>(board);
    setup.targets = {target, target};
    using Rules = WithEnding<AchievementRules<1>, PositionalEnding::draw>;
    const Rules rules(setup);
    Reference<Rules> reference(rules);
    const Value value = reference.evaluate(rules.start()).value;
    ASSERT_GE(value, 0);
    if (const auto found = rules.theorem(rules.start())) {
      ASSERT_EQ(found->value, value);
    }
  }
}

// Where a Ramsey theorem speaks, no two-colouring of the board avoids the target in both colours;
// below its number there is one.
TEST(RamseyTheorems, SpeakExactlyOfBoardsWithoutGoodColourings) {
  for (const std::string name : {"K2", "K3", "P3", "P4", "P5", "C4", "star:3", "star:2"}) {
    const Graph target = named_graph(name);
    for (int n = target.order(); n <= 6; ++n) {
      const EdgeBoard board(complete_graph(n));
      const TargetCopies<1> copies(board, target);
      bool avoidable = false;
      for (std::uint64_t red = 0; red < std::uint64_t{1} << board.size() && !avoidable; ++red) {
        EdgeSet<1> own;
        own.word(0) = red;
        avoidable = !copies.contained_in(own) && !copies.contained_in(board.all<1>() - own);
      }
      EXPECT_EQ(known_ramsey_theorem(board.graph(), target).has_value(), !avoidable)
          << name << " on K" << n;
    }
  }
}

TEST(RamseyTheorems, SayNothingOfOtherBoardsAndTargets) {
  EXPECT_FALSE(known_ramsey_theorem(named_graph("K3,3"), named_graph("K3")));
  EXPECT_FALSE(known_ramsey_theorem(named_graph("colex:14"), named_graph("K3")));
  EXPECT_FALSE(known_ramsey_theorem(named_graph("K17"), named_graph("K4")));
  EXPECT_TRUE(known_ramsey_theorem(named_graph("K18"), named_graph("K4")));
  EXPECT_FALSE(known_ramsey_theorem(named_graph("K20"), named_graph("bowtie")));
}

}  // namespace
}  // namespace harary::tests
