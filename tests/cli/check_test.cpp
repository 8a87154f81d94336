// SPDX-License-Identifier: MIT
// The checks of the papers in their small orders: lines, verdicts, lists of graphs.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>

#include "graph/board_text.hpp"
#include "support/base/test_folder.hpp"
#include "support/theory/drat_check.hpp"

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

TEST(Check, ChooserPickerHoldsOnFivePoints) {
  const Report report = check("chooser-picker --max 5");
  EXPECT_TRUE(report.verdict["holds"].get<bool>());
  EXPECT_EQ(report.verdict["lines"], 210);
  EXPECT_TRUE(report.lines.empty());
}

TEST(Check, ChooserPickerFailsOnSixPoints) {
  const Report report = check("chooser-picker");
  EXPECT_FALSE(report.verdict["holds"].get<bool>());
  EXPECT_EQ(report.verdict["lines"], 16353);
  ASSERT_EQ(report.lines.size(), 2U);
  const std::string verdict = report.verdict["verdict"];
  for (const Json& line : report.lines) {
    const bool named = verdict.ends_with(line["board"].get<std::string>());
    EXPECT_EQ(named, line["edges"] == 7) << verdict;
  }
  EXPECT_EQ(command("check chooser-picker --max 8").status, kBadInput);
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

std::vector<std::string> exceptions_of(const Report& report) {
  std::vector<std::string> boards;
  for (const Json& line : report.lines) {
    if (line["exception"].get<bool>()) boards.push_back(line["board"]);
  }
  return boards;
}

TEST(Check, CompleteBoardsAreAsConjectured) {
  const Report clique = check("conjecture-2 --max 7");
  EXPECT_TRUE(clique.verdict["holds"].get<bool>());
  EXPECT_EQ(exceptions_of(clique), (std::vector<std::string>{"K2"}));
  const Report star = check("question-3 --max 6");
  EXPECT_TRUE(star.verdict["holds"].get<bool>());
  EXPECT_EQ(exceptions_of(star), (std::vector<std::string>{"K2", "K3"}));
  const Report capture = check("conjecture-4 --max 7");
  EXPECT_TRUE(capture.verdict["holds"].get<bool>());
  // The paper's Table 1, lines 3, 6, 10, 15 and 21.
  const std::vector<std::pair<int, int>> outcomes{{1, 0}, {2, 2}, {1, 1}, {3, 3}, {2, 1}};
  ASSERT_EQ(capture.lines.size(), outcomes.size());
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    EXPECT_EQ(capture.lines[i]["outcome"], Json::array({outcomes[i].first, outcomes[i].second}));
  }
}

TEST(Check, Proposition5HoldsForTheOrdersThatAreSolved) {
  const Report report = check("proposition-5 --max 7");
  EXPECT_TRUE(report.verdict["holds"].get<bool>());
  // K3 and K7, the strategy on K5 and K9, the outcome of K5.
  EXPECT_EQ(report.verdict["lines"], 5);
  EXPECT_EQ(report.lines[4]["board"], "K9");
  EXPECT_EQ(report.lines[4]["remark"],
            "Alice captures at most 1 more of u and v, Bob 1 more elsewhere");
}

// Can the second player make the colours isomorphic? All orders of moves, all permutations.
bool second_can_mirror(const Graph& board, std::vector<int>& colours, int move) {
  const std::vector<Edge> edges = board.edges();
  if (move == static_cast<int>(edges.size())) {
    std::vector<int> to(static_cast<std::size_t>(board.order()));
    std::iota(to.begin(), to.end(), 0);
    Graph green(board.order());
    for (std::size_t i = 0; i < edges.size(); ++i) {
      if (colours[i] == 2) green.add_edge(edges[i]);
    }
    do {
      bool alike = true;
      for (std::size_t i = 0; i < edges.size() && alike; ++i) {
        alike = colours[i] != 1 ||
                green.has_edge(Edge::between(to[static_cast<std::size_t>(edges[i].low)],
                                             to[static_cast<std::size_t>(edges[i].high)]));
      }
      if (alike) return true;
    } while (std::next_permutation(to.begin(), to.end()));
    return false;
  }
  const bool first_moves = move % 2 == 0;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    if (colours[i] != 0) continue;
    colours[i] = first_moves ? 1 : 2;
    const bool can = second_can_mirror(board, colours, move + 1);
    colours[i] = 0;
    if (can != first_moves) return can;
  }
  return first_moves;
}

TEST(Check, MirrorGameAgreesWithPlainSearch) {
  const Report report = check("mirror --max 4");
  EXPECT_TRUE(report.verdict["holds"].get<bool>());
  // P3 and 2K2, the claw has three edges; C4, the paw, K4.
  EXPECT_EQ(report.verdict["lines"], 5);
  for (const Json& line : report.lines) {
    const Graph board = parse_board(line["board"].get<std::string>(), "board");
    std::vector<int> colours(static_cast<std::size_t>(board.edge_count()), 0);
    EXPECT_EQ(line["winner"] == "second", second_can_mirror(board, colours, 0)) << line["board"];
  }
  const Report complete = check("mirror --graphs -", "C~\nD~{\n");
  EXPECT_EQ(exceptions_of(complete), (std::vector<std::string>{"K4", "K5"}));
}

TEST(Check, OpenProblem2IsAnsweredNoByThePaw) {
  const Report report = check("open-problem-2 --max 4");
  EXPECT_FALSE(report.verdict["holds"].get<bool>());
  const std::vector<std::string> exceptions = exceptions_of(report);
  ASSERT_FALSE(exceptions.empty());
  EXPECT_EQ(parse_board(exceptions.front(), "board").edge_count(), 4);
  const Json& sim = report.lines.back();
  EXPECT_EQ(sim["board"], "K6");
  EXPECT_EQ(sim["winner"], "first");
  EXPECT_EQ(sim["remark"], "target K3, 11 open edges");
  EXPECT_TRUE(sim["exception"].get<bool>());
}

TEST(Check, ZhusQuestionIsAnsweredYesOnSmallGraphs) {
  const Report report = check("zhu --max 6");
  EXPECT_TRUE(report.verdict["holds"].get<bool>());
  EXPECT_EQ(report.verdict["lines"], 1 + 2 + 4 + 11 + 34 + 156);
  EXPECT_EQ(report.verdict["exceptions"], 0);
  const Report named = check("zhu --graphs -", "CF\nC~\n");
  EXPECT_EQ(named.lines[1]["board"], "K4");
  EXPECT_EQ(named.lines[1]["remark"], "4 or more; if Bob starts 4 or more");
}

TEST(Check, Fact81HoldsWithItsUniqueness) {
  const TestFolder folder;
  const Report report = check("fact-8-1 --proofs " + folder.path());
  EXPECT_TRUE(report.verdict["holds"].get<bool>());
  // The degrees, nine pairs of neighbourhoods, the extension.
  EXPECT_EQ(report.verdict["lines"], 11);
  EXPECT_TRUE(proof_is_right(folder.file("degrees.drat.cnf"), folder.file("degrees.drat")));
  for (int i = 1; i <= 3; ++i) {
    for (int j = 1; j <= 3; ++j) {
      const std::string proof = folder.file(fmt::format("k17-{}-{}.drat", i, j));
      EXPECT_TRUE(proof_is_right(proof + ".cnf", proof)) << proof;
    }
  }
}

void expect_table_2(const std::string& options, int lines) {
  const Report report = check("table-2 " + options);
  EXPECT_TRUE(report.verdict["holds"].get<bool>());
  EXPECT_EQ(report.verdict["lines"], lines);
  const std::string sums = report.verdict["verdict"];
  EXPECT_NE(sums.find("124403496235 and 457056757766, together 581460254001"), std::string::npos);
}

TEST(Check, Table2AgreesWithAFewRandomGraphs) {
  expect_table_2("--min 42 --samples 8", 7);
}

TEST(CheckLong, Table2AgreesWithRandomGraphs) {
  expect_table_2("--min 29 --samples 100", 20);
}

TEST(Check, RefusesOptionsOfOtherChecks) {
  expect_refused("check conjecture-2 --graphs -", "--graphs");
  expect_refused("check fact-8-1 --max 5", "--max");
  expect_refused("check table-2 --max 5", "--max");
  expect_refused("check table-2 --min 49", "--min");
  expect_refused("check mirror --samples 5", "--samples");
  expect_refused("check conjecture-2 --max 1", "--max");
}

TEST(Check, SaysWhichChecksThereAre) {
  const Outcome outcome = command("check theorem-1");
  EXPECT_EQ(outcome.status, kBadInput);
  EXPECT_NE(outcome.err.find("observation-9"), std::string::npos);
  EXPECT_EQ(command("check conjecture-6 --max 10").status, kBadInput);
}

}  // namespace
}  // namespace harary::cli
