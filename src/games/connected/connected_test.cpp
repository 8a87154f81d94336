// SPDX-License-Identifier: MIT
// The largest connected subgraph game on paths and cycles: Bensmail, Fioravantes, Mc Inerney, Nisse
// (2022).
#include <gtest/gtest.h>

#include <string>

#include "games/connected/family.hpp"
#include "graph/board_text.hpp"
#include "solve/reference/reference.hpp"

namespace harary {
namespace {

Winner winner_on(const std::string& board) {
  GameOptions options;
  options.set("board", board);
  return ConnectedFamily::visit("connected", options, [](const ConnectedRules& rules) {
    Reference reference(rules);
    const auto start = rules.start();
    return rules.verdict(for_first(rules.mover(start), reference.evaluate(start).value)).winner;
  });
}

// On a path the game is a draw exactly if the order is even or at least 11.
TEST(Connected, OnPathsIsADrawForEvenAndForLongOnes) {
  for (int order = 1; order <= 12; ++order) {
    EXPECT_EQ(winner_on("P" + std::to_string(order)),
              order % 2 == 0 || order >= 11 ? Winner::tie : Winner::first)
        << order;
  }
}

// On a cycle the first player wins exactly if the order is odd.
TEST(Connected, OnCyclesIsWonByTheFirstPlayerExactlyForOddOnes) {
  for (int order = 3; order <= 11; ++order) {
    EXPECT_EQ(winner_on("C" + std::to_string(order)), order % 2 == 0 ? Winner::tie : Winner::first)
        << order;
  }
}

TEST(LargestConnectedSet, HangsTogetherAndIsLargest) {
  const Graph grid = parse_board("grid:4x3", "test");
  VertexSet own;
  for (const int v : {0, 1, 4, 3, 10, 11}) own.insert(v);
  VertexSet expected;
  for (const int v : {0, 1, 4}) expected.insert(v);
  EXPECT_EQ(largest_connected_set({grid, own}), expected);
  EXPECT_TRUE(largest_connected_set({grid, VertexSet()}).empty());
}

}  // namespace
}  // namespace harary
