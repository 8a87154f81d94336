// SPDX-License-Identifier: MIT
// Questions about winners alone: `analyse --question winner`, the move that `solve --question
// winner` names, and what both say when a limit ends them.
#include <gtest/gtest.h>

#include <set>

#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

std::set<std::string> winning_moves(const Json& analysis) {
  std::set<std::string> moves;
  for (const Json& move : analysis["moves"]) {
    if (move["value"] == 1) moves.insert(move["move"]);
  }
  return moves;
}

TEST(AnalyseByWinner, SaysOfEachMoveWhetherItWins) {
  const Json json = answer(
      "analyse maker-breaker --board K5 --target K3 --position red=0-1;green=2-3 "
      "--question winner");
  EXPECT_EQ(json["question"], "winner");
  EXPECT_EQ(json["winner"], "first");
  EXPECT_EQ(json["value"], 1);
  EXPECT_EQ(json["remoteness"], nullptr);
  EXPECT_EQ(json["undecided"], Json::array());
  ASSERT_EQ(json["moves"].size(), 8U);
  const Json whole =
      answer("analyse maker-breaker --board K5 --target K3 --position red=0-1;green=2-3");
  for (std::size_t i = 0; i < 8; ++i) {
    const Json& move = json["moves"][i];
    EXPECT_EQ(move["move"], whole["moves"][i]["move"]);
    EXPECT_EQ(move["winner"], whole["moves"][i]["winner"]);
    EXPECT_EQ(move["value"], move["winner"] == "first" ? 1 : -1);
    EXPECT_EQ(move["best"], move["winner"] == "first");
    EXPECT_EQ(move["remoteness"], nullptr);
  }
}

// Values are those of the player to move.
TEST(AnalyseByWinner, CountsForTheMover) {
  const Json json = answer("analyse sim --position red=0-1,2-3;green=0-2 --question winner");
  EXPECT_EQ(json["mover"], "green");
  for (const Json& move : json["moves"]) {
    EXPECT_EQ(move["value"], move["winner"] == "second" ? 1 : -1);
  }
}

TEST(AnalyseByWinner, KnowsTies) {
  const Json json = answer("analyse achievement --board K4 --target K3 --question winner");
  EXPECT_EQ(json["winner"], "tie");
  EXPECT_EQ(json["value"], 0);
  for (const Json& move : json["moves"]) EXPECT_EQ(move["best"], move["value"] == 0);
}

TEST(AnalyseByWinner, LeavesOutThePoints) {
  const Json json = answer("analyse clique --board K4 --question winner");
  EXPECT_FALSE(json.contains("outcome"));
  for (const Json& move : json["moves"]) EXPECT_FALSE(move.contains("outcome"));
}

TEST(AnalyseByWinner, IsRefusedForOnePlayer) {
  expect_refused("analyse flood --board P3 --vertex-colours 0,1,0 --question winner",
                 "the only question of flood");
  expect_refused("analyse sim --question nimber", "must be outcome or winner");
}

TEST(AnalyseByWinner, SaysWhatIsNotDecided) {
  const Json json = partial_answer(
      "analyse achievement --board K9 --target K4 --question winner --time 50ms", "time");
  EXPECT_EQ(json["moves"].size() + json["undecided"].size(), 36U);
  if (json["winner"].is_null()) EXPECT_TRUE(winning_moves(json).empty());
}

TEST(SolveByWinner, NamesAWinningMove) {
  for (const std::string question :
       {"maker-breaker --board rhombus:3x3 --target path:left-right",
        "avoidance --order 4 --target P3", "maker-breaker --board K5 --target K3",
        "kayles --board P7", "saturation --order 6", "achievement --board K5 --target P3"}) {
    const Json json = answer("solve " + question + " --question winner");
    if (json["winner"] != "first") continue;
    ASSERT_FALSE(json["best"].empty()) << question;
    const Json analysis = answer("analyse " + question + " --question winner");
    EXPECT_EQ(winning_moves(analysis).count(json["best"][0]), 1U) << question;
  }
}

// Thresholds outside of the values of the game are not searched.
TEST(SolveBuilder, EndsWithTooFewEdges) {
  for (const std::string target : {"K4", "K5", "K3,3"}) {
    const Json json = answer("solve builder --target " + target + " --edges 1");
    EXPECT_EQ(json["winner"], "second");
    EXPECT_LE(json["positions"], 10);
  }
  EXPECT_LE(answer("solve builder --target K4")["positions"], 10);
}

}  // namespace
}  // namespace harary::cli
