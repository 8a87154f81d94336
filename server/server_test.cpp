// SPDX-License-Identifier: MIT
// The server as a client sees it: whole matches, repeated requests, restarts.
#include "server/server.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "app/catalogue.hpp"
#include "app/json.hpp"
#include "base/error.hpp"
#include "server/request_fields.hpp"
#include "server/site.hpp"
#include "support/server/running_server.hpp"

namespace harary {
namespace {

TEST_F(Server, PerfectPlayerWinsSimAsSecond) {
  for (const char* player : {"perfect", "ultra-strong", "learning"}) {
    const Reply begun = begin({{"seats", {{"first", "human"}, {"second", player}}}});
    ASSERT_EQ(begun.status, 201) << begun.json.dump();
    const Json match = play_on(begun.json, first_move);
    EXPECT_EQ(match["winner"], "second") << player;
    EXPECT_EQ(match["eligible"], false);
  }
}

TEST_F(Server, APersonWhoPlaysPerfectlyWinsAsSecondAndEntersTheHallInShakingModeOnly) {
  for (const bool shaking : {true, false}) {
    const Reply begun =
        begin({{"seats", {{"first", "learning"}, {"second", "human"}}}, {"shaking", shaking}});
    const Json match = play_on(begun.json, [&](const Json& m) { return best_move(m); });
    EXPECT_EQ(match["winner"], "second");
    EXPECT_EQ(match["eligible"], shaking);
    const Json entry{{"match", match["id"]}, {"name", " <b>A&nbsp;\"name\"</b> "}};
    const Reply entered = client.post("/api/hall-of-fame", entry);
    EXPECT_EQ(entered.status, shaking ? 201 : 403) << entered.json.dump();
    if (!shaking) continue;
    EXPECT_EQ(match["shuffle"].size(), 6U);
    EXPECT_EQ(entered.json["name"], "<b>A&nbsp;\"name\"</b>");
    EXPECT_EQ(client.post("/api/hall-of-fame", entry).status, 409);
    const Reply hall = client.get("/api/hall-of-fame?game=sim");
    EXPECT_EQ(hall.json["entries"].size(), 1U);
    // The machine has lost and remembers.
    EXPECT_GT(client.get("/api/learning?game=sim").json["positions"].get<int>(), 0);
  }
}

TEST_F(Server, TheCurveOfLearningCountsGamesThatCouldBeLost) {
  EXPECT_EQ(client.get("/api/learning?game=sim").json["curve"], Json::array());
  // As the second player the machine wins Sim by perfect play, and learns nothing.
  const Json second{{"first", "human"}, {"second", "learning"}};
  play_on(begin({{"seats", second}}).json, [&](const Json& m) { return best_move(m); });
  EXPECT_EQ(client.get("/api/learning?game=sim").json["won"], 1);
  EXPECT_EQ(client.get("/api/learning?game=sim").json["curve"], Json::array());
  const Json first{{"first", "learning"}, {"second", "human"}};
  for (int game = 0; game < 9; ++game) {
    client.become_another_visitor();
    const Json match =
        play_on(begin({{"seats", first}}).json, [&](const Json& m) { return best_move(m); });
    EXPECT_EQ(match["winner"], "second");
  }
  const Json lost{{{"games", 5}, {"won", 0}}, {{"games", 4}, {"won", 0}}};
  const Json learning = client.get("/api/learning?game=sim").json;
  EXPECT_EQ(learning["games"], 10);
  EXPECT_EQ(learning["won"], 1);
  EXPECT_EQ(learning["curve"], lost);
  EXPECT_EQ(client.get("/api/learning").json["curve"], lost);
  EXPECT_EQ(client.get("/api/learning?game=sim%2B").json["curve"], Json::array());
  running.reset();
  running.emplace(folder.path());
  Client again(running->port());
  EXPECT_EQ(again.get("/api/learning?game=sim").json["curve"], lost);
}

TEST_F(Server, NamesAreBoundedAndPlain) {
  for (const std::string& name :
       {std::string(), std::string("   "), std::string(25, 'x'), std::string("a\nb"),
        std::string("a\xE2\x80\xAE"
                    "b")}) {
    EXPECT_EQ(
        client.post("/api/hall-of-fame", {{"match", std::string(32, '0')}, {"name", name}}).status,
        422)
        << name;
  }
}

TEST_F(Server, KeepsEveryAcknowledgedMoveAcrossARestart) {
  Json match = begin({{"seats", {{"first", "human"}, {"second", "human"}}}}).json;
  match = client.post(path(match, "moves"), {{"ply", 0}, {"move", "0-1"}}).json;
  ASSERT_EQ(match["plies"].size(), 1U);
  const std::string cookie = client.headers();
  running.reset();
  running.emplace(folder.path());
  HttpClient again(running->port());
  const auto shown = again.request("GET", "/api/matches/" + match["id"].get<std::string>(), cookie);
  ASSERT_TRUE(shown);
  EXPECT_EQ(Json::parse(shown->body), match);
  const auto moved =
      again.request("POST", path(match, "moves"), cookie + "Content-Type: application/json\r\n",
                    R"({"ply":1,"move":"2-3"})");
  ASSERT_TRUE(moved);
  EXPECT_EQ(moved->status, 200) << moved->body;
}

TEST_F(Server, AMoveMaySentTwiceButNotAnother) {
  const Json match = begin({{"seats", {{"first", "human"}, {"second", "human"}}}}).json;
  const std::string moves = path(match, "moves");
  const Json once{{"ply", 0}, {"move", "0-1"}};
  EXPECT_EQ(client.post(moves, once).status, 200);
  const Reply twice = client.post(moves, once);
  EXPECT_EQ(twice.status, 200);
  EXPECT_EQ(twice.json["plies"].size(), 1U);
  EXPECT_EQ(client.post(moves, {{"ply", 0}, {"move", "0-2"}}).status, 409);
  EXPECT_EQ(client.post(moves, {{"ply", 7}, {"move", "0-2"}}).status, 409);
  EXPECT_EQ(client.post(moves, {{"ply", 1}, {"move", "0-1"}}).status, 422);
  EXPECT_EQ(client.post(moves, {{"move", "0-2"}}).status, 422);
  EXPECT_EQ(client.post(path(match, "machine"), {{"ply", 1}}).status, 409);
}

TEST_F(Server, UndoAndHintLeaveTheHallOfFame) {
  Json match = begin({{"seats", {{"first", "perfect"}, {"second", "human"}}}}).json;
  match = client.post(path(match, "machine"), {{"ply", 0}}).json;
  match = client.post(path(match, "moves"), {{"ply", 1}, {"move", best_move(match)}}).json;
  ASSERT_EQ(match["plies"].size(), 2U);
  match = client.post(path(match, "machine"), {{"ply", 2}}).json;
  const Reply back = client.post(path(match, "undo"), {{"ply", 3}});
  EXPECT_EQ(back.json["plies"].size(), 1U);  // the person is to move again
  const Reply hint = client.post(path(match, "hint"), {{"ply", 1}});
  EXPECT_EQ(hint.status, 200);
  EXPECT_EQ(hint.json["perfect"], true);
  const Reply resigned = client.post(path(match, "resign"), {{"ply", 1}});
  EXPECT_EQ(resigned.json["winner"], "first");
  EXPECT_EQ(client.post(path(match, "moves"), {{"ply", 1}, {"move", "0-1"}}).status, 409);
}

TEST_F(Server, BeginsInTheMiddleOfAGameOutsideTheHallOfFame) {
  const Json seats{{"first", "learning"}, {"second", "human"}};
  const Reply begun = begin({{"seats", seats}, {"shaking", true}, {"moves", {"0-1", "2-3"}}});
  ASSERT_EQ(begun.status, 201) << begun.json.dump();
  EXPECT_EQ(begun.json["plies"].size(), 2U);
  EXPECT_EQ(begun.json["view"]["position"], "red=0-1;green=2-3");
  const Json match = play_on(begun.json, [&](const Json& m) { return best_move(m); });
  EXPECT_EQ(match["winner"], "second");
  EXPECT_EQ(match["eligible"], false);
  const Reply placed = begin({{"seats", seats}, {"position", "red=0-1,1-2;green=3-4"}});
  EXPECT_EQ(placed.json["view"]["mover"], "second");
  EXPECT_EQ(begin({{"moves", {"0-1", "0-1"}}}).status, 422);
  EXPECT_EQ(begin({{"moves", "0-1"}}).status, 422);
  EXPECT_EQ(begin({{"moves", {5}}}).status, 422);
  EXPECT_EQ(begin({{"position", "red=0-1,0-2"}}).status, 422);
}

TEST_F(Server, OthersMayLookNotTouch) {
  const Json match = begin().json;
  Client other(running->port());
  EXPECT_EQ(other.get("/api/matches/" + match["id"].get<std::string>()).status, 200);
  for (const char* action : {"moves", "machine", "undo", "hint", "resign"}) {
    Json body{{"ply", 0}};
    if (action == std::string("moves")) body["move"] = "0-1";
    EXPECT_EQ(other.post(path(match, action), body).status, 403) << action;
  }
}

TEST_F(Server, TwoPeopleTakeBackResignAndPlayAgainByAgreement) {
  const Json people{{"first", "human"}, {"second", "human"}};
  const Json match = begin({{"seats", people}, {"open_seat", "second"}}).json;
  const std::string at = "/api/matches/" + match["id"].get<std::string>();
  Client guest(running->port());
  Client watcher(running->port());
  guest.post(path(match, "join"), Json::object());
  client.post(path(match, "moves"), {{"ply", 0}, {"move", "0-1"}});
  EXPECT_LT(watcher.get(at).json["silent_ms"]["second"].get<int>(), 60'000);
  // A ply is taken back when both want it.
  EXPECT_EQ(client.post(path(match, "undo"), {{"ply", 1}}).json["wants_undo"], "first");
  EXPECT_EQ(client.post(path(match, "undo"), {{"ply", 1}}).json["plies"].size(), 1U);
  EXPECT_EQ(watcher.post(path(match, "undo"), {{"ply", 1}}).status, 403);
  EXPECT_EQ(guest.get(at).json["wants_undo"], "first");
  EXPECT_TRUE(guest.post(path(match, "undo"), {{"ply", 1}}).json["plies"].empty());
  EXPECT_EQ(guest.post(path(match, "rematch"), Json::object()).status, 409);  // not over yet
  // Either player resigns at any time, for the own side.
  const Reply resigned = guest.post(path(match, "resign"), {{"ply", 0}});
  EXPECT_EQ(resigned.json["winner"], "first") << resigned.json.dump();
  // Another match, sides changed.
  EXPECT_EQ(watcher.post(path(match, "rematch"), Json::object()).status, 403);
  EXPECT_EQ(guest.post(path(match, "rematch"), Json::object()).json["wants_rematch"], "second");
  const Json agreed = client.post(path(match, "rematch"), Json::object()).json;
  ASSERT_TRUE(agreed["rematch"].is_string()) << agreed.dump();
  const std::string next = "/api/matches/" + agreed["rematch"].get<std::string>();
  EXPECT_EQ(guest.get(at).json["rematch"], agreed["rematch"]);
  EXPECT_EQ(client.get(next).json["you"], Json::array({"second"}));
  EXPECT_EQ(guest.get(next).json["you"], Json::array({"first"}));
  EXPECT_EQ(guest.get(next).json["waiting"], false);
  EXPECT_EQ(client.post(path(match, "rematch"), Json::object()).json["rematch"], agreed["rematch"]);
}

TEST_F(Server, ASharedMatchHasASeatForEachOfTwoClients) {
  const Json people{{"first", "human"}, {"second", "human"}};
  const Json match = begin({{"seats", people}, {"open_seat", "second"}}).json;
  EXPECT_EQ(match["you"], Json::array({"first"}));
  EXPECT_EQ(match["waiting"], true);
  const std::string at = "/api/matches/" + match["id"].get<std::string>();
  Client guest(running->port());
  Client watcher(running->port());
  EXPECT_EQ(guest.post(path(match, "moves"), {{"ply", 0}, {"move", "0-1"}}).status, 403);
  EXPECT_EQ(client.post(path(match, "join"), Json::object()).json["you"], Json::array({"first"}));
  const Reply joined = guest.post(path(match, "join"), Json::object());
  EXPECT_EQ(joined.status, 200);
  EXPECT_EQ(joined.json["you"], Json::array({"second"}));
  EXPECT_EQ(joined.json["waiting"], false);
  EXPECT_EQ(watcher.post(path(match, "join"), Json::object()).status, 409);
  const Reply watched = watcher.get(at);
  EXPECT_EQ(watched.json["you"], Json::array());
  // No client moves for another, and no answer shows what would allow it.
  EXPECT_EQ(guest.post(path(match, "moves"), {{"ply", 0}, {"move", "0-1"}}).status, 409);
  EXPECT_EQ(client.post(path(match, "moves"), {{"ply", 0}, {"move", "0-1"}}).status, 200);
  EXPECT_EQ(client.post(path(match, "moves"), {{"ply", 1}, {"move", "2-3"}}).status, 409);
  EXPECT_EQ(watcher.post(path(match, "moves"), {{"ply", 1}, {"move", "2-3"}}).status, 403);
  EXPECT_EQ(guest.post(path(match, "moves"), {{"ply", 1}, {"move", "2-3"}}).status, 200);
  EXPECT_EQ(client.post(path(match, "hint"), {{"ply", 2}}).status, 409);
  for (const Client* one : {&client, &guest}) {
    const std::string cookie = one->headers();
    const std::string secret = cookie.substr(cookie.find('=') + 1, 32);
    EXPECT_GE(secret.size(), 32U);
    for (Client* reader : {&client, &guest, &watcher}) {
      EXPECT_EQ(reader->get(at).json.dump().find(secret), std::string::npos);
    }
  }
  // The seats outlive the server.
  const std::string cookie = guest.headers();
  running.reset();
  running.emplace(folder.path());
  HttpClient again(running->port());
  const auto shown = again.request("GET", at, cookie);
  ASSERT_TRUE(shown);
  EXPECT_EQ(Json::parse(shown->body)["you"], Json::array({"second"}));
}

TEST_F(Server, ASharedMatchNeedsTwoPeople) {
  const Json seats{{"first", "human"}, {"second", "perfect"}};
  EXPECT_EQ(begin({{"seats", seats}, {"open_seat", "second"}}).status, 422);
  EXPECT_EQ(begin({{"open_seat", "third"}}).status, 422);
  const Json own = begin().json;
  EXPECT_EQ(Client(running->port()).post(path(own, "join"), Json::object()).status, 403);
}

TEST_F(Server, AnalysesAsTheLibraryDoes) {
  const Reply analysis = client.post("/api/analyse", {{"game", "sim"}});
  EXPECT_EQ(analysis.status, 200);
  EXPECT_EQ(analysis.json["remoteness"], 15);
  EXPECT_EQ(analysis.json["moves"].size(), 15U);
  const Reply line = client.post("/api/line", {{"game", "sim"}});
  EXPECT_EQ(line.json["moves"].size(), 15U);
  EXPECT_EQ(line.json["complete"], true);
  const Reply board =
      client.post("/api/board", {{"game", "clique"}, {"options", {{"board", "K3,3"}}}});
  EXPECT_EQ(board.json["edges"].size(), 9U);
  EXPECT_EQ(board.json["layout"].size(), 6U);
}

TEST_F(Server, RunsAJobToItsAnswerAndStopsAnother) {
  const Reply job = client.post("/api/jobs", {{"game", "clique"}, {"options", {{"board", "K5"}}}});
  ASSERT_EQ(job.status, 202) << job.json.dump();
  const std::string at = "/api/jobs/" + job.json["id"].get<std::string>();
  std::string events;
  const auto stream = client.http().request("GET", at + "/events", client.headers(), "",
                                            [&](std::string_view piece) {
                                              events += piece;
                                              return true;
                                            });
  ASSERT_TRUE(stream);
  EXPECT_NE(events.find("event: job"), std::string::npos);
  const Reply done = client.get(at);
  EXPECT_EQ(done.json["state"], "done");
  EXPECT_EQ(done.json["answer"]["winner"], "second");

  const Reply slow =
      client.post("/api/jobs", {{"game", "sim"}, {"options", {{"board", "K9"}}}, {"seconds", 600}});
  ASSERT_EQ(slow.status, 202) << slow.json.dump();
  const std::string slow_at = "/api/jobs/" + slow.json["id"].get<std::string>();
  // A client with its identifier sees a job, and only the client that asked stops it.
  Client other(running->port());
  EXPECT_EQ(other.get(slow_at).json["game"], "sim");
  EXPECT_EQ(other.remove(slow_at).status, 404);
  EXPECT_EQ(client.get(std::string(slow_at.size(), 'x').replace(0, 10, "/api/jobs/")).status, 404);
  client.remove(slow_at);
  for (int wait = 0; wait < 100 && client.get(slow_at).json["state"] != "stopped"; ++wait) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  EXPECT_EQ(client.get(slow_at).json["state"], "stopped");
  EXPECT_EQ(client.get("/api/jobs").json["jobs"].size(), 2U);
}

TEST_F(Server, AnswersSeriesOfQuestionsAsJobs) {
  const auto answer = [&](const Json& body) {
    const Reply job = client.post("/api/jobs", body);
    EXPECT_EQ(job.status, 202) << job.json.dump();
    const std::string at = "/api/jobs/" + job.json["id"].get<std::string>();
    client.http().request("GET", at + "/events", client.headers(), "",
                          [](std::string_view) { return true; });
    return client.get(at).json["answer"];
  };
  EXPECT_EQ(answer({{"game", "colouring"},
                    {"options", {{"board", "C5"}}},
                    {"question", "number"}})["number"],
            3);
  EXPECT_EQ(
      answer({{"game", "snort"}, {"options", {{"board", "P5"}}}, {"question", "class"}})["class"],
      "first");
  EXPECT_EQ(
      answer(
          {{"game", "kayles"}, {"options", {{"board", "P5"}}}, {"question", "nimber"}})["nimber"],
      3);
  for (const std::string question : {"number", "colour"}) {
    const Reply refused = client.post("/api/jobs", {{"game", "sim"}, {"question", question}});
    EXPECT_EQ(refused.status, 422);
    EXPECT_NE(refused.json.dump().find(question == "number" ? "has no number" : "must be outcome"),
              std::string::npos)
        << refused.json.dump();
  }
}

TEST_F(Server, AnalysesAPositionAsAJob) {
  const Json body{{"game", "sim"}, {"kind", "analyse"}, {"position", "red=0-1;green=2-3"}};
  const Reply job = client.post("/api/jobs", body);
  ASSERT_EQ(job.status, 202) << job.json.dump();
  const std::string at = "/api/jobs/" + job.json["id"].get<std::string>();
  client.http().request("GET", at + "/events", client.headers(), "",
                        [](std::string_view) { return true; });
  const Reply done = client.get(at);
  EXPECT_EQ(done.json["state"], "done") << done.json.dump();
  EXPECT_EQ(done.json["position"], "red=0-1;green=2-3");
  const Reply direct =
      client.post("/api/analyse", {{"game", "sim"}, {"position", "red=0-1;green=2-3"}});
  EXPECT_EQ(done.json["answer"]["winner"], direct.json["winner"]);
  EXPECT_EQ(done.json["answer"]["remoteness"], direct.json["remoteness"]);
  EXPECT_EQ(done.json["answer"]["moves"].size(), direct.json["moves"].size());
  const Json listed = client.get("/api/jobs").json["jobs"][0];
  EXPECT_EQ(listed["answer"]["winner"], direct.json["winner"]);
  EXPECT_FALSE(listed["answer"].contains("moves"));

  Json wrong = body;
  wrong["position"] = "red=0-9";
  EXPECT_EQ(client.post("/api/jobs", wrong).status, 422);
  wrong = body;
  wrong["question"] = "winner";
  EXPECT_EQ(client.post("/api/jobs", wrong).status, 422);
  wrong = {{"game", "sim"}, {"position", "red=0-1;green=2-3"}};
  EXPECT_EQ(client.post("/api/jobs", wrong).status, 422);
}

TEST_F(Server, AJobHasABudgetAndAClientHasFew) {
  EXPECT_EQ(client.post("/api/jobs", {{"game", "sim"}, {"seconds", 100000}}).status, 422);
  int refused = 0;
  for (int i = 0; i < 8; ++i) {
    const Reply reply = client.post(
        "/api/jobs", {{"game", "sim"}, {"options", {{"board", "K9"}}}, {"seconds", 600}});
    refused += reply.status == 429 ? 1 : 0;
  }
  EXPECT_EQ(refused, 4);
}

TEST_F(Server, APortIsNotShared) {
  ServerSettings settings;
  settings.port = running->port();
  const TestFolder other;
  settings.data = other.path();
  const std::atomic<bool> stop{true};
  const auto refused = [&] {
    try {
      serve(settings, stop, [](const Listening&) {});
    } catch (const InputError& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  EXPECT_EQ(refused(),
            fmt::format("--port: {} at '127.0.0.1' is in use; choose another port", settings.port));
  settings.host = "192.0.2.1";  // reserved by RFC 5737
  EXPECT_EQ(
      refused(),
      "--host: '192.0.2.1' is not an address of this machine; 0.0.0.0 stands for all that it has");
  settings.host = "no such host";
  EXPECT_EQ(refused(),
            "--host: 'no such host' is not an address, and no machine of this name is known");
}

TEST_F(Server, WinningSetsByNameAreDrawn) {
  const auto board = [&](const char* game, const Json& options) {
    const Reply reply = client.post("/api/board", {{"game", game}, {"options", options}});
    EXPECT_EQ(reply.status, 200) << reply.json.dump();
    return reply.json;
  };
  const Json rows = board("achievement", {{"board", "grid:3x3"}, {"target", "line:3"}});
  EXPECT_EQ(rows["drawing"], "points");
  EXPECT_EQ(rows["points"]["names"].size(), 9U);
  EXPECT_EQ(rows["points"]["places"][5], (Json{2.0, 1.0}));
  EXPECT_EQ(rows["sets"]["second"].size(), 8U);
  const Json one = board("maker-breaker", {{"board", "grid:3x3"}, {"target", "line:3"}});
  EXPECT_EQ(one["sets"]["first"].size(), 8U);
  EXPECT_TRUE(one["sets"]["second"].empty());  // Green only prevents
  const Json trees = board("maker-breaker", {{"board", "K4"}, {"target", "spanning-trees"}});
  EXPECT_EQ(trees["drawing"], "graph");
  EXPECT_EQ(trees["edges"].size(), 6U);
  EXPECT_EQ(trees["sets"]["first"].size(), 16U);
  const Json dominating = board("maker-breaker", {{"board", "C5"}, {"target", "dominating-sets"}});
  EXPECT_EQ(dominating["drawing"], "vertices");
  const Json triangles = board("sim", Json::object());
  EXPECT_EQ(triangles["drawing"], "graph");
  EXPECT_EQ(triangles["sets"]["second"].size(), 20U);
  const Json wide = board("achievement", {{"board", "K7"}, {"target", "spanning-trees"}});
  EXPECT_TRUE(wide["sets"].is_null());  // too many to send
}

TEST_F(Server, GamesOnVerticesAreDrawnSo) {
  for (const GameDescription& game : catalogue()) {
    if (game.drawing != DrawingKind::vertices) continue;
    const Reply reply = client.post(
        "/api/board", {{"game", game.name}, {"options", options_json(game.about.play.options)}});
    EXPECT_EQ(reply.json["drawing"], "vertices") << game.name;
  }
  const Json edges{{"board", "P4"}, {"elements", "edges"}};
  const Reply reply = client.post("/api/board", {{"game", "colouring"}, {"options", edges}});
  EXPECT_EQ(reply.json["drawing"], "graph") << reply.json.dump();
}

// A solitaire against oneself, by hints, and by the machine: both in as few calls as the board
// says.
TEST_F(Server, FloodIsPlayedAlone) {
  const Json options{{"board", "square:5x5:2"}};
  const Reply board = client.post("/api/board", {{"game", "flood"}, {"options", options}});
  ASSERT_EQ(board.status, 200) << board.json.dump();
  EXPECT_EQ(board.json["drawing"], "cells");
  EXPECT_EQ(board.json["cells"].size(), 25U);
  EXPECT_EQ(board.json["starts"], Json::array({0}));
  const std::size_t optimal = board.json["optimal"].get<std::size_t>();

  for (const char* player : {"human", "perfect", "greedy"}) {
    const Reply begun =
        begin({{"game", "flood"}, {"options", options}, {"seats", {{"first", player}}}});
    ASSERT_EQ(begun.status, 201) << begun.json.dump();
    EXPECT_EQ(begun.json["seats"], (Json{{"first", player}}));
    const Json match = play_on(begun.json, [&](const Json& m) {
      const int ply = static_cast<int>(m["plies"].size());
      return client.post(path(m, "hint"), {{"ply", ply}}).json["move"].get<std::string>();
    });
    if (std::string(player) == "greedy") {
      EXPECT_GE(match["plies"].size(), optimal);
    } else {
      EXPECT_EQ(match["plies"].size(), optimal) << player;
    }
  }
  const Reply analysis = client.post("/api/analyse", {{"game", "flood"}, {"options", options}});
  EXPECT_EQ(analysis.json["remoteness"], optimal);
  EXPECT_FALSE(analysis.json.contains("winner"));
  const Reply job = client.post("/api/jobs", {{"game", "flood"}, {"options", options}});
  EXPECT_EQ(job.status, 202) << job.json.dump();
  Json done = job.json;
  while (done["state"] == "queued" || done["state"] == "running") {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    done = client.get("/api/jobs/" + done["id"].get<std::string>()).json;
  }
  ASSERT_EQ(done["state"], "done") << done.dump();
  EXPECT_EQ(done["answer"]["length"], optimal);
  EXPECT_EQ(done["answer"]["instance"], options);
  EXPECT_FALSE(done["answer"].contains("winner"));
}

// The description names exactly the addresses that there are, and the answers have the fields that
// it promises.
TEST_F(Server, KeepsToItsDescription) {
  const Reply description = client.get("/api/openapi.json");
  ASSERT_EQ(description.status, 200);
  const Json& schemas = description.json["components"]["schemas"];
  const auto promised = [&](const char* name, const Json& object) {
    for (const Json& field : schemas[name]["required"]) {
      EXPECT_TRUE(object.contains(field.get<std::string>())) << name << ": " << field;
    }
  };
  const Json catalogue = client.get("/api/catalogue").json;
  promised("Catalogue", catalogue);
  for (const Json& game : catalogue["games"]) {
    for (const Json& field : schemas["Catalogue"]["properties"]["games"]["items"]["required"]) {
      EXPECT_TRUE(game.contains(field.get<std::string>())) << game["game"] << ": " << field;
    }
    for (const Json& option : game["option_specs"]) promised("OptionSpec", option);
  }
  promised("Board", client.post("/api/board", {{"game", "sim"}}).json);
  promised("View", client.post("/api/view", {{"game", "sim"}}).json);
  promised("Analysis", client.post("/api/analyse", {{"game", "sim"}}).json);
  promised("Line", client.post("/api/line", {{"game", "sim"}}).json);
  promised("ExplorerList", client.get("/api/explorer").json);
  promised("Explored", client.post("/api/explorer", {{"game", "sim"}}).json);
  const Json certificate = client.post("/api/certificate", {{"game", "sim"}}).json;
  promised("Certificate", certificate);
  const Json proof{{"certificate", certificate["certificate"]}};
  promised("Checked", client.post("/api/verify", proof).json);
  promised("Match", begin().json);
  promised("Hall", client.get("/api/hall-of-fame").json);
  promised("Learning", client.get("/api/learning").json);
  promised("Job", client.post("/api/jobs", {{"game", "sim"}}).json);
  promised("Jobs", client.get("/api/jobs").json);
  promised("Health", client.get("/api/health").json);
  promised("Problem", client.get("/api/nothing").json);
  for (const auto& [path, methods] : description.json["paths"].items()) {
    std::string address = path;
    if (const auto at = address.find("{id}"); at != std::string::npos) {
      address.replace(at, 4, std::string(32, '0'));
    }
    for (const auto& [method, operation] : methods.items()) {
      const Reply reply = method == "get"      ? client.get(address)
                          : method == "delete" ? client.remove(address)
                                               : client.post(address, Json::object());
      // An empty body may be wrong, but the address is known.
      if (reply.status == 404) {
        EXPECT_NE(reply.json.value("detail", ""), "not found") << path;
      }
      EXPECT_NE(reply.status, 500) << path;
    }
  }
}

// A route reads the fields that its description lists, and refuses all others by name.
TEST_F(Server, RefusesFieldsThatARouteDoesNotHave) {
  const Json description = client.get("/api/openapi.json").json;
  std::vector<std::string> described;
  for (const auto& [path, methods] : description["paths"].items()) {
    if (!methods.contains("post")) continue;
    const Json& schema = methods["post"]["requestBody"]["content"]["application/json"]["schema"];
    const Json properties = schema.value("properties", Json::object());  // outlives the loop
    std::vector<std::string> fields;
    for (const auto& [name, about] : properties.items()) {
      fields.push_back(name);
      const Json inner = about.value("properties", Json::object());
      for (const auto& [more, unused] : inner.items()) fields.push_back(name + "." + more);
    }
    std::sort(fields.begin(), fields.end());
    described.push_back(path + fmt::format(" {}", fmt::join(fields, " ")));

    client.become_another_visitor();
    std::string address = path;
    if (const auto at = address.find("{id}"); at != std::string::npos) {
      address.replace(at, 4, std::string(32, '0'));
    }
    const Reply reply = client.post(address, {{"game", "sim"}, {"optoins", {{"board", "K5"}}}});
    EXPECT_EQ(reply.status, 422) << path;
    const std::string said = reply.json.value("detail", "");
    // Routes without a game meet that field first.
    const bool has_game = std::find(fields.begin(), fields.end(), "game") != fields.end();
    const std::string named = has_game ? "'optoins'" : "'game'";
    EXPECT_NE(said.find("there is no field " + named), std::string::npos) << path << ": " << said;
  }
  std::vector<std::string> known;
  for (const RequestFields& route : request_fields()) {
    std::vector<std::string_view> fields = route.fields;
    std::sort(fields.begin(), fields.end());
    known.push_back(fmt::format("{} {}", route.path, fmt::join(fields, " ")));
  }
  std::sort(described.begin(), described.end());
  std::sort(known.begin(), known.end());
  EXPECT_EQ(known, described);

  EXPECT_EQ(begin({{"seats", {{"frist", "human"}}}}).json["detail"],
            "there is no field 'seats.frist' here; did you mean \"seats.first\"?");
  EXPECT_EQ(client.post_text("/api/view", R"({"game":"sim","game":"clique"})").json["detail"],
            "the field 'game' is given twice");
  EXPECT_EQ(client.post_text("/api/view", R"({"game":"sim","options":{"board":"K5","board":"K4"}})")
                .status,
            422);
}

}  // namespace
}  // namespace harary
