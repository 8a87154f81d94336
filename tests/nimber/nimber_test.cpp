// SPDX-License-Identifier: MIT
// The nimber search on the saturation games: it agrees with the plain definition and with the proof
// search, whatever the number of threads and the memory. Small enough for the thread sanitizer.
#include <gtest/gtest.h>

#include <random>
#include <set>
#include <utility>

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
      600, 13, 3, [&](const auto& rules, const GameDescription&, const OptionTexts&) {
        using R = std::decay_t<decltype(rules)>;
        // The game for a score is not a sum.
        if constexpr (requires { with_sum(rules, [](auto&&, auto&&) {}); }) {
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
        }
      });
  EXPECT_GT(sums, 50);
  EXPECT_GT(first_wins, 10);
  EXPECT_LT(first_wins, sums - 10);
}

template <int MaxOrder>
class TriangleGame {
 public:
  explicit TriangleGame(const Graph& board)
      : rules_(SaturationRules<4>({std::make_shared<const EdgeBoard>(board), {}, Side::first},
                                  complete_graph(3), Growth::anywhere)) {}

  // Whether the second player wins, and the positions.
  std::pair<bool, std::uint64_t> solve(const Budget& budget) const {
    Job job(budget);
    NimberSearch search(rules_, job);
    const bool second = search.previous_wins(rules_.start());
    return {second, search.positions()};
  }
  int nimber() const {
    Job job(budget(1, 1 << 26));
    return NimberSearch(rules_, job).nimber(rules_.start());
  }

 private:
  TriangleSumRules<MaxOrder> rules_;
};

TEST(Nimbers, OneThreadVisitsTheSamePositionsInEveryRun) {
  const TriangleGame<16> game(complete_graph(10));
  EXPECT_EQ(game.solve(budget(1, 1 << 28)), std::pair(false, std::uint64_t{2001}));
  EXPECT_EQ(game.solve(budget(1, 1 << 28)), std::pair(false, std::uint64_t{2001}));
}

// The rules for more vertices search in the same order; their tables lose other entries.
TEST(Nimbers, RoomForMoreVerticesChangesNoWinner) {
  for (const int order : {6, 9, 10, 11}) {
    const Graph board = complete_graph(order);
    const auto [second, positions] = TriangleGame<16>(board).solve(budget(1, 1 << 28));
    EXPECT_EQ(second, order == 9 || order == 11) << order;
    const auto with_18 = TriangleGame<18>(board).solve(budget(1, 1 << 28));
    EXPECT_EQ(with_18.first, second) << order;
    EXPECT_LT(with_18.second, positions + positions / 4) << order;
    const auto with_32 = TriangleGame<32>(board).solve(budget(1, 1 << 28));
    EXPECT_EQ(with_32.first, second) << order;
    EXPECT_LT(with_32.second, positions + positions / 4) << order;
  }
}

// Boards of 17 to 32 vertices, by the rules for any target.
TEST(Nimbers, OfLargeSparseBoardsAreThoseOfTheGeneralRules) {
  std::mt19937 random(7);
  std::set<int> nimbers;
  for (int round = 0; round < 40; ++round) {
    const int order = 17 + round % 16;
    Graph board(order);
    // A strip of triangles with gaps, and a few pairs anywhere.
    for (int v = 1; v < order; ++v) {
      if (random() % 8 != 0) board.add_edge({v - 1, v});
      if (v > 1 && random() % 3 != 0) board.add_edge({v - 2, v});
    }
    for (int i = 0; i < 4; ++i) {
      const int u = static_cast<int>(random() % static_cast<unsigned>(order));
      const int v = static_cast<int>(random() % static_cast<unsigned>(order));
      if (u != v) board.add_edge(Edge::between(u, v));
    }
    const SaturationRules<4> rules({std::make_shared<const EdgeBoard>(board), {}, Side::first},
                                   complete_graph(3), Growth::anywhere);
    const SaturationSumRules<4> general(rules);
    Job job(budget(1, 1 << 26));
    const int expected = NimberSearch(general, job).nimber(general.start());
    nimbers.insert(expected);
    EXPECT_EQ(TriangleGame<32>(board).nimber(), expected) << order;
    if (order > 18) continue;
    EXPECT_EQ(TriangleGame<18>(board).nimber(), expected) << order;
  }
  EXPECT_GT(nimbers.size(), 2u);
}

TEST(Nimbers, ThreadsAgree) {
  const TriangleGame<16> game(complete_graph(11));
  const auto [second, alone] = game.solve(budget(1, 1 << 28));
  EXPECT_TRUE(second);
  const auto [answer, positions] = game.solve(budget(3, 1 << 28));
  EXPECT_TRUE(answer);
  EXPECT_LT(positions, 2 * alone);
}

TEST(Nimbers, LittleMemoryCostsTimeOnly) {
  EXPECT_FALSE(TriangleGame<16>(complete_graph(10)).solve(budget(1, kSmallestMemory)).first);
  EXPECT_TRUE(TriangleGame<16>(complete_graph(11)).solve(budget(2, kSmallestMemory)).first);
}

}  // namespace
}  // namespace harary::tests
