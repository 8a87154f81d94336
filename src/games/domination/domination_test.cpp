// SPDX-License-Identifier: MIT
// The domination game: published values, and its core against the plain rules.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <unordered_map>

#include "base/error.hpp"
#include "games/domination/family.hpp"
#include "graph/board_text.hpp"
#include "solve/reference/reference.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

DominationRules domination_on(const Graph& board, Side starter = Side::first,
                              Dominating dominating = Dominating::closed) {
  return DominationRules({board, {}, starter}, dominating);
}

// The number of moves by plain minimax on the core, one position of each key.
class MovesOnCore {
 public:
  struct Hash {
    std::size_t operator()(const DominationKey& key) const { return key.hash(); }
  };
  using Known = std::unordered_map<DominationKey, int, Hash>;

  MovesOnCore(const DominationRules& rules, Known& chains)
      : core_(rules.core().value()), chains_(chains) {}

  int from_start() { return left(core_.start()); }
  int left(const DominationCore::Position& p) {
    if (core_.result(p)) return 0;
    const DominationKey key = core_.key(p);
    // Keys of chains do not know the board.
    auto& known = key.words[0] == 0 ? chains_ : known_;
    if (const auto found = known.find(key); found != known.end()) return found->second;
    int best = -1;
    for (const int v : core_.moves(p)) {
      const int moves = 1 + left(core_.after(p, v));
      best = best < 0                 ? moves
             : p.mover == Side::first ? std::min(best, moves)
                                      : std::max(best, moves);
    }
    const Bounds bounds = core_.bounds(p);
    const Value value = for_first(p.mover, -(p.made + best));
    EXPECT_LE(bounds.lower, value);
    EXPECT_GE(bounds.upper, value);
    return known[key] = best;
  }
  const DominationCore& core() const { return core_; }

 private:
  DominationCore core_;
  Known& chains_;
  Known known_;
};

// The number of moves on many boards, on which the same chains occur.
class MovesOnBoards {
 public:
  explicit MovesOnBoards(Dominating dominating) : dominating_(dominating) {}
  int operator()(const std::string& board, Side starter) {
    const Graph graph = parse_board(board, "test");
    return MovesOnCore(domination_on(graph, starter, dominating_), chains_).from_start();
  }

 private:
  Dominating dominating_;
  MovesOnCore::Known chains_;
};

// W. B. Kinnersley, D. B. West, R. Zamani 2012; G. Košmrlj 2017.
TEST(Domination, OnPathsAndCyclesTakesThePublishedNumberOfMoves) {
  const auto half = [](int n) { return (n + 1) / 2; };
  MovesOnBoards moves_on(Dominating::closed);
  for (int n = 1; n <= 28; ++n) {
    const std::string path = "P" + std::to_string(n);
    EXPECT_EQ(moves_on(path, Side::first), half(n) - (n % 4 == 3 ? 1 : 0)) << path;
    EXPECT_EQ(moves_on(path, Side::second), half(n)) << path;
    if (n < 3) continue;
    const std::string cycle = "C" + std::to_string(n);
    EXPECT_EQ(moves_on(cycle, Side::first), half(n) - (n % 4 == 3 ? 1 : 0)) << cycle;
    EXPECT_EQ(moves_on(cycle, Side::second), half(n - 1) - (n % 4 == 2 ? 1 : 0)) << cycle;
  }
}

// P. Dorbec, M. A. Henning, "Game total domination for cycles and paths", 2016.
TEST(Domination, InTheTotalGameTakesThePublishedNumberOfMoves) {
  MovesOnBoards moves_on(Dominating::total);
  for (int n = 3; n <= 28; ++n) {
    const std::string cycle = "C" + std::to_string(n);
    EXPECT_EQ(moves_on(cycle, Side::first), (2 * n + 1) / 3 - (n % 6 == 4)) << cycle;
    EXPECT_EQ(moves_on(cycle, Side::second), 2 * n / 3 - (n % 6 == 2)) << cycle;
    const std::string path = "P" + std::to_string(n);
    EXPECT_EQ(moves_on(path, Side::first), (2 * n + 2) / 3 - (n % 6 == 5)) << path;
    EXPECT_EQ(moves_on(path, Side::second), (2 * n + 2) / 3) << path;
  }
}

TEST(Domination, OnItsCoreHasTheValuesOfTheDefinition) {
  TestRandom random(1);
  for (int round = 0; round < 400; ++round) {
    const Graph board = random.graph(1 + random.below(8), 10 + random.below(60));
    const DominationRules rules =
        domination_on(board, random.below(2) == 0 ? Side::first : Side::second,
                      random.below(3) == 0 ? Dominating::total : Dominating::closed);
    Reference reference(rules);
    const auto start = rules.start();
    const Value value = for_first(rules.mover(start), reference.value(start));
    MovesOnCore::Known chains;
    ASSERT_EQ(MovesOnCore(rules, chains).from_start(), -value) << board_text(board);
  }
}

// On sparse boards, where most components are chains, keys of all reachable positions.
TEST(Domination, OnItsCoreEqualKeysMeanEqualNumbersOfMoves) {
  TestRandom random(2);
  for (int round = 0; round < 60; ++round) {
    const Graph board = random.graph(8 + random.below(3), 8 + random.below(16));
    const DominationRules rules = domination_on(
        board, Side::first, random.below(2) == 0 ? Dominating::total : Dominating::closed);
    Reference reference(rules);
    MovesOnCore::Known chains;
    MovesOnCore moves(rules, chains);
    auto p = rules.start();
    while (!rules.result(p)) {
      const Value value = for_first(rules.mover(p), reference.value(p));
      ASSERT_EQ(rules.layer(p) + moves.left(rules.in_core(moves.core(), p)), -value)
          << board_text(board) << " " << rules.position_text(p);
      const VertexSet open = rules.moves(p);
      int skip = random.below(open.size());
      for (const int v : open) {
        if (skip-- == 0) {
          p = rules.after(p, v);
          break;
        }
      }
    }
  }
}

TEST(Domination, IsWonByDominatorIfFewerVerticesAreTakenThanLeft) {
  const DominationRules rules = domination_on(parse_board("P5", "test"));
  EXPECT_EQ(rules.verdict(-2).winner, Winner::first);
  EXPECT_EQ(rules.verdict(-3).winner, Winner::second);
  EXPECT_EQ(rules.verdict(-3).outcome, (std::pair{2, 3}));
  const DominationRules even = domination_on(parse_board("P4", "test"));
  EXPECT_EQ(even.verdict(-2).winner, Winner::tie);
  for (const DominationRules& game : {rules, even}) {
    for (Value value = -5; value < 0; ++value) {
      std::size_t above = 0;
      for (const Value cut : game.cuts()) above += value > cut ? 1 : 0;
      const Winner winner = above == game.cuts().size() ? Winner::first
                            : above == 0                ? Winner::second
                                                        : Winner::tie;
      EXPECT_EQ(game.verdict(value).winner, winner) << value;
    }
  }
}

TEST(Domination, RefusesAVertexThatDominatesNoNewOne) {
  const DominationRules rules = domination_on(parse_board("P4", "test"));
  const auto p = rules.parse_position("vertices=1");
  EXPECT_THROW(rules.parse_move(p, "0"), InputError);
  EXPECT_THROW(rules.parse_move(p, "1"), InputError);
  EXPECT_EQ(rules.parse_move(p, "2"), 2);
  EXPECT_EQ(rules.parse_move(p, "3"), 3);
}

}  // namespace
}  // namespace harary
