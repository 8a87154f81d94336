// SPDX-License-Identifier: MIT
// The graph colouring game: published values, and its core against the plain rules.
#include <gtest/gtest.h>

#include <string>
#include <unordered_map>

#include "base/error.hpp"
#include "games/colouring/family.hpp"
#include "graph/board_text.hpp"
#include "solve/reference/reference.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

// By plain minimax on the core, one position of each key.
class WinsOnCore {
 public:
  explicit WinsOnCore(const ColouringRules& rules) : core_(rules.core().value()) {}

  bool alice_wins() { return alice_wins(core_.start()); }
  bool alice_wins(const ColouringCore::Position& p) {
    if (const auto result = core_.result(p)) return for_first(p.mover, *result) > 0;
    const ColouringCoreKey key = core_.key(p);
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    const bool alice = p.mover == Side::first;
    bool wins = !alice;
    for (const ColouringCoreMove move : core_.moves(p)) {
      if (alice_wins(core_.after(p, move)) == alice) wins = alice;
    }
    const Value value = for_first(p.mover, wins ? 1 : -1);
    EXPECT_LE(core_.bounds(p).lower, value);
    EXPECT_GE(core_.bounds(p).upper, value);
    if (!p.stuck) {
      EXPECT_TRUE(wins || !core_.alice_wins_without_colours(p));
    }
    return known_[key] = wins;
  }
  const ColouringCore& core() const { return core_; }

 private:
  struct Hash {
    std::size_t operator()(const ColouringCoreKey& key) const { return key.hash(); }
  };
  ColouringCore core_;
  std::unordered_map<ColouringCoreKey, bool, Hash> known_;
};

bool alice_wins(const std::string& board, int colours, Coloured what = Coloured::vertices,
                Side starter = Side::first) {
  const ColouringRules rules(parse_board(board, "test"), colours, starter, what);
  return WinsOnCore(rules).alice_wins();
}

int least_colours(const std::string& board, Coloured what = Coloured::vertices) {
  int colours = 1;
  while (!alice_wins(board, colours, what)) ++colours;
  return colours;
}

TEST(Colouring, HasThePublishedGameChromaticNumbers) {
  EXPECT_EQ(least_colours("P4"), 3);
  EXPECT_EQ(least_colours("C5"), 3);
  EXPECT_EQ(least_colours("K4"), 4);
  EXPECT_EQ(least_colours("K3,3"), 3);
  // K3,3 without a perfect matching is a cycle of six.
  EXPECT_EQ(least_colours("C6"), 3);
  for (int n = 1; n <= 3; ++n) EXPECT_EQ(least_colours("P" + std::to_string(n)), n == 1 ? 1 : 2);
  for (int n = 4; n <= 9; ++n) EXPECT_EQ(least_colours("P" + std::to_string(n)), 3);
}

// Findstat St001117.
TEST(Colouring, OfEdgesHasThePublishedGameChromaticIndices) {
  EXPECT_EQ(least_colours("K2", Coloured::edges), 1);
  EXPECT_EQ(least_colours("K3", Coloured::edges), 3);
  EXPECT_EQ(least_colours("K4", Coloured::edges), 5);
}

TEST(Colouring, NeedsAllColoursOnCompleteGraphs) {
  for (int n = 1; n <= 6; ++n) {
    EXPECT_TRUE(alice_wins("K" + std::to_string(n), n));
    if (n > 1) {
      EXPECT_FALSE(alice_wins("K" + std::to_string(n), n - 1));
    }
  }
}

TEST(Colouring, OnItsCoreHasTheWinnersOfTheDefinition) {
  TestRandom random(1);
  for (int round = 0; round < 3'000; ++round) {
    const Graph board = random.graph(1 + random.below(6), 10 + random.below(80));
    const bool edges = random.below(4) == 0 && board.edge_count() > 0 && board.edge_count() < 7;
    const ColouringRules rules(board, 1 + random.below(3),
                               random.below(2) == 0 ? Side::first : Side::second,
                               edges ? Coloured::edges : Coloured::vertices);
    Reference reference(rules);
    WinsOnCore wins(rules);
    auto p = rules.start();
    while (true) {
      const bool expected = for_first(rules.mover(p), reference.value(p)) > 0;
      ASSERT_EQ(wins.alice_wins(rules.in_core(wins.core(), p)), expected)
          << board_text(board) << " " << rules.position_text(p);
      if (rules.result(p)) break;
      const auto moves = rules.moves(p);
      p = rules.after(
          p, moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))]);
    }
  }
}

// A board on which it counts whether the number of safe vertices is odd or even: two passes change
// nothing. One random board in thousands is such a one.
TEST(Colouring, OnItsCoreCountsPassesByTwos) {
  for (const Side starter : {Side::first, Side::second}) {
    const ColouringRules rules(parse_board("g6:G^EQO_", "test"), 3, starter, Coloured::vertices);
    Reference reference(rules);
    WinsOnCore wins(rules);
    for (const auto move : rules.moves(rules.start())) {
      const auto p = rules.after(rules.start(), move);
      EXPECT_EQ(wins.alice_wins(rules.in_core(wins.core(), p)),
                for_first(rules.mover(p), reference.value(p)) > 0)
          << rules.position_text(p);
    }
  }
}

// Boards with keys of the other kind: more than 16 vertices and colours together.
TEST(Colouring, OnLargerBoardsHasTheSameWinnersWithIsolatedVertices) {
  TestRandom random(2);
  for (int round = 0; round < 60; ++round) {
    const Graph board = random.graph(3 + random.below(4), 40 + random.below(50));
    Graph larger(board.order() + 14);
    for (const Edge e : board.edges()) larger.add_edge(e);
    const int colours = 1 + random.below(3);
    // An even number of passes more.
    ASSERT_EQ(WinsOnCore({larger, colours, Side::first, Coloured::vertices}).alice_wins(),
              WinsOnCore({board, colours, Side::first, Coloured::vertices}).alice_wins())
        << board_text(board) << " " << colours;
  }
}

TEST(Colouring, RefusesPositionsAndMovesThatAreNone) {
  const ColouringRules rules(parse_board("P4", "test"), 2, Side::first, Coloured::vertices);
  for (const std::string text :
       {"1=0,1", "1=0;2=0", "3=0", "0=1", "1=4", "1=0,", "1=0;1=2", "x=0"}) {
    EXPECT_THROW(rules.parse_position(text), InputError) << text;
  }
  const auto p = rules.parse_position("1=0");
  for (const std::string text : {"1=0", "1=1", "3=1", "1", "1=", "=1", "1=4", "2=1=3"}) {
    EXPECT_THROW(rules.parse_move(p, text), InputError) << text;
  }
  EXPECT_EQ(rules.move_text(p, rules.parse_move(p, "2=1")), "2=1");
  const ColouringRules edges(parse_board("P4", "test"), 2, Side::first, Coloured::edges);
  EXPECT_EQ(edges.position_text(edges.parse_position("1=2-3,0-1")), "1=0-1,2-3");
  EXPECT_THROW(edges.parse_position("1=0-1,1-2"), InputError);
}

}  // namespace
}  // namespace harary
