// SPDX-License-Identifier: MIT
// The checks of Cambie & Provoost in their small orders: lines, verdicts, lists of graphs.
#include <algorithm>
#include <map>

#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

struct Report {
  std::vector<Json> lines;
  Json verdict;
};

Report check(const std::string& words, const std::string& input = "") {
  const Outcome outcome = command("check " + words + " --json", input);
  EXPECT_EQ(outcome.status, kAnswered) << outcome.err;
  Report report;
  std::istringstream lines(outcome.out);
  for (std::string line; std::getline(lines, line);) report.lines.push_back(Json::parse(line));
  report.verdict = report.lines.back();
  report.lines.pop_back();
  EXPECT_EQ(report.verdict["lines"].get<std::size_t>() >= report.lines.size(), true);
  return report;
}

TEST(Check, Conjecture6HoldsOnFiveVertices) {
  const Report report = check("conjecture-6 --max 5");
  EXPECT_TRUE(report.verdict["holds"].get<bool>());
  EXPECT_EQ(report.verdict["exceptions"], 1);
  EXPECT_EQ(report.lines[0]["order"], 2);
  EXPECT_EQ(report.lines[0]["winner"], "first");
  // K2; P3, K3; 2K2, C4, the claw, K4; on five vertices K1,4, K2,3, C5, K5.
  EXPECT_EQ(report.verdict["lines"], 11);
}

TEST(Check, Conjecture7HoldsOnSixVertices) {
  const Report report = check("conjecture-7 --max 6");
  EXPECT_TRUE(report.verdict["holds"].get<bool>());
  EXPECT_EQ(report.verdict["exceptions"], 2);
  // All regular graphs but those without edges: 1 + 1 + 3 + 2 + 7.
  EXPECT_EQ(report.verdict["lines"], 14);
}

TEST(Check, ReadsListsOfGraphs) {
  // K2, P3 (not regular), K3, K4.
  const Report report = check("conjecture-7 --graphs -", "A_\nBg\nBw\nC~\n");
  EXPECT_EQ(report.verdict["lines"], 3);
  EXPECT_EQ(report.verdict["exceptions"], 2);
  EXPECT_EQ(report.lines[2]["board"], "K4");
  EXPECT_EQ(command("check conjecture-7 --graphs -", "no graph\n").status, kBadInput);
  EXPECT_EQ(command("check observation-11 --graphs -", "A_\n").status, kBadInput);
}

TEST(Check, Observation11HoldsForItsThreeGraphs) {
  const Report report = check("observation-11");
  EXPECT_TRUE(report.verdict["holds"].get<bool>());
  // The three Ramsey graphs for K3 and K4 on eight vertices have 10, 11 and 12 edges; these are
  // their complements.
  ASSERT_EQ(report.lines.size(), 3u);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(report.lines[i]["edges"], 16 + i);
}

TEST(Check, Proposition10HoldsOnNineVertices) {
  const Report report = check("proposition-10 --order 9");
  EXPECT_TRUE(report.verdict["holds"].get<bool>());
  EXPECT_EQ(report.verdict["exceptions"], 0);
  EXPECT_GT(report.lines.size(), 30u);
  EXPECT_EQ(command("check proposition-10 --order 8").status, kBadInput);
}

TEST(Check, Question8MeetsTheKnownWin) {
  const Report report = check("question-8 --max 2");
  EXPECT_TRUE(report.verdict["holds"].get<bool>());
  // K3 joined with two vertices is K5 without an edge, where Alice wins (Table 1, m = 9).
  const bool found = std::any_of(report.lines.begin(), report.lines.end(), [](const Json& line) {
    return line["remark"] == "K3 joined with 2 vertices" && line["winner"] == "first";
  });
  EXPECT_TRUE(found);
}

TEST(Check, Observation9CountsTheStarts) {
  const Report report = check("observation-9 --max 10");
  std::map<std::string, int> starts;
  for (const Json& line : report.lines) ++starts[line["start"].get<std::string>()];
  EXPECT_EQ(starts["claw"], 2);  // K4 and K5
  EXPECT_EQ(starts["K3"], 4);    // K3, K4, m = 9, K5
}

TEST(Check, SaysWhichChecksThereAre) {
  const Outcome outcome = command("check theorem-1");
  EXPECT_EQ(outcome.status, kBadInput);
  EXPECT_NE(outcome.err.find("observation-9"), std::string::npos);
  EXPECT_EQ(command("check conjecture-6 --max 10").status, kBadInput);
}

}  // namespace
}  // namespace harary::cli
