// SPDX-License-Identifier: MIT
#include "server/clock.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "support/server/running_server.hpp"

namespace harary {
namespace {

TEST(MatchClock, RunsFromTheOtherPlayersMoveAndGivesAnIncrement) {
  const std::vector<Clock::Moved> plies{{Side::first, 1'000'000 + 4000},
                                        {Side::second, 1'000'000 + 5000}};
  const Clock clock({60'000, 2000}, 1'000'000, plies);
  EXPECT_EQ(clock.left(Side::first, Side::first, 1'000'000 + 5000), 58'000);
  EXPECT_EQ(clock.left(Side::first, Side::first, 1'000'000 + 15'000), 48'000);
  EXPECT_EQ(clock.left(Side::first, std::nullopt, 1'000'000 + 15'000), 58'000);
  EXPECT_EQ(clock.left(Side::second, Side::first, 1'000'000 + 15'000), 61'000);
  EXPECT_EQ(clock.left(Side::first, Side::first, 1'000'000 + 900'000), 0);
}

TEST(MatchClock, MovesBeforeBothSeatsAreTakenCostNothing) {
  const std::vector<Clock::Moved> plies{{Side::first, 900'000}};
  EXPECT_EQ(Clock({60'000, 2000}, 1'000'000, plies).left(Side::second, Side::second, 1'003'000),
            57'000);
  EXPECT_EQ(Clock({60'000, 2000}, 0, plies).left(Side::first, std::nullopt, 1'003'000), 60'000);
}

TEST_F(Server, AClockIsForTwoPeopleOverALink) {
  EXPECT_EQ(begin({{"clock_seconds", 60}}).status, 422);
  const Json shared{{"open_seat", "second"}, {"clock_seconds", 2}};
  EXPECT_EQ(begin(shared).status, 422);  // too short
  EXPECT_EQ(begin({{"open_seat", "second"}, {"clock_seconds", "60"}}).status, 422);
  EXPECT_FALSE(begin({{"open_seat", "second"}}).json.contains("clock"));
}

TEST_F(Server, WhoseTimeRunsOutLosesAlsoAfterARestart) {
  const Json match =
      begin({{"open_seat", "second"}, {"clock_seconds", 5}, {"increment_seconds", 1}}).json;
  EXPECT_EQ(match["clock"]["running"], nullptr);  // it waits for the second player
  EXPECT_EQ(match["clock"]["left_ms"]["first"], 5000);
  Client guest(running->port());
  const Json joined = guest.post(path(match, "join"), Json::object()).json;
  EXPECT_EQ(joined["clock"]["running"], "first");
  const Json moved = client.post(path(match, "moves"), {{"ply", 0}, {"move", "0-1"}}).json;
  EXPECT_EQ(moved["clock"]["running"], "second");
  EXPECT_GT(moved["clock"]["left_ms"]["first"].get<int>(), 5000);  // with the increment
  const std::string at = "/api/matches/" + match["id"].get<std::string>();
  const std::string cookie = guest.headers();
  running.reset();
  running.emplace(folder.path());
  HttpClient again(running->port());
  const auto shown = [&] { return Json::parse(again.request("GET", at, cookie)->body); };
  const Json restarted = shown();  // a slow machine may need all of the time for that
  EXPECT_TRUE(restarted["over"] || restarted["clock"]["running"] == "second");
  while (!shown()["over"]) std::this_thread::sleep_for(std::chrono::milliseconds(200));
  const Json ended = shown();
  EXPECT_EQ(ended["winner"], "first");
  EXPECT_EQ(ended["clock"]["flagged"], "second");
  EXPECT_EQ(ended["clock"]["left_ms"]["second"], 0);
  const auto late =
      again.request("POST", path(match, "moves"), cookie + "Content-Type: application/json\r\n",
                    R"({"ply":1,"move":"2-3"})");
  EXPECT_EQ(late->status, 409);
}

}  // namespace
}  // namespace harary
