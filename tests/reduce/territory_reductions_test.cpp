// SPDX-License-Identifier: MIT
// FVS, SCS, MSCS and QBF against flood and Honey-Bee: both sides solved exactly.
#include <gtest/gtest.h>

#include <algorithm>

#include "app/flood.hpp"
#include "games/formulas/formula_games.hpp"
#include "games/formulas/formula_text.hpp"
#include "games/honey_bee/honey_bee.hpp"
#include "reduce/bee_of_qbf.hpp"
#include "reduce/bee_of_scs.hpp"
#include "reduce/flood_reductions.hpp"
#include "solve/deepening/search.hpp"
#include "solve/reference/reference.hpp"
#include "support/reduce/random_problems.hpp"

namespace harary::tests {
namespace {

FloodAnswer flood(const TerritoryReduction& reduction) {
  Job job;
  FloodAnswer answer = solve_flood(reduction.board(), reduction.start, job);
  EXPECT_TRUE(answer.optimal());
  return answer;
}

template <int Words>
bool wins_on(const std::shared_ptr<const HoneyBeeBoard>& board) {
  Job job;
  const HoneyBeeRules<Words> rules(board);
  DeepeningSearch<HoneyBeeRules<Words>> engine(rules, job, 1 << 24);
  return engine.value(rules.start(), 0, 1) > 0;
}
bool player_a_wins(const TerritoryReduction& reduction) {
  const auto board = std::make_shared<const HoneyBeeBoard>(reduction.board(), reduction.start,
                                                           reduction.second_start,
                                                           std::map<std::string, std::string>{});
  const int order = board->contracted().order();
  if (order <= 64) return wins_on<1>(board);
  if (order <= 128) return wins_on<2>(board);
  if (order <= 256) return wins_on<4>(board);
  return wins_on<16>(board);
}

TEST(TerritoryReductions, FeedbackSetsAreFloods) {
  TestRandom random(61);
  for (int round = 0; round < 1000; ++round) {
    FeedbackProblem problem = random_feedback(random, 8);
    Job job;
    const auto smallest = smallest_feedback_set(problem, job);
    const int size = static_cast<int>(smallest.size());
    problem.bound = size;
    const FloodAnswer answer = flood(flood_of_feedback(problem));
    // The shortest flood is |X| + t for the smallest t, so the answers agree for every bound.
    ASSERT_EQ(answer.length(), problem.vertices + size) << problem_text(problem);
    ASSERT_TRUE(acyclic_without(problem, feedback_set_of_calls(problem, answer.calls)));
    ASSERT_LE(static_cast<int>(feedback_set_of_calls(problem, answer.calls).size()), size);
    const auto calls = calls_of_feedback_set(problem, smallest);
    ASSERT_EQ(static_cast<int>(calls.size()), problem.vertices + size);
    ASSERT_EQ(feedback_set_of_calls(problem, calls), smallest);
  }
}

TEST(TerritoryReductions, ModifiedSupersequencesAreFloodsOfTrees) {
  TestRandom random(62);
  for (int round = 0; round < 1000; ++round) {
    const SequenceProblem problem = random_mscs(random, 7, 4);
    Job job;
    const auto shortest = shortest_supersequence(problem.sequences, job);
    const FloodAnswer answer = flood(flood_of_mscs(problem));
    ASSERT_EQ(answer.length(), static_cast<int>(shortest->size()));
    Letters calls;
    for (const int call : answer.calls) calls.push_back(static_cast<std::uint8_t>(call));
    for (const Letters& part : problem.sequences) ASSERT_TRUE(is_subsequence(part, calls));
  }
}

TEST(TerritoryReductions, ModifiedSupersequencesHaveTwiceTheLetters) {
  TestRandom random(63);
  for (int round = 0; round < 1000; ++round) {
    const SequenceProblem problem = random_scs(random, 7, 4);
    Job job;
    const auto shortest = shortest_supersequence(problem.sequences, job);
    const auto modified = shortest_supersequence(mscs_of_scs(problem).sequences, job);
    ASSERT_EQ(modified->size(), 2 * shortest->size());
  }
}

TEST(TerritoryReductions, SupersequencesAreFloodsOfSeriesParallelGraphs) {
  TestRandom random(64);
  for (int round = 0; round < 1000; ++round) {
    SequenceProblem problem = random_scs(random, 9, 5);
    Job job;
    const auto shortest = shortest_supersequence(problem.sequences, job);
    const int length = static_cast<int>(shortest->size());
    for (problem.bound = length - 1; problem.bound <= length + 1; ++problem.bound) {
      const TerritoryReduction reduction = flood_of_scs(problem);
      ASSERT_EQ(flood(reduction).length() <= reduction.bound, problem.bound >= length);
    }
    ASSERT_EQ(static_cast<int>(calls_of_supersequence(*shortest).size()), 2 * length + 1);
  }
}

// Theorem 3.12 as printed, with a chain of n diamonds, says yes where the answer is no.
TEST(TerritoryReductions, TheChainAsPrintedIsTooShort) {
  SequenceProblem problem{{{0, 0, 1, 0, 1, 0}, {1, 0, 1, 0, 0, 0}}, 0};
  Job job;
  const int length = static_cast<int>(shortest_supersequence(problem.sequences, job)->size());
  ASSERT_EQ(length, 8);
  problem.bound = length - 1;
  const TerritoryReduction printed = flood_of_scs(problem, DiamondChain::as_printed);
  EXPECT_EQ(flood(printed).length(), printed.bound);
  const TerritoryReduction mended = flood_of_scs(problem);
  EXPECT_GT(flood(mended).length(), mended.bound);
}

TEST(TerritoryReductions, SupersequencesAreWinsOfHoneyBee) {
  TestRandom random(65);
  int wins = 0;
  for (int round = 0; round < 1000; ++round) {
    SequenceProblem problem = random_scs(random, 7, 3);
    Job job;
    const int length = static_cast<int>(shortest_supersequence(problem.sequences, job)->size());
    problem.bound = std::max(1, length - 2 + random.below(4));
    const bool won = player_a_wins(bee_of_scs(problem));
    ASSERT_EQ(won, problem.bound >= length) << problem_text(problem, "scs");
    wins += won ? 1 : 0;
  }
  EXPECT_GT(wins, 300);
  EXPECT_LT(wins, 700);
}

bool holds(const QuantifiedFormula& formula) {
  const QuantifiedFormulaRules rules(formula);
  return for_first(rules.mover(rules.start()),
                   Reference<QuantifiedFormulaRules>(rules).evaluate(rules.start()).value) > 0;
}

TEST(TerritoryReductions, AllQbfsWithTwoVariablesAndUpToThreeClausesAreWinsOfHoneyBee) {
  // Clauses without a variable and its negation; each formula with all prefixes.
  const std::vector<Clause> clauses{{1}, {-1}, {2}, {-2}, {1, 2}, {1, -2}, {-1, 2}, {-1, -2}};
  int tested = 0;
  for (unsigned chosen = 1; chosen < 1U << clauses.size(); ++chosen) {
    if (std::popcount(chosen) > 3) continue;
    for (int quantifiers = 0; quantifiers < 4; ++quantifiers) {
      QuantifiedFormula formula;
      for (const int x : {1, 2}) {
        const bool exists = (quantifiers >> (x - 1) & 1) == 0;
        formula.prefix.push_back({exists ? Quantifier::exists : Quantifier::for_all, x});
      }
      for (std::size_t c = 0; c < clauses.size(); ++c) {
        if ((chosen >> c & 1) != 0) formula.clauses.push_back(clauses[c]);
      }
      ASSERT_EQ(player_a_wins(bee_of_qbf(formula)), holds(formula)) << formula_word(formula);
      ++tested;
    }
  }
  EXPECT_EQ(tested, 4 * (8 + 28 + 56));
}

void agree_on_random_qbfs(int count, int variables, std::uint64_t seed) {
  TestRandom random(seed);
  for (int round = 0; round < count; ++round) {
    QuantifiedFormula formula;
    for (int x = 1; x <= variables; ++x) {
      formula.prefix.push_back(
          {random.below(2) == 0 ? Quantifier::exists : Quantifier::for_all, x});
    }
    for (int wanted = 1 + random.below(5); static_cast<int>(formula.clauses.size()) < wanted;) {
      Clause clause;
      for (int x = 1; x <= variables; ++x) {
        const int dice = random.below(4);
        if (dice < 2) clause.push_back(dice == 0 ? x : -x);
      }
      if (!clause.empty()) formula.clauses.push_back(clause);
    }
    ASSERT_EQ(player_a_wins(bee_of_qbf(formula)), holds(formula)) << formula_word(formula);
  }
}

TEST(TerritoryReductions, RandomQbfsWithThreeVariablesAreWinsOfHoneyBee) {
  agree_on_random_qbfs(40, 3, 66);
}
TEST(TerritoryReductionsLong, RandomQbfsWithFourVariablesAreWinsOfHoneyBee) {
  agree_on_random_qbfs(200, 4, 67);
}

}  // namespace
}  // namespace harary::tests
