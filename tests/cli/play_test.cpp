// SPDX-License-Identifier: MIT
// Games in the terminal, from scripts.
#include <gtest/gtest.h>

#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

std::string played(const std::string& line, const std::string& input) {
  const Outcome outcome = command(line, input);
  EXPECT_EQ(outcome.status, kAnswered) << outcome.err;
  EXPECT_EQ(outcome.err, "");
  return outcome.out;
}

bool says(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

int count(const std::string& text, const std::string& part) {
  int found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST(Play, TheMachineAnswersEveryMove) {
  const std::string out = played("play sim", "0-1\nquit\n");
  EXPECT_TRUE(says(out, "sim on K6, target K3"));
  EXPECT_TRUE(says(out, "red=0-1;green="));
  EXPECT_EQ(count(out, "Green plays "), 1);
}

TEST(Play, TheMachineBeginsWhenThePersonIsSecond) {
  const std::string out = played("play sim --as second", "quit\n");
  EXPECT_EQ(count(out, "Red plays "), 1);
  EXPECT_TRUE(says(out, "green> "));
}

TEST(Play, GreenMayBegin) {
  const std::string out = played("play sim --first green --as second", "0-1\nquit\n");
  EXPECT_TRUE(says(out, "green> red=;green=0-1"));
  EXPECT_EQ(count(out, "Red plays "), 1);
}

// The second player wins Sim: against the machine the person loses.
TEST(Play, TheMachineWinsAWonGameToItsEnd) {
  for (const std::string seed : {"1", "2", "3"}) {
    std::string hints;
    for (int i = 0; i < 20; ++i)
      hints += "0-1\n0-2\n0-3\n1-2\n1-3\n2-3\n0-4\n1-4\n2-4\n3-4\n0-5\n1-5\n";
    const std::string out = played("play sim --seed " + seed, hints);
    EXPECT_TRUE(says(out, "the game is over: Green wins")) << out;
  }
}

TEST(Play, TheMachinePlaysAlone) {
  EXPECT_TRUE(says(played("play sim --as none", ""), "the game is over: Green wins"));
  EXPECT_TRUE(says(played("play clique --board K5 --as none", ""), "Green wins (3, 3)"));
  EXPECT_TRUE(says(played("play connect --order 66 --as none", ""), "the game is over: Green"));
  EXPECT_TRUE(says(played("play letters 0 0 0 5 --as none", ""), "the game is over: Green"));
}

TEST(Play, TwoPeopleShareABoard) {
  const std::string out = played("play avoidance --board K3 --as both", "0-1\n0-2\n1-2\n");
  EXPECT_FALSE(says(out, " plays "));
  EXPECT_TRUE(says(out, "red=0-1,1-2;green=0-2"));
  EXPECT_TRUE(says(out, "the game is over: Red wins"));
}

TEST(Play, UndoTakesBackThePersonsLastMove) {
  const std::string out = played("play sim", "0-1\nundo\n2-3\nquit\n");
  EXPECT_EQ(count(out, "Green plays "), 2);
  EXPECT_TRUE(says(out, "red=2-3;green="));
  // At the start there is nothing to take back.
  EXPECT_EQ(count(played("play sim", "undo\nundo\nquit\n"), "red=;green="), 3);
}

TEST(Play, HintNamesALegalMoveAndMovesListThem) {
  const std::string out = played("play sim", "moves\nhint\nanalyse\nquit\n");
  EXPECT_TRUE(says(out, "0-1 0-2 1-2 0-3 1-3 2-3 0-4 1-4 2-4 3-4 0-5 1-5 2-5 3-5 4-5"));
  EXPECT_TRUE(says(out, "Red to move: Green wins"));
}

TEST(Play, IllegalMovesAreExplainedAndNothingHappens) {
  const std::string out = played("play avoidance --board K6 --as both",
                                 "0-0\n0-9\nnonsense\n0-1\n0-1\n3-4\n1-2\n4-5\n0-2\n\n   \nquit\n");
  EXPECT_TRUE(says(out, "loop"));
  EXPECT_TRUE(says(out, "vertex '9' does not exist"));
  EXPECT_TRUE(says(out, "the edge 0-1 is already coloured"));
  EXPECT_TRUE(says(out, "0-2 completes a copy of the target"));
  EXPECT_TRUE(says(out, "red=0-1,1-2;green=3-4,4-5"));
}

TEST(Play, TheEndOfInputEndsTheMatch) {
  EXPECT_TRUE(says(played("play sim", ""), "red> "));
  EXPECT_TRUE(says(played("play sim", "0-1"), "Green plays "));
}

TEST(Play, AMachineWithoutTimeStillMoves) {
  const std::string out = played("play sim --board K9 --time 1ms", "0-1\nquit\n");
  EXPECT_TRUE(says(out, "not proved: the thinking time ended")) << out;
}

TEST(Play, AFinishedStartIsOverAtOnce) {
  EXPECT_TRUE(says(played("play avoidance --board K2 --target K2", ""), "the game is over"));
}

TEST(Play, ManyPlayersPlayToTheLastOne) {
  const std::string alone =
      played("play avoidance --order 4 --target P3 --colours 3 --as none", "");
  EXPECT_TRUE(says(alone, "the game is over: player 3 wins")) << alone;
  // The third player sits here; the machine plays the two others.
  const std::string third =
      played("play avoidance --order 4 --target P3 --colours 3 --as player3", "quit\n");
  EXPECT_EQ(count(third, " plays "), 2) << third;
  EXPECT_TRUE(says(third, "player 3> ")) << third;
  // Player 3 withdraws first, then player 1: play does not end while two are left.
  const std::string out =
      played("play avoidance --board P3 --target P3 --colours 3 --as all", "0-1\n1-2\n");
  EXPECT_TRUE(says(out, "player 2> ")) << out;
  EXPECT_TRUE(says(out, "the game is over: player 2 wins")) << out;
  expect_refused("play avoidance --order 4 --colours 3 --as player4", "player1 to player3");
}

}  // namespace
}  // namespace harary::cli
