// SPDX-License-Identifier: MIT
// Which descriptions are games of the catalogue. That both have the same values is compared in
// tests/reference/compare_written.py and python/tests/test_written_games.py.
#include "games/written/recognised.hpp"

#include <gtest/gtest.h>

#include <string>

#include "games/written/reader.hpp"
#include "support/games/written_samples.hpp"

namespace harary::written {
namespace {

std::string known_as(const std::string& text, Side starts = Side::first) {
  const auto known = recognised(read_game(text, "t.game", ""), starts);
  return known ? known->game : "";
}

std::string on(const std::string& board, const std::string& rest) {
  return "game = \"g\"\nplayers = [\"Left\", \"Right\"]\n[board]\npoints = \"" + board +
         "\"\n[marks]\n" + rest;
}
const std::string kOwn = "L = \"Left\"\nR = \"Right\"\n";
const std::string kSets = "[sets]\nsets = \"copies:K3\"\n";

TEST(RecognisedGames, AreKnownByTheirDescription) {
  const std::string own_end = "[[end]]\nfills = \"sets\"\nin = \"own\"\n";
  const std::string left_end = own_end + "by = \"Left\"\n";
  const auto last = [](const std::string& result) {
    return "[last]\nresult = \"" + result + "\"\n";
  };
  const std::string edges = "edges of K4";
  EXPECT_EQ(
      known_as(on(edges, kOwn + kSets + own_end + "result = \"mover wins\"\n" + last("draw"))),
      "achievement");
  EXPECT_EQ(known_as(on(edges,
                        kOwn + kSets + own_end + "result = \"mover wins\"\n" + last("Right wins"))),
            "achievement-no-draw");
  EXPECT_EQ(
      known_as(on(edges, kOwn + kSets + own_end + "result = \"mover loses\"\n" + last("draw"))),
      "misere-avoidance");
  EXPECT_EQ(known_as(on(edges,
                        kOwn + kSets + left_end + "result = \"Left wins\"\n" + last("Right wins"))),
            "maker-breaker");
  EXPECT_EQ(known_as(on(
                edges, kOwn + kSets + left_end + "result = \"mover loses\"\n" + last("Left wins"))),
            "avoider-enforcer");
  EXPECT_EQ(
      known_as(on(edges, kOwn + kSets + "[[forbid]]\nfills = \"sets\"\n" + last("mover loses"))),
      "avoidance");
  EXPECT_EQ(known_as(on(edges, "E = \"both\"\n" + kSets + "[[forbid]]\nfills = \"sets\"\n" +
                                   last("mover loses"))),
            "saturation");
  EXPECT_EQ(known_as(on(edges, "E = \"both\"\n" + kSets +
                                   "[[end]]\nfills = \"sets\"\nresult = \"mover wins\"\n" +
                                   last("draw"))),
            "one-colour-achievement");
  const std::string vertices = "vertices of P5";
  const std::string near = "[[forbid]]\nneighbour = ";
  EXPECT_EQ(known_as(on(vertices, "T = \"both\"\n" + near + "\"any\"\n" + last("mover loses"))),
            "kayles");
  EXPECT_EQ(known_as(on(vertices, kOwn + near + "\"own\"\n" + last("mover loses"))), "col");
  EXPECT_EQ(known_as(on(vertices, kOwn + near + "\"other\"\n" + last("mover loses"))), "snort");
}

TEST(RecognisedGames, ExchangeThePlayersWhereOnlyTheSecondOwnsSets) {
  const std::string text = on("edges of K4", kOwn + kSets +
                                                 "[[end]]\nfills = \"sets\"\nin = \"R\"\n"
                                                 "result = \"Right wins\"\n[last]\n"
                                                 "result = \"Left wins\"\n");
  const auto known = recognised(read_game(text, "t.game", ""), Side::first);
  ASSERT_TRUE(known);
  EXPECT_EQ(known->game, "maker-breaker");
  EXPECT_TRUE(known->swapped);
  EXPECT_EQ(known->options.at("first"), "green");
  EXPECT_EQ(known->marks, (std::vector<std::string>{"green", "red"}));
}

TEST(RecognisedGames, AreNoneWithARuleMore) {
  const std::string left = "[[end]]\nfills = \"sets\"\nin = \"L\"\nresult = \"mover wins\"\n";
  for (const char* last : {"draw", "Left wins", "mover loses"}) {
    EXPECT_EQ(
        known_as(on("edges of K4", kOwn + kSets + left + "[last]\nresult = \"" + last + "\"\n")),
        "")
        << last;
  }
  EXPECT_EQ(known_as(tests::kNotakto), "");
  EXPECT_EQ(known_as(tests::kDomineering), "");
  EXPECT_EQ(known_as(tests::kTurns), "");
  EXPECT_EQ(known_as(tests::kLines), "achievement");
  for (const char* rule : {"[[forbid]]\nneighbour = \"own\"\n", "[move]\nplace = \"2 points\"\n",
                           "[move]\nstart = { L = [\"a1\"] }\n",
                           "[[end]]\nfills = \"lines\"\nin = \"any\"\nresult = \"draw\"\n"}) {
    std::string text = tests::kLines;
    text.insert(text.find("[last]"), rule);
    EXPECT_EQ(known_as(text), "") << rule;
  }
}

}  // namespace
}  // namespace harary::written
