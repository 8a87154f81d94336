// SPDX-License-Identifier: MIT
// Lists of boards: one line a board, in input order, each as soon as it is ready.
#include <gtest/gtest.h>

#include <algorithm>

#include "graph/formats/graph6.hpp"
#include "graph/named.hpp"
#include "support/base/test_folder.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

const std::vector<std::string> kNames{"K5", "C5", "petersen", "K2", "K3", "K3,3"};

std::string list_of_boards() {
  std::string list;
  for (const std::string& name : kNames) list += encode_graph6(named_graph(name)) + "\n";
  return list;
}

std::vector<Json> lines(const std::string& text) {
  std::vector<Json> result;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) result.push_back(Json::parse(line));
  return result;
}

void expect_all_answered(const Outcome& outcome) {
  EXPECT_EQ(outcome.status, kAnswered) << outcome.err;
  EXPECT_EQ(outcome.err, "");
  const auto answers = lines(outcome.out);
  ASSERT_EQ(answers.size(), kNames.size());
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    Json alone = answer("solve star --threads 1 --board " + kNames[i]);
    Json in_list = answers[i];
    // The board is printed as it was in the list.
    for (Json* json : {&alone, &in_list}) {
      json->erase("seconds");
      json->erase("board");
      json->erase("instance");
    }
    EXPECT_EQ(in_list, alone) << kNames[i];
  }
}

TEST(Boards, AreReadFromStandardInput) {
  expect_all_answered(command("solve star --boards - --json --threads 1", list_of_boards()));
  expect_all_answered(
      command("solve star --boards - --json --threads 1", ">>graph6<<" + list_of_boards()));
}

TEST(Boards, AreReadFromAFile) {
  const TestFolder folder;
  const std::string path = folder.put("boards.g6", list_of_boards());
  expect_all_answered(command("solve star --json --threads 1 --boards @" + path));
}

TEST(Boards, MayBeSparseAndMixed) {
  const Outcome outcome = command("solve clique --json --boards -", ":Bc\n\nDhc\n:Bc\n");
  EXPECT_EQ(outcome.status, kAnswered) << outcome.err;
  EXPECT_EQ(lines(outcome.out).size(), 3U);
}

// The same answers, in less work: later boards find what earlier ones left.
TEST(Boards, MayKeepTheirTables) {
  std::string list;
  for (const char* name : {"colex:12", "colex:13", "colex:14", "K6", "colex:14", "K3,4"}) {
    list += encode_graph6(named_graph(name)) + "\n";
  }
  for (const std::string game : {"clique", "star", "capture", "colex", "saturation"}) {
    const std::string ask = "solve " + game + " --boards - --json --threads ";
    const auto alone = lines(command(ask + "1", list).out);
    for (const std::string threads : {"1", "3"}) {
      const Outcome kept = command(ask + threads + " --keep-tables", list);
      EXPECT_EQ(kept.status, kAnswered) << kept.err;
      const auto answers = lines(kept.out);
      ASSERT_EQ(answers.size(), alone.size());
      for (std::size_t i = 0; i < alone.size(); ++i) {
        for (const char* what : {"winner", "outcome", "value", "proved"}) {
          EXPECT_EQ(answers[i].value(what, Json()), alone[i].value(what, Json())) << game << i;
        }
      }
      // The fifth board is the third one again.
      if (threads == "1" && game != "saturation") {
        EXPECT_LT(answers[4]["positions"], alone[4]["positions"]) << game;
      }
    }
  }
}

TEST(Boards, AloneKeepNoTables) {
  expect_refused("solve star --board K5 --keep-tables", "--keep-tables: only with --boards");
  expect_refused("solve star --boards - --keep-tables --remoteness", "--keep-tables");
}

TEST(Boards, AnErrorInTheMiddleKeepsTheAnswersBeforeIt) {
  const Outcome outcome = command("solve star --json --boards -", "Bw\nC~\nE\nD~{\n");
  EXPECT_EQ(outcome.status, kBadInput);
  EXPECT_EQ(lines(outcome.out).size(), 2U);
  EXPECT_TRUE(outcome.err.starts_with("harary: standard input:3:2: ")) << outcome.err;
  EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1);
}

TEST(Boards, ABoardThatTheGameRefusesEndsTheList) {
  const Outcome outcome = command("solve avoidance --json --target K4 --boards -", "C~\nBw\nC~\n");
  EXPECT_EQ(outcome.status, kBadInput);
  EXPECT_EQ(lines(outcome.out).size(), 1U);
}

TEST(Boards, ThatAreBadMayBeSkipped) {
  const Outcome outcome =
      command("solve avoidance --target K4 --json --boards - --skip-bad --threads 1",
              "# a list\nK4 \nE\nBw\ng6:D~{\n");
  EXPECT_EQ(outcome.status, kAnswered) << outcome.err;
  const auto answers = lines(outcome.out);
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_EQ(answers[0]["board"], "K4");
  EXPECT_EQ(answers[1]["board"], "g6:D~{");
  EXPECT_NE(outcome.err.find("harary: skipped: standard input:3:2: "), std::string::npos);
  EXPECT_NE(outcome.err.find("harary: skipped: g6:Bw: "), std::string::npos) << outcome.err;
  EXPECT_TRUE(outcome.err.ends_with("harary: 2 boards were skipped\n")) << outcome.err;
  expect_refused("solve star --board K5 --skip-bad", "--skip-bad: only with --boards");
}

// Of any format, with the names of its vertices, from a file or from standard input.
TEST(Boards, ComeFromFilesThatPeopleHave) {
  const TestFolder folder;
  const std::string path = folder.put("friends", "graph { Ann -- Bob -- Cleo -- Ann }");
  const Json labels{"Ann", "Bob", "Cleo"};
  EXPECT_EQ(answer("solve sim --board @" + path)["labels"], labels);
  EXPECT_EQ(answer("analyse sim --board @" + path)["labels"], labels);
  const std::string matrix = "0 1 1\n1 0 1\n1 1 0\n";
  const Outcome piped = command("solve sim --board - --json", matrix);
  EXPECT_EQ(piped.status, kAnswered) << piped.err;
  EXPECT_EQ(lines(piped.out).at(0)["board"], "K3");
  EXPECT_NE(command("solve sim --board @" + path).out.find("vertices: 0 = Ann, 1 = Bob, 2 = Cleo"),
            std::string::npos);
  const std::string metis = folder.put("x.edges", "4 3\n2 3\n1 3\n1 2\n\n");
  EXPECT_EQ(answer("solve star --format metis --board @" + metis)["board"], "g6:Cw");
  EXPECT_EQ(answer("solve star --board @metis:" + metis)["board"], "g6:Cw");
  expect_refused("solve star --format png --board @" + metis, "--format: 'png' is not a format");
  expect_refused("solve star --board - --target -", "standard input");
}

TEST(Boards, AreExportedInEveryFormat) {
  const TestFolder folder;
  for (const char* format :
       {"graph6", "sparse6", "digraph6", "edges", "dimacs", "matrix", "adjlist", "metis", "mtx",
        "gml", "graphml", "dot", "leda", "tgf", "pairs", "lists", "json", "pajek", "gexf"}) {
    const std::string path = folder.file(format);
    const Outcome written =
        command(std::string("export ") + format + " --board petersen --out " + path);
    EXPECT_EQ(written.status, kAnswered) << written.err;
    EXPECT_EQ(written.out, path + ": 10 vertices, 15 edges\n");
    EXPECT_EQ(answer("solve star --board @" + path)["board"], "petersen") << format;
  }
  EXPECT_EQ(command("export graph6 --boards -", "K3\n:Cdv\n").out, "Bw\nCh\n");
  expect_refused("export gml clique --board K5", "holds a graph, not a game");
  expect_refused("export gml --boards @list.g6", "holds one graph");
  expect_refused("export pg --board K5", "a game is missing");
  expect_refused("export png --board K5", "'png' is not an export format");
}

TEST(Boards, AnEmptyListHasNoAnswers) {
  const Outcome outcome = command("solve star --json --boards -", "");
  EXPECT_EQ(outcome.status, kAnswered);
  EXPECT_EQ(outcome.out, "");
}

TEST(Boards, AreNotGivenTwice) {
  expect_refused("solve star --boards - --board K5", "not both");
  expect_refused("solve star --boards - --order 5", "not both");
  expect_refused("solve star --boards list.g6", "--boards");
  expect_refused("solve star --boards @nowhere.g6", "nowhere.g6");
}

// The triangle and K9, for which no time is enough here.
const std::string kShortLongShort = "Bw\nH~~~~~~\nBw\n";

TEST(Boards, HaveTheTimeLimitEach) {
  const Outcome outcome =
      command("solve clique --boards - --json --threads 1 --time 100ms", kShortLongShort);
  EXPECT_EQ(outcome.status, kBudgetEnded);
  const auto answers = lines(outcome.out);
  ASSERT_EQ(answers.size(), 3U);
  EXPECT_EQ(answers[0]["proved"], true);
  EXPECT_EQ(answers[1]["proved"], false);
  EXPECT_EQ(answers[1]["stopped"], "time");
  EXPECT_EQ(answers[1]["board"], "g6:H~~~~~~");
  EXPECT_EQ(answers[2]["proved"], true);
  EXPECT_EQ(outcome.err,
            "harary: 1 of 3 boards is not decided; give each more with --time or --memory\n");
}

TEST(Boards, SaySoInWordsWhenTheirTimeIsOver) {
  const Outcome outcome =
      command("solve clique --boards - --threads 1 --time 100ms", kShortLongShort);
  EXPECT_EQ(outcome.status, kBudgetEnded);
  EXPECT_NE(outcome.out.find("not decided: the time limit was reached"), std::string::npos);
  EXPECT_EQ(outcome.err,
            "harary: 1 of 3 boards is not decided; give each more with --time or --memory\n");
}

TEST(Boards, SideBySideHaveTheTimeLimitEachToo) {
  const Outcome outcome = command("solve clique --boards - --json --threads 3 --time 100ms",
                                  "H~~~~~~\nBw\nH~~~~~~\nBw\nBw\n");
  EXPECT_EQ(outcome.status, kBudgetEnded);
  const auto answers = lines(outcome.out);
  ASSERT_EQ(answers.size(), 5U);
  for (const std::size_t i : {0U, 2U}) EXPECT_EQ(answers[i]["proved"], false);
  for (const std::size_t i : {1U, 3U, 4U}) EXPECT_EQ(answers[i]["proved"], true);
}

TEST(Boards, EndTogetherWhenTheTotalTimeIsOver) {
  for (const std::string each : {"", " --time 10m"}) {
    const Outcome outcome = command(
        "solve clique --boards - --json --threads 1 --time-total 200ms" + each, kShortLongShort);
    EXPECT_EQ(outcome.status, kBudgetEnded);
    const auto answers = lines(outcome.out);
    ASSERT_EQ(answers.size(), 2U);
    EXPECT_EQ(answers[0]["proved"], true);
    EXPECT_EQ(answers[1]["proved"], false);
    EXPECT_EQ(answers[1]["stopped"], "time");
    EXPECT_EQ(outcome.err, "harary: the time limit ended the list after 2 boards, 1 not decided\n");
  }
}

TEST(Boards, OfArrowingHaveTheTimeLimitEach) {
  // K17 and the target K4 in both colours is long; the triangle is not.
  const std::string k17 = encode_graph6(named_graph("K17"));
  const Outcome outcome =
      command("arrows K4 K4 --boards - --json --threads 1 --time 100ms", "Bw\n" + k17 + "\nBw\n");
  EXPECT_EQ(outcome.status, kBudgetEnded);
  const auto answers = lines(outcome.out);
  ASSERT_EQ(answers.size(), 3U);
  EXPECT_EQ(answers[0]["arrows"], false);
  EXPECT_EQ(answers[1]["arrows"], nullptr);
  EXPECT_EQ(answers[2]["arrows"], false);
}

TEST(Boards, AloneHaveNoTotalTime) {
  expect_refused("solve star --board K5 --time-total 1m", "--time-total");
  expect_refused("arrows K6 K3 --time-total 1m", "--time-total");
  expect_refused("solve star --boards - --time-total soon", "--time-total: 'soon'");
}

}  // namespace
}  // namespace harary::cli
