// SPDX-License-Identifier: MIT
// `sum`, `misere-quotient`, `--misere` and `paper-table forms` on the command line.
#include <sstream>

#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

std::string refusal(const Arguments& words) {
  const Outcome outcome = outcome_of(words);
  EXPECT_EQ(outcome.status, kBadInput);
  return outcome.err;
}

TEST(SumCommand, SaysWhoWinsAndByWhichMoves) {
  const Outcome sum = outcome_of({"sum", "snort P3", "{1|-1}", "*"});
  EXPECT_EQ(sum.status, kAnswered);
  EXPECT_NE(sum.out.find("the sum is ±{3*|1*}\n"), std::string::npos) << sum.out;
  EXPECT_NE(sum.out.find("if left starts, left wins"), std::string::npos) << sum.out;
  EXPECT_NE(sum.out.find("left wins in snort P3 by 1\n"), std::string::npos) << sum.out;
  const Json first = outcome_of({"sum", "1", "*", "--first", "right", "--json"}).json();
  EXPECT_EQ(first["role"], "left");
  EXPECT_EQ(first["class"], "left");
}

TEST(SumCommand, RefusesInOneClearLine) {
  EXPECT_NE(refusal({"sum", "chess P5"}).find("'chess' is not a game"), std::string::npos);
  EXPECT_NE(refusal({"sum", "{1|"}).find("missing"), std::string::npos);
  EXPECT_NE(refusal({"sum", "1", "--first", "red"}).find("must be left or right"),
            std::string::npos);
}

TEST(MisereQuotientCommand, PrintsOrderPresentationAndLostElements) {
  const std::string text = command("misere-quotient --octal 0.77 --max 5").out;
  EXPECT_NE(text.find("order 12\n"), std::string::npos) << text;
  EXPECT_NE(text.find("a^2 = 1"), std::string::npos) << text;
  const Json line = command("misere-quotient kayles --max 9 --min 9 --json").json();
  EXPECT_EQ(line["order"], 12);
  EXPECT_EQ(line["values"].size(), 9U);
  EXPECT_EQ(command("misere-quotient --octal 0.77 --max 5 --most-elements 3").status, kBudgetEnded);
  EXPECT_NE(refusal({"misere-quotient", "sim", "--max", "3"}).find("octal"), std::string::npos);
  EXPECT_NE(refusal({"misere-quotient", "--octal", "0.9", "--max", "3"}).find("octal code"),
            std::string::npos);
}

TEST(MiserePlay, IsAskedOfGamesOnVertices) {
  EXPECT_EQ(command("solve kayles --board P1 --misere --json").json()["winner"], "second");
  EXPECT_EQ(command("solve snort --board P2 --misere --json").json()["winner"], "second");
  EXPECT_NE(refusal({"solve", "col", "--board", "P4", "--misere", "--question", "form"})
                .find("normal play"),
            std::string::npos);
}

TEST(FormsTable, HasALineForEachConnectedGraph) {
  std::istringstream lines(command("paper-table forms --game snort --max 4 --json").out);
  int count = 0;
  for (std::string line; std::getline(lines, line); ++count) {
    EXPECT_TRUE(Json::parse(line)["form"].is_string()) << line;
  }
  EXPECT_EQ(count, 10);
  EXPECT_NE(refusal({"paper-table", "forms", "--max", "4"}).find("--game"), std::string::npos);
  EXPECT_NE(refusal({"paper-table", "colex", "--game", "col", "--max", "4"}).find("--game"),
            std::string::npos);
}

}  // namespace
}  // namespace harary::cli
