// SPDX-License-Identifier: MIT
// The explorer, against the analysis of the same positions.
#include "server/explorer.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "app/catalogue.hpp"
#include "games/options.hpp"
#include "server/database.hpp"
#include "support/base/test_folder.hpp"
#include "support/server/running_server.hpp"

namespace harary {
namespace {

std::shared_ptr<const Game> game_of(const char* name, const char* board) {
  GameOptions options(GameOptions::Files::forbidden);
  options.set("board", board);
  return make_game(name, options);
}

// The values of all moves are those of the positions that the explorer shows behind them.
void expect_agreement(const Json& look, const Json& analysis) {
  EXPECT_EQ(look["winner"], analysis["winner"]);
  EXPECT_EQ(look["remoteness"], analysis["remoteness"]);
  std::size_t moves = 0;
  for (const Json& after : look["after"]) {
    EXPECT_EQ(after["ways"], after["moves"].size());
    for (const Json& name : after["moves"]) {
      ++moves;
      const auto found = std::find_if(analysis["moves"].begin(), analysis["moves"].end(),
                                      [&](const Json& move) { return move["move"] == name; });
      ASSERT_NE(found, analysis["moves"].end()) << name;
      EXPECT_EQ(after["winner"], (*found)["winner"]) << name;
      EXPECT_EQ(after["best"], (*found)["best"]) << name;
      if ((*found)["remoteness"].is_number()) {
        EXPECT_EQ(after["remoteness"].get<int>() + 1, (*found)["remoteness"].get<int>()) << name;
      }
    }
  }
  EXPECT_EQ(moves, analysis["moves"].size());
}

TEST_F(Server, TheExplorerSaysWhatTheAnalysisSays) {
  const std::tuple<const char*, const char*, const char*> asked[] = {
      {"sim", "K6", ""},
      {"sim", "K6", "red=0-1,1-2;green=3-4"},
      {"clique", "K5", "red=0-1;green=1-2"},
      {"sim+", "K5", ""},
      {"saturation", "K5", "edges=0-1,2-3"}};
  for (const auto& [game, board, position] : asked) {
    const Json body{{"game", game}, {"options", {{"board", board}}}, {"position", position}};
    const Reply look = client.post("/api/explorer", body);
    ASSERT_EQ(look.status, 200) << look.json.dump();
    expect_agreement(look.json, client.post("/api/analyse", body).json);
  }
}

TEST_F(Server, TheExplorerWalksForwardAndBack) {
  const Json start = client.post("/api/explorer", {{"game", "sim"}}).json;
  EXPECT_EQ(start["after"].size(), 1U);  // all first edges are alike
  EXPECT_EQ(start["after"][0]["ways"], 15);
  EXPECT_EQ(start["before"], Json::array());
  EXPECT_EQ(start["ply"], 0);
  EXPECT_EQ(start["below"]["positions"], start["below"]["first"].get<int>() +
                                             start["below"]["second"].get<int>() +
                                             start["below"]["ties"].get<int>());
  std::uint64_t all = 0;
  for (const Json& ply : start["plies"]) all += ply["positions"].get<std::uint64_t>();
  EXPECT_EQ(start["below"]["positions"], all);
  Json here = start;
  for (int step = 0; step < 4; ++step) {
    const std::string came_from = here["class"];
    const Json next = here["after"].back();
    here = client.post("/api/explorer", {{"game", "sim"}, {"position", next["position"]}}).json;
    EXPECT_EQ(here["class"], next["class"]);
    EXPECT_EQ(here["ply"], step + 1);
    bool found = false;
    for (const Json& before : here["before"]) {
      EXPECT_GE(before["ways"], 1);
      found = found || before["class"] == came_from;
    }
    EXPECT_TRUE(found) << here["view"]["position"];
  }
}

TEST_F(Server, MovesOfSeveralEdgesLeadBackToPositionsWithOtherLabels) {
  const Json body{{"game", "sim+"}, {"options", {{"board", "K4"}}}};
  Json at = body;
  at["position"] = "red=0-1,0-2;green=";
  const Json start = client.post("/api/explorer", body).json;
  const auto two = std::find_if(start["after"].begin(), start["after"].end(), [](const Json& one) {
    return one["moves"][0].get<std::string>().find(',') != std::string::npos;
  });
  ASSERT_NE(two, start["after"].end());
  at["position"] = (*two)["position"];
  const Json here = client.post("/api/explorer", at).json;
  ASSERT_FALSE(here["before"].empty());
  bool start_is_there = false;
  for (const Json& before : here["before"]) {
    start_is_there = start_is_there || before["class"] == start["class"];
  }
  EXPECT_TRUE(start_is_there);
}

TEST_F(Server, TheExplorerRefusesWhatItCannotShow) {
  const auto status = [&](const Json& body) { return client.post("/api/explorer", body).status; };
  EXPECT_EQ(status({{"game", "sim"}, {"position", "red=0-9"}}), 422);
  EXPECT_EQ(status({{"game", "clique"}, {"options", {{"board", "K9"}}}}), 422);
  EXPECT_EQ(status({{"game", "flood"}, {"options", {{"board", "square:3x3:1"}}}}), 422);
  EXPECT_EQ(status({{"game", "nothing"}}), 422);
  EXPECT_EQ(client.get("/api/explorer").json["tablebases"], Json::array());
}

TEST(Explorer, ATablebaseSaysWhatAllPositionsSay) {
  const TestFolder folder;
  const std::string tablebases = folder.path() + "/tables";
  std::filesystem::create_directories(tablebases);
  for (const char* name : {"sim", "clique"}) {
    Job job;
    EXPECT_FALSE(game_of(name, "K5")->strong(tablebases + "/" + name, job).stopped);
  }
  Database database(folder.path() + "/playground.sqlite");
  PlayerKnowledgeCache knowledge(database);
  Games games;
  const Tablebases given(tablebases);
  const Tablebases none("");
  Explorer with(knowledge, games, [&]() -> const Tablebases& { return given; });
  Explorer without(knowledge, games, [&]() -> const Tablebases& { return none; });
  EXPECT_EQ(with.list()["tablebases"].size(), 2U);
  for (const char* name : {"sim", "clique"}) {
    for (const char* position : {"", "red=0-1,2-3;green=1-2"}) {
      const Json body{{"game", name}, {"options", {{"board", "K5"}}}, {"position", position}};
      Json one = with.look(body);
      Json other = without.look(body);
      EXPECT_TRUE(one["ply"].is_null());  // so it was the tablebase that answered
      for (const char* field : {"winner", "remoteness", "classes_after", "classes_before"}) {
        EXPECT_EQ(one[field], other[field]) << name << " " << position << " " << field;
      }
      const auto values = [](const Json& look, const char* list) {
        std::multiset<std::string> result;
        for (const Json& entry : look[list]) {
          result.insert(entry["winner"].dump() + entry["remoteness"].dump() + entry["ways"].dump());
        }
        return result;
      };
      EXPECT_EQ(values(one, "after"), values(other, "after"));
      EXPECT_EQ(values(one, "before"), values(other, "before"));
    }
  }
}

// The game has more positions than are looked at, and to find that out takes a while.
TEST(PlayerKnowledgeCache, WaitsForAnotherThreadNoLongerThanItsTimeout) {
  const TestFolder folder;
  Database database(folder.path() + "/playground.sqlite");
  PlayerKnowledgeCache knowledge(database);
  const std::shared_ptr<const Game> game = game_of("star", "K8");
  std::atomic<bool> given_up{false};
  std::atomic<bool> over{false};
  std::thread maker([&] {
    EXPECT_EQ(knowledge.of(game, std::chrono::minutes(10), &given_up), nullptr);
    over = true;
  });
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  EXPECT_EQ(knowledge.of(game, std::chrono::milliseconds(10)), nullptr);
  EXPECT_FALSE(over) << "the other thread was faster than this test expects";
  given_up = true;
  maker.join();
}

TEST(PlayerKnowledgeCache, AQuestionThatWasGivenUpSpoilsNothing) {
  const TestFolder folder;
  Database database(folder.path() + "/playground.sqlite");
  PlayerKnowledgeCache knowledge(database);
  const std::shared_ptr<const Game> game = game_of("sim", "K6");
  const std::atomic<bool> given_up{true};
  EXPECT_EQ(knowledge.of(game, std::chrono::seconds(10), &given_up), nullptr);
  EXPECT_NE(knowledge.of(game), nullptr);
}

TEST(Explorer, TakesBackOneEdgeWithItsLabels) {
  const auto game = game_of("sim", "K6");
  const auto back = with_one_edge_less(*game, game->view("red=0-1,1-2;green=3-4").position);
  EXPECT_EQ(back, (std::vector<std::string>{"red=1-2;green=3-4", "red=0-1;green=3-4"}));
  EXPECT_TRUE(with_one_edge_less(*game, game->view("").position).empty());
}

TEST(Tablebases, AnswerTheQuestionsOfSessions) {
  const TestFolder folder;
  std::filesystem::create_directories(folder.path() + "/tables");
  const std::shared_ptr<const Game> game = game_of("sim", "K5");
  Job job;
  EXPECT_FALSE(game->strong(folder.path() + "/tables/sim", job).stopped);
  const Tablebases tablebases(folder.path() + "/tables");
  EXPECT_NE(tablebases.of(*game), nullptr);
  EXPECT_EQ(tablebases.of(*game_of("sim", "K6")), nullptr);
  EXPECT_EQ(tablebases.of(*game_of("clique", "K5")), nullptr);
  Sessions sessions(1, std::uint64_t{1} << 28, tablebases);
  const auto session = sessions.of(game);
  const Answer answer = (*session).solve("red=0-1;green=", {}, job);
  EXPECT_EQ(answer.method, "tablebase");
  EXPECT_EQ(answer.winner, game->solve({}, job).winner);
}

TEST(Tablebases, AFolderWithoutOneIsRefused) {
  const TestFolder folder;
  EXPECT_THROW(Tablebases(folder.path() + "/none"), FileError);
  EXPECT_THROW(Tablebases{folder.path()}, FileError);
}

}  // namespace
}  // namespace harary
