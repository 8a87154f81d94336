// SPDX-License-Identifier: MIT
// What people in front of the page read has the names of its fields, no options.
#include "server/page_words.hpp"

#include <gtest/gtest.h>

#include <regex>

#include "app/catalogue.hpp"
#include "base/error.hpp"
#include "support/server/running_server.hpp"

namespace harary {
namespace {

TEST(PageWords, AreTheLabelsOfFields) {
  EXPECT_EQ(in_page_words("--board: 'x' is not a graph"), "Board: 'x' is not a graph");
  EXPECT_EQ(in_page_words("--red:1:3: vertex '9' does not exist"),
            "Red edges at the start:1:3: vertex '9' does not exist");
  EXPECT_EQ(in_page_words("--green: the edge 0-1 is in --red as well"),
            "Green edges at the start: the edge 0-1 is in “Red edges at the start” as well");
  EXPECT_EQ(in_page_words("clique has no such option; it has --board --order"),
            "clique has no such option; it has “Board” “Vertices”");
  EXPECT_EQ(in_page_words("wins (--misere: loses)"),
            "wins (“Misère: the player who would win loses”: loses)");
  EXPECT_EQ(in_page_words("give a --position instead"), "give a “position” instead");
}

TEST(PageWords, PointToTheOptionOfARequest) {
  EXPECT_EQ(pointer_to_option("--board: 'x' is not a graph"), "#/options/board");
  EXPECT_EQ(pointer_to_option("--green-target:1:3: no vertex"), "#/options/green-target");
  for (const char* text :
       {"", "--", "--:", "--board", "--board is missing", "position: --red: x"}) {
    EXPECT_EQ(pointer_to_option(text), "") << text;
  }
}

// Every option that is wrong is named by its label in words, and by its name for programs.
TEST_F(Server, NamesTheOptionThatIsWrongForPrograms) {
  const auto pointer = [&](const char* game, const Json& options) {
    const Reply reply = client.post("/api/board", {{"game", game}, {"options", options}});
    EXPECT_EQ(reply.status, 422);
    return reply.json.value("pointer", "");
  };
  EXPECT_EQ(pointer("clique", {{"board", "K"}}), "#/options/board");
  EXPECT_EQ(pointer("clique", {{"board", "K4"}, {"red", "0-9"}}), "#/options/red");
  EXPECT_EQ(pointer("sim", {{"board", "K4"}, {"target", "K9"}}), "#/options/target");
  EXPECT_EQ(pointer("flood", {{"board", "C4"}, {"vertex-colours", "01"}}),
            "#/options/vertex-colours");
  EXPECT_EQ(pointer("Clique", Json::object()), "");
}

TEST(PageWords, SayNothingOfFiles) {
  EXPECT_EQ(in_page_words("--board: write a name such as K6, or g6:…, s6:…, @FILE"),
            "Board: write a name such as K6, or g6:…, s6:…");
  EXPECT_EQ(in_page_words("--formula: for example 1,2/2,3, or a file with --instance"),
            "Formula: for example 1,2/2,3");
}

TEST(PageWords, LeaveOtherTextAlone) {
  for (const char* text :
       {"", "--", "a--b", "ends in --", "0--1", "position: 'a' has no '='", "--- x"}) {
    EXPECT_EQ(in_page_words(text), text);
  }
}

TEST_F(Server, SpeaksOfFieldsNotOfOptions) {
  const auto refused = [&](const Json& body) {
    const Reply reply = client.post("/api/view", body);
    EXPECT_EQ(reply.status, 422) << body.dump();
    return reply.json.value("detail", "");
  };
  const auto of_clique = [&](const Json& options) {
    return refused({{"game", "clique"}, {"options", options}});
  };
  EXPECT_EQ(of_clique({{"board", "K3×3"}}),
            "Board: 'K3×3' (× is a multiplication sign; type x or a comma) is not a graph; did you "
            "mean K3,3?");
  EXPECT_EQ(of_clique({{"board", "K4"}, {"red", "0-1"}, {"green", "0-1"}}),
            "Green edges at the start: the edge 0-1 is in “Red edges at the start” as well");
  EXPECT_EQ(of_clique({{"order", "0"}}), "Vertices: '0' is not a whole number from 1 to 64");
  EXPECT_EQ(refused({{"game", "Clique"}}), "'Clique' is not a game; did you mean clique?");
  EXPECT_EQ(refused({{"game", "pos-cnf"}}),
            "Formula: the game needs a formula, for example 1,2/2,3");
  // Each game without its options, and with an option it does not have.
  const std::regex option("--[a-z]|@FILE");
  for (const GameDescription& game : catalogue()) {
    for (const Json& options : {Json::object(), Json{{"nothing", "x"}}}) {
      const Reply reply = client.post("/api/view", {{"game", game.name}, {"options", options}});
      const std::string detail = reply.json.value("detail", "");
      EXPECT_FALSE(std::regex_search(detail, option)) << game.name << ": " << detail;
    }
  }
}

TEST_F(Server, TakesSmallLettersAndAnswersOddNamesOfOptions) {
  EXPECT_EQ(client.post("/api/view", {{"game", "clique"}, {"options", {{"board", "k4"}}}}).status,
            200);
  // Forty bytes end within a character.
  const std::string odd = "x" + std::string(39, 'x') + "öööö";
  const Reply reply = client.post("/api/view", {{"game", "clique"}, {"options", {{odd, 5}}}});
  EXPECT_EQ(reply.status, 422);
  EXPECT_EQ(reply.json["detail"], "the option '" + std::string(40, 'x') + "…' must be a string");
}

}  // namespace
}  // namespace harary
