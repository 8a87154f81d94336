// SPDX-License-Identifier: MIT
// What games say about themselves is complete and true.
#include "games/about.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "app/catalogue.hpp"
#include "app/suggestion/player_knowledge.hpp"
#include "base/small_letters.hpp"
#include "games/positional/boards/named_setups.hpp"

namespace harary {
namespace {

std::unique_ptr<Game> made(const GameDescription& game, const Example& example) {
  GameOptions options;
  for (const auto& [name, text] : example) options.set(name, text);
  return make_game(game.name, options);
}

// Who wins by a sentence such as "Red has a triangle and loses": the last "wins" or "loses" and the
// name before it in the same part of the sentence; nothing if none is named.
std::optional<Side> said_winner(const Roles& roles, const std::string& sentence) {
  const std::string text = small_letters(sentence);
  std::optional<Side> winner;
  std::size_t last = 0;
  for (const Side side : {Side::first, Side::second}) {
    const std::string name = roles.of(side) + " ";
    for (auto at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
      const std::string part = text.substr(at, text.find_first_of(".:;", at) - at);
      for (const bool wins : {true, false}) {
        const auto verb = part.find(wins ? " wins" : " loses");
        if (verb == std::string::npos || at + verb < last) continue;
        last = at + verb;
        winner = wins ? side : opponent(side);
      }
    }
  }
  return winner;
}

TEST(About, EveryGameSaysEverything) {
  std::set<std::string> titles;
  std::set<int> places;
  int opening = 0;
  for (const GameDescription& game : catalogue()) {
    SCOPED_TRACE(game.name);
    const About& about = game.about;
    EXPECT_TRUE(titles.insert(about.title).second);
    EXPECT_FALSE(about.title.empty());
    EXPECT_GE(about.rules.size(), 3U);
    for (const std::string& rule : about.rules) EXPECT_TRUE(rule.ends_with('.'));
    EXPECT_TRUE(about.move.ends_with('.'));
    EXPECT_TRUE(about.ties.ends_with('.'));
    EXPECT_TRUE(about.play.said.ends_with('.'));
    EXPECT_FALSE(about.play.moves.empty());
    EXPECT_EQ(about.points.empty(), about.group != GameGroup::points);
    EXPECT_EQ(about.players == PlayerNames::solo, game.solitaire);
    EXPECT_EQ(about.joining.has_value(), game.drawing == DrawingKind::formula);
    if (about.start) {
      EXPECT_TRUE(places.insert(*about.start).second);
    }
    opening += about.opens ? 1 : 0;
  }
  EXPECT_EQ(opening, 1);
  EXPECT_EQ(*places.rbegin(), static_cast<int>(places.size()));
}

TEST(About, ATargetIsOnlyNamedWhereThereIsOne) {
  for (const GameDescription& game : catalogue()) {
    const bool named = rules_text(game.about, "!").find('!') != std::string::npos;
    EXPECT_EQ(named, game.option("target") != nullptr) << game.name;
  }
}

TEST(About, TheExamplePlayIsLegalAndEndsAsItsSentenceSays) {
  for (const GameDescription& game : catalogue()) {
    SCOPED_TRACE(game.name);
    const ExamplePlay& play = game.about.play;
    const auto instance = made(game, play.options);
    std::string position;
    for (const std::string& move : play.moves) position = instance->play(position, move);
    const PlayView end = instance->view(position);
    ASSERT_TRUE(end.verdict.has_value());
    if (game.solitaire) continue;
    const auto winner = said_winner(game.about.roles, play.said);
    ASSERT_TRUE(winner.has_value()) << play.said;
    EXPECT_EQ(end.verdict->winner, *winner == Side::first ? Winner::first : Winner::second);
  }
}

TEST(About, TheSketchIsAPosition) {
  for (const GameDescription& game : catalogue()) {
    SCOPED_TRACE(game.name);
    const Sketch& sketch = game.about.sketch;
    EXPECT_FALSE(made(game, sketch.options)->view(sketch.position).position.empty());
  }
}

// Coloured boards have too many positions even where they are small.
TEST(About, AllPositionsOfSamplesCanBeLookedAt) {
  for (const GameDescription& game : catalogue()) {
    SCOPED_TRACE(game.name);
    EXPECT_EQ(game.about.samples.empty(), game.drawing == DrawingKind::cells);
    for (const Example& sample : game.about.samples) {
      Job job;
      EXPECT_NE(made(game, sample)->explored(PlayerKnowledge::kMostPositions, job), nullptr);
    }
  }
}

TEST(About, SetupsAreGamesOfTheirOwn) {
  std::size_t setups = 0;
  for (const GameDescription& game : catalogue()) {
    std::set<std::string> titles;
    for (const NamedSetup& setup : named_setups(game)) {
      SCOPED_TRACE(game.name + ": " + setup.title);
      ++setups;
      EXPECT_TRUE(titles.insert(setup.title).second);
      EXPECT_FALSE(made(game, setup.options)->view("").moves.empty());
    }
  }
  EXPECT_GE(setups, 15U);
}

TEST(About, PuzzlesAreMadeOfGamesOnBoards) {
  std::size_t puzzles = 0;
  int games = 0;
  for (const GameDescription& game : catalogue()) {
    for (const PuzzleSource& puzzle : game.about.puzzles) {
      SCOPED_TRACE(game.name);
      ++puzzles;
      const auto instance = made(game, puzzle.options);
      EXPECT_TRUE(game.drawing == DrawingKind::graph || game.drawing == DrawingKind::vertices);
      EXPECT_LE(puzzle.least, puzzle.most);
      // The first player may have one more, and a move must be left.
      EXPECT_LT(2U * static_cast<unsigned>(puzzle.most) + 1, instance->view("").moves.size());
    }
    games += game.about.puzzles.empty() ? 0 : 1;
  }
  EXPECT_GE(puzzles, 12U);
  EXPECT_GE(games, 11U);
}

TEST(About, SentencesSayWhoWins) {
  EXPECT_EQ(said_winner(Roles(), "Red has a triangle and loses."), Side::second);
  EXPECT_EQ(said_winner(Roles(), "Red has three, Green two. Red wins 3 : 2."), Side::first);
  EXPECT_EQ(said_winner(Roles(), "Red has a triangle."), std::nullopt);
}

}  // namespace
}  // namespace harary
