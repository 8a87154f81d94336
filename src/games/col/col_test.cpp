// SPDX-License-Identifier: MIT
// Who wins Col and Snort on paths, cycles and small grids.
#include <gtest/gtest.h>

#include <string>

#include "base/error.hpp"
#include "games/col/family.hpp"
#include "solve/reference/reference.hpp"

namespace harary {
namespace {

GameOptions options_of(const std::string& board, const std::string& first = "red") {
  GameOptions options;
  options.set("board", board);
  options.set("first", first);
  return options;
}

Winner winner(const std::string& game, const std::string& board, const std::string& first = "red") {
  return ColFamily::visit(game, options_of(board, first), [](const ColRules& rules) {
    Reference reference(rules);
    const auto start = rules.start();
    return rules.verdict(for_first(rules.mover(start), reference.evaluate(start).value)).winner;
  });
}

// No vertex is coloured, so who starts is all that tells the players apart.
void expect_starter_wins(const std::string& game, const std::string& board, bool starter) {
  SCOPED_TRACE(game + " on " + board);
  EXPECT_EQ(winner(game, board), starter ? Winner::first : Winner::second);
  EXPECT_EQ(winner(game, board, "green"), starter ? Winner::second : Winner::first);
}

TEST(Col, OnPathsAndCyclesIsLostByWhoStarts) {
  expect_starter_wins("col", "P1", true);
  for (int n = 2; n <= 8; ++n) expect_starter_wins("col", "P" + std::to_string(n), false);
  for (int n = 3; n <= 8; ++n) expect_starter_wins("col", "C" + std::to_string(n), false);
  expect_starter_wins("col", "grid:3x3", false);
}

TEST(Snort, OnPathsAndOddCyclesIsWonByWhoStarts) {
  for (int n = 1; n <= 8; ++n) expect_starter_wins("snort", "P" + std::to_string(n), true);
  for (int n = 3; n <= 8; ++n) {
    expect_starter_wins("snort", "C" + std::to_string(n), n % 2 != 0);
  }
  expect_starter_wins("snort", "grid:3x3", true);
}

TEST(Col, RefusesVerticesThatBreakTheRule) {
  const auto refused = [](const std::string& game, const std::string& red,
                          const std::string& green) {
    GameOptions options = options_of("P4");
    options.set("red", red);
    options.set("green", green);
    try {
      ColFamily::visit(game, options, [](const ColRules&) {});
    } catch (const InputError&) {
      return true;
    }
    return false;
  };
  EXPECT_TRUE(refused("col", "0,1", ""));
  EXPECT_TRUE(refused("col", "0", "2,3"));
  EXPECT_FALSE(refused("col", "0,2", "1,3"));
  EXPECT_TRUE(refused("snort", "0", "1"));
  EXPECT_FALSE(refused("snort", "0,1", "3"));
}

}  // namespace
}  // namespace harary
