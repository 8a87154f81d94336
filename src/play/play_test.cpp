// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "base/job.hpp"
#include "games/edges/setup.hpp"
#include "games/rules_of.hpp"
#include "games/scoring/scoring.hpp"
#include "play/chances.hpp"
#include "play/explored.hpp"
#include "play/learning.hpp"
#include "play/playouts.hpp"
#include "solve/reference/reference.hpp"

namespace harary {
namespace {

using Number = PositionGraph::Number;

// Captures the graph of a small game of each kind of value.
CaptureRules<1> capture(const std::string& board) {
  GameOptions options;
  options.set("board", board);
  return CaptureRules<1>(read_two_colour_setup(options, options.board()));
}

class PlayOnBoards : public testing::TestWithParam<const char*> {
 protected:
  Job job;
  CaptureRules<1> rules = capture(GetParam());
  RulesOf<CaptureRules<1>> runtime{rules};
  Explored built{runtime, 100'000, job};
  const PositionGraph& graph = built.graph();
};

TEST_P(PlayOnBoards, ValuesAreThoseOfTheReference) {
  Reference<CaptureRules<1>> reference(rules);
  const auto start = rules.start();
  const Evaluation expected = reference.evaluate(start);
  EXPECT_EQ(graph.node(graph.start()).value, for_first(rules.mover(start), expected.value));
  EXPECT_EQ(graph.node(graph.start()).remoteness, expected.remoteness);
  for (const int move : rules.moves(start)) {
    const auto p = rules.after(start, move);
    const auto number = built.find(Position::of(p));
    ASSERT_TRUE(number);
    EXPECT_EQ(graph.node(*number).value, for_first(rules.mover(p), reference.evaluate(p).value));
  }
}

TEST_P(PlayOnBoards, ArcsHaveAsManyWaysAsThereAreMoves) {
  const auto start = rules.start();
  std::uint32_t ways = 0;
  for (const auto& arc : graph.arcs(graph.start())) ways += arc.ways;
  EXPECT_EQ(ways, static_cast<std::uint32_t>(rules.moves(start).size()));
}

TEST_P(PlayOnBoards, EveryPolicyIsADistribution) {
  std::vector<double> scores(graph.size(), 0.5);
  Experience experience;
  experience.set(0, 40);
  const RandomPolicy random;
  const KeepingPolicy keeping;
  const PerfectPolicy perfect;
  const ErringPolicy erring(0.3);
  const SafePolicy safe;
  const GreedyPolicy greedy;
  const TemptingPolicy tempting;
  const ScoredPolicy scored(scores);
  const LearningPolicy learning(scores, experience);
  for (const Policy* policy :
       {static_cast<const Policy*>(&random), static_cast<const Policy*>(&keeping),
        static_cast<const Policy*>(&perfect), static_cast<const Policy*>(&erring),
        static_cast<const Policy*>(&safe), static_cast<const Policy*>(&greedy),
        static_cast<const Policy*>(&tempting), static_cast<const Policy*>(&scored),
        static_cast<const Policy*>(&learning)}) {
    for (Number n = 0; n < graph.size(); ++n) {
      if (graph.node(n).finished) continue;
      std::vector<double> chance(graph.arcs(n).size());
      policy->weigh(graph, n, chance);
      ASSERT_NEAR(std::accumulate(chance.begin(), chance.end(), 0.0), 1, 1e-9);
      for (const double c : chance) ASSERT_GE(c, 0);
    }
  }
}

TEST_P(PlayOnBoards, NobodyDoesBetterThanTheBoundAndPerfectPlayKeepsTheValue) {
  const ErringPolicy opponent(0.3);
  const PerfectPolicy perfect;
  for (const Side side : {Side::first, Side::second}) {
    const auto bound = best_chances(graph, side, opponent);
    const auto kept = chances(graph, side, perfect, opponent);
    const auto random = chances(graph, side, RandomPolicy(), opponent);
    const auto scored = chances(graph, side, ScoredPolicy(bound), opponent);
    for (Number n = 0; n < graph.size(); ++n) {
      ASSERT_LE(kept[n], bound[n] + 1e-9);
      ASSERT_LE(random[n], bound[n] + 1e-9);
      ASSERT_LE(scored[n], bound[n] + 1e-9);
      if (graph.value_for(side, n) > kOutcomeBase) {
        ASSERT_NEAR(kept[n], 1, 1e-9);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Small, PlayOnBoards, testing::Values("K4", "C5", "K3,3", "colex:8"));

TEST(Experience, IsRaisedByWinsLoweredByLossesAndBounded) {
  Job job;
  const RulesOf<CaptureRules<1>> rules(capture("K3"));  // the first player wins
  const Explored built(rules, 1000, job);
  const PositionGraph& graph = built.graph();
  Experience experience;
  Number lost = 0;
  while (graph.value_for(Side::second, lost) >= 0) ++lost;
  experience.learn(graph, Side::second, {lost}, true);
  EXPECT_GT(experience.weight(lost), 0);
  for (int i = 0; i < 100; ++i) experience.learn(graph, Side::second, {lost}, false);
  EXPECT_EQ(experience.weight(lost), Experience::kLeast);
  experience.learn(graph, Side::first, {lost}, true);  // won for the first player: nothing to learn
  EXPECT_EQ(experience.weight(lost), Experience::kLeast);
}

TEST(Playouts, FindAMoveThatWinsAtOnce) {
  // On P3 the first edge decides nothing, the second is forced: the merits are those of the end.
  Budget budget;
  budget.time = std::chrono::milliseconds(2000);
  const Job job(budget);
  const RulesOf<CaptureRules<1>> rules(capture("K4"));
  const auto judged = by_playouts(rules, rules.start(), 2000, 1, job);
  EXPECT_EQ(judged.size(), 6U);
  for (const auto& [move, merit] : judged) {
    EXPECT_GE(merit, -1);
    EXPECT_LE(merit, 1);
  }
  EXPECT_EQ(by_foresight(rules, rules.start(), 1, job).size(), 6U);
}

}  // namespace
}  // namespace harary
