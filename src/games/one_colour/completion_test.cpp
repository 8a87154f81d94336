// SPDX-License-Identifier: MIT
// One-colour achievement: values that two plain programs found, and its lemma on all positions.
#include <gtest/gtest.h>

#include <string>
#include <tuple>
#include <vector>

#include "games/one_colour/completion_family.hpp"
#include "solve/reference/reference.hpp"

namespace harary {
namespace {

Value value_of(const std::string& board, const std::string& target) {
  GameOptions options;
  options.set("board", board);
  options.set("target", target);
  return CompletionFamily::visit("", options, [](const auto& rules) {
    Reference reference(rules);
    const auto start = rules.start();
    return for_first(rules.mover(start), reference.evaluate(start).value);
  });
}

TEST(OneColourAchievement, HasTheValuesOfCompleteBoards) {
  const std::vector<std::tuple<std::string, std::string, Value>> values{
      {"K3", "K3", 1}, {"K4", "K3", -1}, {"K5", "K3", -1}, {"K6", "K3", 1}, {"K4", "P4", 1},
      {"K5", "P4", 1}, {"K6", "P4", 1},  {"K5", "P5", -1}, {"K6", "P5", 1}, {"K6", "P6", -1}};
  for (const auto& [board, target, value] : values) {
    EXPECT_EQ(value_of(board, target), value) << target << " on " << board;
  }
}

TEST(OneColourAchievement, IsATieOnlyWhereTheBoardHasNoCopy) {
  EXPECT_EQ(value_of("K3,3", "K3"), 0);
  EXPECT_EQ(value_of("C5", "star:3"), 0);
  EXPECT_NE(value_of("C5", "P5"), 0);
  EXPECT_NE(value_of("K2,3", "C4"), 0);
}

TEST(OneColourAchievement, KnowsThePlayerWhoCompletesACopy) {
  GameOptions options;
  options.set("board", "K4");
  CompletionFamily::visit("", options, [](const auto& rules) {
    const auto p = rules.parse_position("edges=0-1,1-2");
    EXPECT_EQ(rules.bounds(p).lower, 1);
    const auto end = rules.after(p, rules.parse_move(p, "0-2"));
    EXPECT_EQ(rules.result(end), -1);
    EXPECT_EQ(rules.reason(end).text, "Red has a triangle: 0-1-2.");
  });
}

TEST(OneColourAchievement, RefusesAStartWithACopy) {
  GameOptions options;
  options.set("board", "K4");
  options.set("red", "0-1,1-2,0-2");
  EXPECT_THROW(CompletionFamily::visit("", options, [](const auto&) {}), InputError);
}

}  // namespace
}  // namespace harary
