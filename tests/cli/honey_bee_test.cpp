// SPDX-License-Identifier: MIT
// Honey-Bee by the command line.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

TEST(HoneyBee, SolvesAndAnalyses) {
  const Json json = answer("solve honeybee --board hex:7x9:1");
  EXPECT_EQ(json["winner"], "second");
  EXPECT_EQ(json["value"], -14);
  EXPECT_EQ(json["instance"]["starts"], "0,62");
  EXPECT_EQ(json["proved"], true);
  const Json winner = answer("solve honeybee --board hex:7x9:1 --question winner");
  EXPECT_EQ(winner["winner"], "second");
  EXPECT_FALSE(winner.contains("value"));
  const Json analysis = answer("analyse honeybee --board hex:7x9:1");
  EXPECT_EQ(analysis["value"], -14);
  EXPECT_EQ(analysis["mover"], "first");
  // 0-1-2: the player who has the middle wins, and the first player has it.
  const Json path = answer("solve honeybee --board P3 --vertex-colours 012 --starts 0,2");
  EXPECT_EQ(path["winner"], "first");
  EXPECT_EQ(path["value"], 1);
  EXPECT_EQ(path["best"], Json::array({"1"}));
}

TEST(HoneyBee, ListsAreAnsweredLineByLine) {
  const Outcome outcome =
      command("solve honeybee --boards - --shape square:3x1 --json", "012\n# none\n120\t7\n");
  ASSERT_EQ(outcome.status, kAnswered) << outcome.err;
  EXPECT_EQ(std::count(outcome.out.begin(), outcome.out.end(), '\n'), 2);
  EXPECT_NE(outcome.out.find("\"board\":\"square:3x1=120\""), std::string::npos);
}

TEST(HoneyBee, AMachinePlaysToTheEnd) {
  for (const std::string opponent : {"search", "greedy"}) {
    const Outcome outcome =
        command("play honeybee --board hex:5x5:1 --as none --time 50ms --opponent " + opponent);
    EXPECT_EQ(outcome.status, kAnswered) << outcome.err;
    EXPECT_NE(outcome.out.find("the game is over"), std::string::npos);
  }
}

TEST(HoneyBee, WhatIsWrongIsRefused) {
  const std::string solve = "solve honeybee --board ";
  expect_refused(solve + "square:3x1=012 --starts 1,1", "the two starts are equal");
  expect_refused(solve + "square:4x1=0012 --starts 0,1", "one region");
  expect_refused(solve + "square:3x2=0.1012 --starts 1:2,0", "hole");
  expect_refused(solve + "square:3x1=010", "three colours");
  expect_refused(solve + "square:3x1=012 --starts 0", "write a,b");
  expect_refused(solve + "C5 --vertex-colours 0120", "4 colours for 5 vertices");
  expect_refused(solve + "C5", "--vertex-colours");
  expect_refused(solve + "square:3x3/65:1", "at most 64");
  expect_refused(solve + "square:3x1=012 --method theorem", "no theorem");
  expect_refused(solve + "square:3x1=012 --question nimber", "--question");
  expect_refused(solve + "square:3x1=012 --checkpoint x", "--checkpoint");
  expect_refused(solve + "square:3x1=012 --method heuristic", "--method");
  expect_refused("analyse honeybee --board square:3x1=012 --position a=0", "position");
  expect_refused("layers honeybee --board square:3x1=012", "layers");
  expect_refused("play honeybee --board hex:3x3:1 --opponent lucky", "--opponent");
}

}  // namespace
}  // namespace harary::cli
