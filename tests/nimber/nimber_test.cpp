// SPDX-License-Identifier: MIT
// The nimber search on the saturation games: it agrees with the plain definition and with the proof
// search, whatever the number of threads and the memory. Small enough for the thread sanitizer.
#include <gtest/gtest.h>

#include "games/one_colour/saturation_family.hpp"
#include "graph/named.hpp"
#include "instances/instances.hpp"
#include "solve/nimber/search.hpp"
#include "solve/proof/search.hpp"
#include "solve/reference/reference.hpp"

namespace harary::tests {
namespace {

Budget budget(int threads, std::uint64_t memory) {
  Budget result;
  result.threads = threads;
  result.memory_bytes = memory;
  return result;
}

TEST(Nimbers, AgreeWithTheReferenceAndTheProofSearch) {
  int sums = 0;
  int first_wins = 0;
  for_random_instances<SaturationFamily>(
      200, 13, 3, [&](const auto& rules, const GameDescription&, const OptionTexts&) {
        using R = std::decay_t<decltype(rules)>;
        Job job;
        with_sum(rules, [&](const auto& sum, const auto& to_sum) {
          ++sums;
          const auto start = rules.start();
          const Value expected = Reference<R>(rules).evaluate(start).value;
          NimberSearch search(sum, job);
          EXPECT_EQ(search.previous_wins(to_sum(sum, start)), expected < 0);
          EXPECT_EQ(search.nimber(to_sum(sum, start)) == 0, expected < 0);
          EXPECT_EQ(ProofSearch<R>(rules, job).value(start), expected);
          first_wins += expected > 0 ? 1 : 0;
        });
      });
  EXPECT_GT(sums, 50);
  EXPECT_GT(first_wins, 10);
  EXPECT_LT(first_wins, sums - 10);
}

class TriangleGame {
 public:
  explicit TriangleGame(int order)
      : rules_(SaturationRules<2>(
            {std::make_shared<const EdgeBoard>(complete_graph(order)), {}, Side::first},
            complete_graph(3), Growth::anywhere)) {}

  // Whether the second player wins, and the positions.
  std::pair<bool, std::uint64_t> solve(const Budget& budget) const {
    Job job(budget);
    NimberSearch search(rules_, job);
    const bool second = search.previous_wins(rules_.start());
    return {second, search.positions()};
  }

 private:
  TriangleSumRules rules_;
};

TEST(Nimbers, OneThreadVisitsTheSamePositionsInEveryRun) {
  const TriangleGame game(10);
  EXPECT_EQ(game.solve(budget(1, 1 << 28)), std::pair(false, std::uint64_t{2001}));
  EXPECT_EQ(game.solve(budget(1, 1 << 28)), std::pair(false, std::uint64_t{2001}));
}

TEST(Nimbers, ThreadsAgree) {
  const TriangleGame game(11);
  const auto [second, alone] = game.solve(budget(1, 1 << 28));
  EXPECT_TRUE(second);
  const auto [answer, positions] = game.solve(budget(3, 1 << 28));
  EXPECT_TRUE(answer);
  EXPECT_LT(positions, 2 * alone);
}

TEST(Nimbers, LittleMemoryCostsTimeOnly) {
  EXPECT_FALSE(TriangleGame(10).solve(budget(1, kSmallestMemory)).first);
  EXPECT_TRUE(TriangleGame(11).solve(budget(2, kSmallestMemory)).first);
}

}  // namespace
}  // namespace harary::tests
