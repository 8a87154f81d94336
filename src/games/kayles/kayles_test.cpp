// SPDX-License-Identifier: MIT
// Node Kayles: values that are published, and its rules as a sum against those of the game.
#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "games/kayles/family.hpp"
#include "graph/board_text.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

KaylesRules game_on(const std::string& board) {
  return KaylesRules({parse_board(board, "test"), {}, Side::first});
}

// By the sum's own summands and keys.
class SumNimbers {
 public:
  explicit SumNimbers(const KaylesRules& game) : sums_(game) {}

  int nimber(const KaylesSummand& p) {
    int result = 0;
    sums_.for_each_summand(p, [&](const KaylesSummand& part) { result ^= of_part(part); });
    return result;
  }
  int nimber() { return nimber(sums_.start()); }

 private:
  int of_part(const KaylesSummand& part) {
    const auto small = sums_.small_nimber(part, sums_.move_count(part));
    const KaylesKey key = sums_.key(part);
    const auto found = known_.find(key.hash());
    if (found != known_.end()) return found->second;
    std::uint64_t reached = 0;
    const KaylesSummand there = sums_.position(key);
    for (const int v : sums_.moves(there)) {
      reached |= std::uint64_t{1} << nimber(sums_.after(there, v));
    }
    const int result = std::countr_one(reached);
    if (small) {
      EXPECT_EQ(*small, result);
    }
    return known_[key.hash()] = result;
  }

  KaylesSumRules sums_;
  std::map<std::uint64_t, int> known_;  // by hash: two keys with one do not occur in these tests
};

int nimber(const KaylesRules& game) {
  return SumNimbers(game).nimber();
}
int nimber(const std::string& board) {
  return nimber(game_on(board));
}

std::vector<int> nimbers(const std::string& family, int from, int to) {
  std::vector<int> result;
  for (int n = from; n <= to; ++n) result.push_back(nimber(family + std::to_string(n)));
  return result;
}

// The octal game 0.137, Dawson's Chess, is the game on paths.
TEST(Kayles, OnPathsAndCyclesHasTheNimbersOfDawsonsChess) {
  EXPECT_EQ(nimbers("P", 1, 12), (std::vector{1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2}));
  EXPECT_EQ(nimbers("C", 3, 10), (std::vector{1, 0, 0, 0, 1, 0, 0, 0}));
  // The period is 34; the exceptions are paths of 13, 15, 16, 30, 33 and 50 vertices.
  for (int n = 20; n <= 29; ++n) {
    EXPECT_EQ(nimber("P" + std::to_string(n)), nimber("P" + std::to_string(n + 34))) << n;
  }
}

// OEIS A316632.
TEST(Kayles, OnGridsOfThreeRowsHasThePublishedNimbers) {
  EXPECT_EQ(nimbers("grid:3x", 1, 7), (std::vector{2, 1, 1, 0, 3, 3, 2}));
}

// By the definition: the least number that no move leads to.
int plain_nimber(const KaylesRules& game, const KaylesRules::Position& p,
                 std::map<std::uint64_t, int>& known) {
  const auto found = known.find(p[0].bits());
  if (found != known.end()) return found->second;
  std::uint64_t reached = 0;
  for (const int v : game.moves(p)) {
    reached |= std::uint64_t{1} << plain_nimber(game, game.after(p, v), known);
  }
  return known[p[0].bits()] = std::countr_one(reached);
}

TEST(Kayles, AsASumHasTheNimbersOfTheDefinition) {
  TestRandom random(1);
  for (int round = 0; round < 600; ++round) {
    const Graph board = random.graph(1 + random.below(11), 10 + random.below(60));
    const KaylesRules game({board, {}, Side::first});
    std::map<std::uint64_t, int> known;
    ASSERT_EQ(nimber(game), plain_nimber(game, game.start(), known)) << board_text(board);
  }
}

// Components of more than 16 vertices, which stay on the board.
TEST(Kayles, AsASumHasTheNimbersOfTheDefinitionOnLargerBoards) {
  TestRandom random(2);
  for (int round = 0; round < 40; ++round) {
    const Graph board = random.graph(17 + random.below(5), 15 + random.below(35));
    const KaylesRules game({board, {}, Side::first});
    std::map<std::uint64_t, int> known;
    ASSERT_EQ(nimber(game), plain_nimber(game, game.start(), known)) << board_text(board);
  }
}

TEST(Kayles, KeysGiveThePositionsBack) {
  TestRandom random(3);
  for (int round = 0; round < 200; ++round) {
    const KaylesRules game({random.graph(2 + random.below(20), 20), {}, Side::first});
    const KaylesSumRules sums(game);
    sums.for_each_summand(sums.start(), [&](const KaylesSummand& summand) {
      const KaylesKey key = sums.key(summand);
      EXPECT_EQ(sums.key(sums.position(key)), key);
      EXPECT_EQ(sums.move_count(sums.position(key)), sums.move_count(summand));
    });
  }
}

TEST(Kayles, RefusesAdjacentVertices) {
  const Graph path = parse_board("P4", "test");
  VertexSet adjacent;
  adjacent.insert(1);
  adjacent.insert(2);
  EXPECT_THROW(KaylesRules({path, adjacent, Side::first}), InputError);
  const KaylesRules game = game_on("P4");
  EXPECT_THROW(game.parse_position("vertices=1,2"), InputError);
  EXPECT_THROW(game.parse_move(game.parse_position("vertices=1"), "2"), InputError);
  EXPECT_EQ(game.moves(game.parse_position("vertices=1")), VertexSet::single(3));
}

}  // namespace
}  // namespace harary
