// SPDX-License-Identifier: MIT
#include "games/one_colour/connect.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>

#include "graph/named.hpp"
#include "support/games/by_key.hpp"
#include "support/games/promises.hpp"

namespace harary {
namespace {

using Rules1 = ConnectRules<1>;
static_assert(Layered<Rules1>);
static_assert(PlayableRules<Rules1>);

constexpr std::array<Connecting, 2> kBoth{Connecting::wins, Connecting::loses};

Rules1 game(const std::string& board, Connecting connecting, const std::string& drawn = "") {
  const Graph graph = named_graph(board);
  return Rules1({std::make_shared<const EdgeBoard>(graph), parse_edge_set(drawn, graph, "--red"),
                 Side::first},
                connecting);
}

bool first_wins(const Rules1& rules) {
  return value_by_key(rules) > 0;
}

TEST(Connect, CompleteBoardsAreWonAsInTheTheorems) {
  for (int n = 2; n <= 11; ++n) {
    const std::string board = fmt::format("K{}", n);
    const int rest = n % 4;
    EXPECT_EQ(first_wins(game(board, Connecting::wins)),
              n == 2 || (n >= 4 && (rest == 0 || rest == 3)))
        << n;
    // The paper's Theorem 5 with the residues of its Table 5; see theory/connect.
    EXPECT_EQ(first_wins(game(board, Connecting::loses)), n >= 3 && (rest == 2 || rest == 3)) << n;
  }
}

TEST(Connect, PlainDefinitionAgreesOnSmallBoards) {
  for (const Connecting connecting : kBoth) {
    for (const std::string board : {"K2", "K3", "K4", "K5", "C6", "K3,3", "P5", "W5", "bull"}) {
      const Rules1 rules = game(board, connecting);
      EXPECT_EQ(Reference<Rules1>(rules).value(rules.start()) > 0, first_wins(rules)) << board;
    }
  }
}

TEST(Connect, EqualKeysHaveEqualValues) {
  for (const Connecting connecting : kBoth) {
    for (const std::string board : {"K5", "C6", "K3,3", "P5", "W5", "bull", "colex:11"}) {
      EXPECT_TRUE(equal_keys_have_equal_values(game(board, connecting))) << board;
    }
  }
}

TEST(Connect, PredecessorsUndoMoves) {
  EXPECT_TRUE(predecessors_undo_moves(game("K5", Connecting::wins)));
  EXPECT_TRUE(predecessors_undo_moves(game("W5", Connecting::loses)));
  EXPECT_TRUE(predecessors_undo_moves(game("K5", Connecting::wins, "0-1,2-3")));
}

TEST(Connect, OneVertexIsConnectedBeforeTheFirstMove) {
  const Rules1 normal = game("K1", Connecting::wins);
  EXPECT_EQ(normal.result(normal.start()), -1);
  const Rules1 misere = game("K1", Connecting::loses);
  EXPECT_EQ(misere.result(misere.start()), 1);
}

TEST(Connect, RefusesBoardsThatCannotBeConnectedAndStartsThatAre) {
  EXPECT_THROW(game("matching:2", Connecting::wins), InputError);
  EXPECT_THROW(game("E2", Connecting::wins), InputError);
  EXPECT_THROW(game("K3", Connecting::wins, "0-1,1-2"), InputError);
}

TEST(Connect, WordsAreReadBack) {
  const Rules1 rules = game("K5", Connecting::wins);
  const auto p = rules.parse_position("edges=3-4,0-1");
  EXPECT_EQ(rules.position_text(p), "edges=0-1,3-4");
  EXPECT_EQ(rules.move_text(p, rules.parse_move(p, "2-1")), "1-2");
  EXPECT_THROW(rules.parse_move(p, "0-1"), InputError);
  EXPECT_THROW(rules.parse_position("edges=0-5"), InputError);
}

}  // namespace
}  // namespace harary
