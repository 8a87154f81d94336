// SPDX-License-Identifier: MIT
// What is said of every position: it holds along random plays, and not of positions that are
// broken. Builds with assertions end where a broken one is used.
#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <random>
#include <vector>

#include "games/edges/two_colour_game.hpp"
#include "games/letters/letters.hpp"
#include "games/one_colour/one_colour_game.hpp"
#include "games/positional/achievement/achievement.hpp"
#include "games/positional/avoidance/avoidance.hpp"
#include "games/positional/avoidance/coalition.hpp"
#include "games/positional/avoidance_plus/avoidance_plus.hpp"
#include "graph/named.hpp"
#include "support/games/with_ending.hpp"

namespace harary {
namespace {

std::shared_ptr<const EdgeBoard> complete_board(int order) {
  return std::make_shared<const EdgeBoard>(complete_graph(order));
}

TwoColourSetup two_colours(int order, const TurnOrder& turns = {}) {
  return {complete_board(order), {{0, 1}}, {{1, 2}}, turns};
}

Targets triangles() {
  return {complete_graph(3), complete_graph(3)};
}

// Whether all positions of some random plays are valid, and their representatives.
template <class R>
bool random_plays_are_valid(const R& rules) {
  std::mt19937 random(7);
  for (int play = 0; play < 20; ++play) {
    auto p = rules.start();
    while (!rules.result(p)) {
      if (!rules.valid(p) || !rules.valid(rules.representative(p))) return false;
      std::vector<typename R::Move> moves;
      for (const auto& move : rules.moves(p)) moves.push_back(move);
      p = rules.after(p, moves[random() % moves.size()]);
    }
    if (!rules.valid(p)) return false;
  }
  return true;
}

TEST(ValidPositions, AreAllThoseThatPlayReaches) {
  EXPECT_TRUE(random_plays_are_valid(
      WithEnding<AvoidanceRules<1>, AvoidanceEnding::misere>(two_colours(6), triangles())));
  EXPECT_TRUE(random_plays_are_valid(WithEnding<AvoidanceRules<1>, AvoidanceEnding::normal>(
      two_colours(6, {Side::second, 2, 1}), triangles())));
  EXPECT_TRUE(random_plays_are_valid(AvoidancePlusRules<1>(two_colours(5), triangles())));
  for (int lone = 0; lone < 3; ++lone) {
    EXPECT_TRUE(random_plays_are_valid(
        CoalitionRules<1, 3>({3, complete_board(5), {complete_graph(3)}, {}, {}, 0}, lone)));
  }
  EXPECT_TRUE(random_plays_are_valid(LettersRules({{3, 2, 4, 5}}, LastLetter::wins)));
}

TEST(ValidPositions, AreNoneWithAnEdgeOfTwoColours) {
  const TwoColourGame<1> game(two_colours(4));
  auto p = game.start();
  EXPECT_TRUE(game.valid(p));
  p[kGreen].insert(p[kRed].front());
  EXPECT_FALSE(game.valid(p));
}

TEST(ValidPositions, AreNoneBeyondTheBoard) {
  const TwoColourGame<1> game(two_colours(4));
  auto p = game.start();
  p[kRed].insert(game.board().size());
  EXPECT_FALSE(game.valid(p));
  const OneColourGame<1> drawing({complete_board(4), {}, Side::first});
  OneColourGame<1>::Position q;
  q[0].insert(drawing.board().size());
  EXPECT_FALSE(drawing.valid(q));
}

TEST(ValidPositions, HaveAsManyEdgesAsTurnsGive) {
  const TwoColourGame<1> game(two_colours(4));
  auto p = game.start();
  p[kGreen].insert(5);  // Red was to move
  EXPECT_FALSE(game.valid(p));
  EXPECT_FALSE(game.valid({})) << "edges from the start are missing";
  const OneColourGame<1> drawing({complete_board(4), {{0, 1}}, Side::first});
  EXPECT_FALSE(drawing.valid({}));
}

TEST(ValidPositions, AreNoneWhereWhoIsToMoveHasWithdrawn) {
  const CoalitionRules<1, 3> rules({3, complete_board(4), {complete_graph(3)}, {}, {}, 0}, 0);
  auto p = rules.start();
  EXPECT_TRUE(rules.valid(p));
  p.withdrawn = 1;
  EXPECT_FALSE(rules.valid(p));
}

TEST(ValidPositions, AreNoneWithLettersThatNoPlayMakes) {
  const LettersRules rules({{1, 0, 0, 1}}, LastLetter::wins);
  EXPECT_TRUE(rules.valid({{1, 0, 0, 0}}));
  EXPECT_FALSE(rules.valid({{0, 0, 0, 0}}));
  EXPECT_FALSE(rules.valid({{2, -1, 0, 0}}));
  EXPECT_FALSE(rules.valid({{2, 0, 0, 0}})) << "heavier than the start";
}

TEST(ValidPositions, OfCoresKeepOpenAndColouredPairsApart) {
  EXPECT_TRUE(AvoidanceCore::valid({.red = 1, .green = 2, .for_red = 4, .for_green = 12}));
  EXPECT_FALSE(AvoidanceCore::valid({.red = 1, .green = 3}));
  EXPECT_FALSE(AvoidanceCore::valid({.red = 1, .for_green = 1}));
  EXPECT_TRUE(PositionalCore::valid({.red = 1, .green = 2, .open = 4}));
  EXPECT_FALSE(PositionalCore::valid({.red = 1, .green = 2, .open = 6}));
  EXPECT_FALSE(PositionalCore::valid({.red = 1, .result = 1})) << "nothing is left at the end";
}

#ifdef HARARY_ASSERTS
TEST(BrokenPositions, EndBuildsWithAssertions) {
  const TwoColourGame<1> game(two_colours(4));
  const int red = game.start()[kRed].front();
  EXPECT_DEATH(game.after(game.start(), red), "an edge that is coloured was open");
  auto p = game.start();
  p[kGreen].insert(red);
  EXPECT_DEATH(game.representative(p), "no edge has two colours");
  EXPECT_DEATH(game.open(p).contains(64), "an edge number fits the words of its set");
  const LettersRules letters({{1, 0, 0, 1}}, LastLetter::wins);
  EXPECT_DEATH(letters.after(letters.start(), {3}), "a move is legal");
}
#endif

}  // namespace
}  // namespace harary
