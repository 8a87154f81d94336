// SPDX-License-Identifier: MIT
// Target games with shared colours: values that two plain programs found, texts, and colours that
// can be exchanged.
#include "games/positional/shared_colours.hpp"

#include <gtest/gtest.h>

#include <string>
#include <tuple>
#include <vector>

#include "games/positional/achievement/family.hpp"
#include "games/positional/avoidance/family.hpp"
#include "solve/reference/reference.hpp"

namespace harary {
namespace {

using Shared = SharedColoursRules<1>;

Shared on_board(SharedEnding ending, const std::string& board, const std::string& target,
                TurnOrder turns = {}) {
  const Graph graph = parse_board(board, "board");
  const Graph copy = parse_board(target, "target");
  return {ending,
          TwoColourSetup{std::make_shared<const EdgeBoard>(graph), {}, {}, turns},
          {copy, copy}};
}

Value value_of(SharedEnding ending, const std::string& board, const std::string& target,
               TurnOrder turns = {}) {
  const auto rules = on_board(ending, board, target, turns);
  Reference reference(rules);
  const auto start = rules.start();
  return for_first(rules.mover(start), reference.evaluate(start).value);
}

TEST(SharedColours, HaveTheValuesOfTriangles) {
  EXPECT_EQ(value_of(SharedEnding::achievement, "K4", "K3"), -1);
  EXPECT_EQ(value_of(SharedEnding::misere, "K4", "K3"), 0);
  EXPECT_EQ(value_of(SharedEnding::avoidance, "K4", "K3"), -1);
  EXPECT_EQ(value_of(SharedEnding::achievement, "K5", "K3"), -1);
  EXPECT_EQ(value_of(SharedEnding::misere, "K5", "K3"), 1);
  EXPECT_EQ(value_of(SharedEnding::avoidance, "K5", "K3"), 1);
}

TEST(SharedColours, TheLastMoverHasACopyAlsoWithABias) {
  // On a path of three edges Red makes two edges that touch, in one turn of two.
  EXPECT_EQ(value_of(SharedEnding::achievement, "P4", "P3"), -1);
  EXPECT_EQ(value_of(SharedEnding::achievement, "P4", "P3", {Side::first, 2, 1}), 1);
  EXPECT_EQ(value_of(SharedEnding::achievement, "P4", "P3", {Side::second, 1, 2}), -1);
}

TEST(SharedColours, MovesNameTheirColour) {
  const auto rules = on_board(SharedEnding::avoidance, "K4", "K3");
  auto p = rules.start();
  EXPECT_EQ(rules.moves(p).size(), 12);
  p = rules.after(p, rules.parse_move(p, "red=0-1"));
  p = rules.after(p, rules.parse_move(p, "blue=2-3"));
  EXPECT_EQ(rules.position_text(p), "red=0-1;green=2-3");
  EXPECT_EQ(rules.mover_name(p), "first");
  p = rules.after(p, rules.parse_move(p, "red=0-2"));
  EXPECT_THROW(rules.parse_move(p, "red=1-2"), InputError);
  EXPECT_EQ(rules.move_text(p, rules.parse_move(p, "green=1-2")), "green=1-2");
  for (const std::string text : {"1-2", "yellow=1-2", "red=", "red=0-1", "red=1-2,0-3", ""}) {
    EXPECT_THROW(rules.parse_move(p, text), InputError) << text;
  }
}

TEST(SharedColours, CanBeExchangedWhereTheTargetsAreEqual) {
  const auto rules = on_board(SharedEnding::avoidance, "K5", "K3");
  const auto p = rules.parse_position("red=0-1,1-2;green=3-4");
  const auto q = rules.parse_position("red=0-1;green=2-3,3-4");
  EXPECT_EQ(rules.key(p), rules.key(q));
  EXPECT_NE(rules.representative(p), rules.representative(q));
  const Shared different(
      SharedEnding::avoidance,
      TwoColourSetup{std::make_shared<const EdgeBoard>(parse_board("K5", "board")), {}, {}, {}},
      {parse_board("K3", "target"), parse_board("P4", "target")});
  EXPECT_NE(different.key(p), different.key(q));
}

TEST(SharedColours, SayWhyAPlayIsOver) {
  const auto wins = on_board(SharedEnding::achievement, "K4", "K3");
  EXPECT_EQ(wins.reason(wins.parse_position("red=1-2;green=0-1,0-3,1-3")).text,
            "Green has a triangle: 0-1-3.");
  const auto blocked = on_board(SharedEnding::avoidance, "K3", "P3");
  EXPECT_EQ(blocked.reason(blocked.parse_position("red=0-1;green=0-2")).text,
            "Red has no move left: every open edge would complete a path of 3 vertices in red and "
            "a path of 3 vertices in green.");
}

template <class Family>
void expect_refused(const std::string& game, const std::string& option, const std::string& text) {
  GameOptions options;
  options.set("board", "K5");
  options.set("colours-shared", "true");
  options.set(option, text);
  EXPECT_THROW(Family::visit(game, options, [](const auto&) {}), InputError) << option;
}

TEST(SharedColours, RefuseWhatDoesNotGoTogether) {
  expect_refused<AchievementFamily>("achievement", "instance", "text:order 3");
  expect_refused<AvoidanceFamily>("avoidance", "colours", "3");
  expect_refused<AvoidanceFamily>("avoidance", "player3", "0-1");
  expect_refused<AchievementFamily>("achievement", "red", "0-1,1-2,0-2");
  expect_refused<AchievementFamily>("achievement", "colours-shared", "perhaps");
}

}  // namespace
}  // namespace harary
