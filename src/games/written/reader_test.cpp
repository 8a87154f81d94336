// SPDX-License-Identifier: MIT
// What a text may say, and where and how all else is refused.
#include "games/written/reader.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/error.hpp"
#include "support/games/written_samples.hpp"

namespace harary::written {
namespace {

std::string refusal(const std::string& text, const std::string& board = "") {
  try {
    read_game(text, "t.game", board);
    return "read";
  } catch (const InputError& error) {
    return error.what();
  } catch (const LimitError& error) {
    return std::string("limit: ") + error.what();
  }
}

std::string with(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

TEST(WrittenReader, ReadsTheSamples) {
  const Game notakto = read_game(tests::kNotakto, "t.game", "");
  EXPECT_EQ(notakto.name, "notakto");
  EXPECT_EQ(notakto.points.size(), 9U);
  EXPECT_EQ(notakto.families.at(0).sets.size(), 8U);
  EXPECT_EQ(notakto.ends.at(0).result, Result::mover_loses);
  const Game turns = read_game(tests::kTurns, "t.game", "");
  EXPECT_EQ(turns.turns, (std::vector{1, 2}));
  EXPECT_EQ(turns.forbids.size(), 2U);
  EXPECT_EQ(turns.marks.at(2).owner, Side::second);
  EXPECT_EQ(turns.start.size(), 1U);
}

TEST(WrittenReader, TakesAnotherBoardOfTheSameKind) {
  EXPECT_EQ(read_game(tests::kNotakto, "t.game", "grid:4x4").points.size(), 16U);
  EXPECT_NE(refusal(tests::kNotakto, "K4"), "read");
  EXPECT_NE(refusal(tests::kSums, "grid:3x3").find("list of names"), std::string::npos);
}

// Source, line and column, what is wrong, and the nearest known word.
TEST(WrittenReader, NamesThePlaceAndTheNearestWord) {
  struct Case {
    std::string from, to, place, said;
  };
  const std::vector<Case> cases{
      {"fills = \"lines\"", "fills = \"line\"", "t.game:11:9", "did you mean lines?"},
      {"fills =", "fils =", "t.game:11:1", "did you mean fills?"},
      {"X = \"both\"", "X = \"Lefft\"", "t.game:7:5", "did you mean Left?"},
      {"\"mover loses\"", "\"mover looses\"", "t.game:12:10", "did you mean mover loses?"},
      {"cells of", "cels of", "t.game:5:10", "did you mean cells?"},
      {"[last]", "[lost]", "t.game:13:2", "did you mean last?"},
      {"X =", "own =", "t.game:7:1", "no mark is called own"},
      {"\"Left\", \"Right\"", "\"Left\", \"Left\"", "t.game:3:", "two different ones"},
      {"\"Left\", \"Right\"", "\"Left\"", "t.game:3:", "two players"},
      {"\"line:3\"", "[[\"a1\", \"z9\"]]", "t.game:9:", "'z9' is not a point"},
      {"\"line:3\"", "[[]]", "t.game:9:", "at least one point"},
      {"\"line:3\"", "7", "t.game:9:9", "whole number"},
      {"\"notakto\"", "\"\"", "t.game:1:8", "game is empty"}};
  for (const Case& one : cases) {
    const std::string message = refusal(with(tests::kNotakto, one.from, one.to));
    EXPECT_EQ(message.rfind(one.place, 0), 0U) << message;
    EXPECT_NE(message.find(one.said), std::string::npos) << message;
  }
}

TEST(WrittenReader, RefusesWhatMeansNothing) {
  for (const auto& [change, said] : std::vector<std::pair<std::string, std::string>>{
           {"[[forbid]]\nneighbour = \"own\"\n", "own means nothing here"},
           {"[[forbid]]\n", "forbids nothing"},
           {"[move]\nplace = \"zero points\"\n", "is not a move"},
           {"[move]\nturns = []\n", "turns is empty"},
           {"[move]\nturns = [0]\n", "from 1 to"},
           {"[move]\nstart = { X = [\"a1\", \"a1\"] }\n", "already"},
           {"[move]\nplace = \"all points of a set of rows\"\n", "is not a family"},
           {"[[score]]\nplayer = \"Left\"\ncounts = \"moves\"\n", "[[score]] counts only"}}) {
    const std::string message = refusal(with(tests::kNotakto, "[last]", change + "[last]"));
    EXPECT_NE(message.find(said), std::string::npos) << message;
  }
  EXPECT_NE(refusal("game = \"x\"").find("needs board"), std::string::npos);
  EXPECT_NE(refusal("game = ").find("not TOML"), std::string::npos);
  EXPECT_NE(refusal("").find("needs game"), std::string::npos);
}

TEST(WrittenReader, KeepsToItsLimits) {
  EXPECT_EQ(refusal(std::string(kMostTextBytes + 1, '#')).rfind("limit: ", 0), 0U);
  EXPECT_NE(refusal(with(tests::kNotakto, "cells of grid:3x3", "edges of K40")).find("at most 512"),
            std::string::npos);
  std::string marks;
  for (int i = 0; i < 8; ++i) marks += "M" + std::to_string(i) + " = \"both\"\n";
  EXPECT_NE(refusal(with(tests::kNotakto, "[marks]\n", "[marks]\n" + marks)).find("at most 8"),
            std::string::npos);
  std::string ends;
  for (int i = 0; i < kMostEntries; ++i) ends += "[[end]]\nfills = \"lines\"\nresult = \"draw\"\n";
  EXPECT_NE(refusal(with(tests::kNotakto, "[last]", ends + "[last]")).find("at most 64"),
            std::string::npos);
  const std::string deep(100'000, '[');
  EXPECT_NE(refusal("game = " + deep), "read");
}

TEST(WrittenReader, CountsASetThatIsListedTwiceOnce) {
  const Game game = read_game(
      with(tests::kNotakto, "\"line:3\"", "[[\"a1\", \"b1\"], [\"b1\", \"a1\"]]"), "t.game", "");
  EXPECT_EQ(game.families.at(0).sets.size(), 1U);
}

}  // namespace
}  // namespace harary::written
