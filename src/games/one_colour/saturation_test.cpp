// SPDX-License-Identifier: MIT
#include "games/one_colour/saturation.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "graph/named.hpp"
#include "support/games/by_key.hpp"
#include "support/games/promises.hpp"

namespace harary {
namespace {

using Rules1 = SaturationRules<1>;
static_assert(Layered<Rules1>);
static_assert(PlayableRules<Rules1>);
static_assert(Prioritised<Rules1>);
static_assert(Layered<SaturationRules<4>>);

Rules1 game(const std::string& board, const std::string& target, Growth growth = Growth::anywhere,
            const std::string& drawn = "", Side starter = Side::first,
            LastEdge last = LastEdge::wins) {
  const Graph graph = named_graph(board);
  return Rules1(
      {std::make_shared<const EdgeBoard>(graph), parse_edge_set(drawn, graph, "--red"), starter},
      named_graph(target), growth, last);
}

Rules1 misere(const std::string& board, const std::string& target,
              Growth growth = Growth::anywhere) {
  return game(board, target, growth, "", Side::first, LastEdge::loses);
}

Rules1 complete(int order, const std::string& target, Growth growth = Growth::anywhere) {
  return game(fmt::format("K{}", order), target, growth);
}

Winner winner(const Rules1& rules) {
  return rules.verdict(value_by_key(rules)).winner;
}

TEST(Saturation, TrianglesOnCompleteBoardsAreWonAsInTheLiterature) {
  for (const int n : {3, 4, 5, 7, 8, 9}) EXPECT_EQ(winner(complete(n, "K3")), Winner::second) << n;
  for (const int n : {6, 10}) EXPECT_EQ(winner(complete(n, "K3")), Winner::first) << n;
}

TEST(Saturation, PlainDefinitionAgreesOnSmallTriangleGames) {
  for (int n = 3; n <= 6; ++n) {
    const Rules1 rules = complete(n, "K3");
    Reference<Rules1> plain(rules);
    EXPECT_EQ(plain.value(rules.start()) > 0, n == 6) << n;
  }
}

// Seress: the connected triangle game is won by the first player exactly if n is even.
TEST(Saturation, ConnectedTriangleGameIsWonByParity) {
  for (int n = 3; n <= 8; ++n) {
    const Rules1 rules = complete(n, "K3", Growth::connected);
    EXPECT_EQ(winner(rules), n % 2 == 0 ? Winner::first : Winner::second) << n;
  }
}

TEST(Saturation, HamiltonCycleAvoidanceIsWonAsInTheLiterature) {
  for (const int n : {3, 4, 7}) {
    EXPECT_EQ(winner(complete(n, fmt::format("C{}", n))), Winner::second) << n;
  }
  for (const int n : {5, 6}) {
    EXPECT_EQ(winner(complete(n, fmt::format("C{}", n))), Winner::first) << n;
  }
}

// Every triangle-free graph can be reached: Gordinowicz & Pralat, Table 1, column h(n).
TEST(Saturation, RepresentativesCountTriangleFreeGraphs) {
  constexpr std::array<int, 6> kGraphs{3, 7, 14, 38, 107, 410};
  for (int n = 3; n <= 8; ++n) {
    const Rules1 rules = complete(n, "K3");
    std::set<Rules1::Position> classes{rules.representative(rules.start())};
    std::vector<Rules1::Position> waiting(classes.begin(), classes.end());
    while (!waiting.empty()) {
      const auto p = waiting.back();
      waiting.pop_back();
      for (const int move : rules.moves(p)) {
        const auto next = rules.representative(rules.after(p, move));
        if (classes.insert(next).second) waiting.push_back(next);
      }
    }
    EXPECT_EQ(classes.size(), static_cast<std::size_t>(kGraphs[static_cast<std::size_t>(n - 3)]));
  }
}

struct Case {
  std::string board;
  std::string target;
};
const std::vector<Case> kCases{
    {"K5", "K3"}, {"W5", "K3"},       {"K2,2,2", "K3"}, {"colex:12", "K3"},   {"K5", "P3"},
    {"K5", "C4"}, {"K5", "star:3"},   {"K3,3", "C4"},   {"K5", "matching:2"}, {"petersen", "P3"},
    {"K5", "P4"}, {"colex:12", "K4"}, {"C6", "K3"}};

TEST(Saturation, MovesAreTheOpenEdgesThatCompleteNoCopy) {
  for (const auto& [board, target] : kCases) {
    for (const Growth growth : {Growth::anywhere, Growth::connected}) {
      const Rules1 rules = game(board, target, growth);
      const auto plain = reference_from_start(rules);
      int checked = 0;
      for (const auto& [p, evaluation] : plain.known()) {
        if (++checked > 300) break;
        const Graph drawn = rules.board().subgraph(p[0]);
        Rules1::Edges expected;
        for (const int e : rules.open(p)) {
          const auto [u, v] = rules.board().edge(e);
          Graph next = drawn;
          next.add_edge(u, v);
          const bool near = drawn.degree(u) + drawn.degree(v) > 0 || p[0].empty();
          if (contains_copy(next, named_graph(target))) continue;
          if (growth == Growth::anywhere || near) expected.insert(e);
        }
        ASSERT_EQ(rules.moves(p), expected) << board << ' ' << target;
        ASSERT_EQ(rules.result(p).has_value(), expected.empty());
      }
    }
  }
}

TEST(Saturation, EqualKeysHaveEqualValues) {
  for (const auto& [board, target] : kCases) {
    for (const Growth growth : {Growth::anywhere, Growth::connected}) {
      EXPECT_TRUE(equal_keys_have_equal_values(game(board, target, growth)))
          << board << ' ' << target;
    }
  }
  EXPECT_TRUE(equal_keys_have_equal_values(game("K6", "K3")));
}

// On K3 two edges are drawn, on P3 with the target P3 one: who draws the last one loses.
TEST(Saturation, MisereTurnsTheEndRound) {
  EXPECT_EQ(winner(game("K3", "K3")), Winner::second);
  EXPECT_EQ(winner(misere("K3", "K3")), Winner::first);
  EXPECT_EQ(winner(game("P3", "P3")), Winner::first);
  EXPECT_EQ(winner(misere("P3", "P3")), Winner::second);
}

// Two moves that are always there and change nothing else cancel in misère play too: the player who
// wins without them answers the one by the other.
TEST(Saturation, EqualKeysHaveEqualMisereValues) {
  for (const auto& [board, target] : kCases) {
    for (const Growth growth : {Growth::anywhere, Growth::connected}) {
      EXPECT_TRUE(equal_keys_have_equal_values(misere(board, target, growth)))
          << board << ' ' << target;
    }
  }
  EXPECT_TRUE(equal_keys_have_equal_values(misere("K6", "K3")));
}

TEST(Saturation, KeysForgetWhatIsDeadAndPairsOfTempoMoves) {
  const Rules1 rules = game("K6", "K3");
  const auto plain = reference_from_start(rules);
  std::unordered_map<Rules1::Key, int, HashOfSmallValue> keys;
  for (const auto& [p, evaluation] : plain.known()) ++keys[rules.key(p)];
  EXPECT_LT(keys.size(), 38U);
}

TEST(Saturation, PredecessorsUndoMoves) {
  for (const Growth growth : {Growth::anywhere, Growth::connected}) {
    EXPECT_TRUE(predecessors_undo_moves(game("K5", "K3", growth)));
    EXPECT_TRUE(predecessors_undo_moves(game("W5", "P3", growth)));
    EXPECT_TRUE(predecessors_undo_moves(game("K3,3", "C4", growth)));
    EXPECT_TRUE(predecessors_undo_moves(game("K5", "K3", growth, "0-1,2-3")));
  }
}

TEST(Saturation, StartEdgesAndStarterSetTheTurn) {
  const Rules1 rules = game("K5", "K3", Growth::anywhere, "0-1,1-2", Side::second);
  EXPECT_EQ(rules.layer(rules.start()), 0);
  EXPECT_EQ(rules.mover(rules.start()), Side::second);
  const auto next = rules.after(rules.start(), rules.parse_move(rules.start(), "3-4"));
  EXPECT_EQ(rules.mover(next), Side::first);
  EXPECT_EQ(rules.position_text(next), "edges=0-1,1-2,3-4");
  EXPECT_EQ(rules.parse_position("edges=0-1,1-2,3-4"), next);
  EXPECT_EQ(rules.parse_position(rules.position_text(rules.start())), rules.start());
}

TEST(Saturation, RefusesWhatTheRulesForbid) {
  EXPECT_THROW(game("K5", "K3", Growth::anywhere, "0-1,1-2,0-2"), InputError);
  EXPECT_THROW(game("K5", "K6"), InputError);
  EXPECT_THROW(game("K5", "E2"), InputError);
  const Rules1 rules = game("K5", "K3", Growth::connected);
  EXPECT_THROW(rules.parse_position("edges=0-1,1-2,0-2"), InputError);
  EXPECT_THROW(rules.parse_position("green=0-1"), InputError);
  const auto p = rules.parse_position("edges=0-1,1-2");
  EXPECT_THROW(rules.parse_move(p, "0-1"), InputError);
  EXPECT_THROW(rules.parse_move(p, "0-2"), InputError);
  EXPECT_THROW(rules.parse_move(p, "3-4"), InputError);
  EXPECT_EQ(rules.move_text(p, rules.parse_move(p, "2-3")), "2-3");
  EXPECT_THROW(game("K5", "K3", Growth::anywhere, "0-1").parse_position("edges=1-2"), InputError);
}

}  // namespace
}  // namespace harary
