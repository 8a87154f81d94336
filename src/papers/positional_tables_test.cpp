// SPDX-License-Identifier: MIT
#include "papers/table_lines.hpp"

#include <gtest/gtest.h>

namespace harary {
namespace {

TEST(PositionalTables, CountTheBiasesThatOwnersWin) {
  Job job;
  const Json triangle = threshold_table_line(5, "K3", job).json;
  EXPECT_EQ(triangle["maker"]["largest"], 1);
  EXPECT_EQ(triangle["maker"]["open"], false);
  EXPECT_EQ(triangle["strict"].get<std::string>().size(), 9U);
  EXPECT_EQ(threshold_table_line(3, "K4", job).json["strict"], "AA");
  EXPECT_EQ(threshold_table_line(3, "K4", job).json["maker"]["largest"], 0);
  // An edge: the player who needs one owns it, for every q. A round of fewer than q + 1 edges is
  // Waiter's.
  const Json edge = threshold_table_line(4, "K2", job).json;
  for (const char* const game : {"maker", "client", "enforcer"}) {
    EXPECT_EQ(edge[game]["largest"], 6) << game;
  }
  EXPECT_EQ(edge["waiter"]["largest"], 5);
  EXPECT_EQ(edge["strict"], "EEEEE");
}

// K3: the first player owns a triangle of K5 in four moves (with five vertices there is room for
// two threats at once); C4 needs six vertices.
TEST(PositionalTables, SayInHowFewMovesTheFirstPlayerWins) {
  Job job;
  const auto row = [&](int order, const std::string& target) {
    return fewest_moves_table_line(order, target, job).json;
  };
  EXPECT_EQ(row(2, "K3")["strong"]["winner"], nullptr);
  EXPECT_EQ(row(2, "K3")["strong"]["open"], false);
  EXPECT_EQ(row(4, "K3")["strong"]["winner"], "tie");
  EXPECT_EQ(row(4, "K3")["maker"]["winner"], "second");
  EXPECT_EQ(row(4, "K3")["maker"]["moves"], nullptr);
  for (const char* const game : {"strong", "maker"}) {
    EXPECT_EQ(row(5, "K3")[game]["winner"], "first");
    EXPECT_EQ(row(5, "K3")[game]["moves"], 4);
    EXPECT_EQ(row(3, "P3")[game]["moves"], 2);
    EXPECT_EQ(row(6, "C4")[game]["winner"], "first");
    EXPECT_EQ(row(5, "C4")[game]["moves"], nullptr);
  }
}

}  // namespace
}  // namespace harary
