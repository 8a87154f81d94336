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

TEST(Boards, ABadLineIsNamedAndTheOthersAreAnswered) {
  const Outcome outcome = command("solve star --json --boards -", "Bw\nC~\nE\nD~{\n");
  EXPECT_EQ(outcome.status, kBadInput);
  EXPECT_EQ(lines(outcome.out).size(), 3U);
  EXPECT_TRUE(outcome.err.starts_with("harary: standard input:3:2: ")) << outcome.err;
  EXPECT_TRUE(outcome.err.ends_with("harary: 1 board refused, 3 answered\n")) << outcome.err;
  EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 2);
}

// Whatever a board lacks for a game is the word of its line.
TEST(Boards, WhatTheGameRefusesCostsItsLineAlone) {
  for (const std::string threads : {"1", "3"}) {
    const Outcome outcome = command(
        "solve avoidance --json --target K4 --boards - --threads " + threads, "C~\nBw\n\nC~\n");
    EXPECT_EQ(outcome.status, kBadInput);
    EXPECT_EQ(lines(outcome.out).size(), 2U);
    EXPECT_TRUE(outcome.err.starts_with("harary: standard input:2: g6:Bw: ")) << outcome.err;
  }
  for (const std::string line : {"solve avoidance --target K4", "solve colouring --question number",
                                 "solve col --question class", "analyse star", "layers star",
                                 "arrows K3", "export graph6", "solve path", "solve builder"}) {
    const Outcome outcome = command(line + " --json --boards -", "K4\nE\nK5\n");
    EXPECT_EQ(outcome.status, kBadInput) << line << ": " << outcome.err;
    EXPECT_TRUE(outcome.err.starts_with("harary: standard input:2:2: ")) << outcome.err;
    EXPECT_GE(lines(outcome.out).size(), 1U) << line;
  }
}

// A wrong option is wrong on every line; that is not told a hundred thousand times.
TEST(Boards, TheSameWordsAreToldOnceForARun) {
  std::string list;
  for (int i = 0; i < 100; ++i) list += "Bw\n";
  const Outcome outcome = command("solve avoidance --target K4 --boards -", list + "C~\nBw\n");
  EXPECT_EQ(outcome.status, kBadInput);
  EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 6) << outcome.err;
  EXPECT_NE(outcome.err.find("harary: standard input:4 to standard input:100: the same\n"),
            std::string::npos)
      << outcome.err;
  EXPECT_NE(outcome.err.find("harary: standard input:102: g6:Bw: "), std::string::npos);
  EXPECT_TRUE(outcome.err.ends_with("harary: 101 boards refused, 1 answered\n")) << outcome.err;
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
  EXPECT_NE(outcome.err.find("harary: skipped: standard input:4: g6:Bw: "), std::string::npos)
      << outcome.err;
  EXPECT_TRUE(outcome.err.ends_with("harary: 2 boards were skipped\n")) << outcome.err;
  for (const std::string command : {"solve", "analyse", "layers"}) {
    expect_refused(command + " star --board K5 --skip-bad", "--skip-bad: only with --boards");
    expect_refused(command + " star --board K5 --shape hex:2x2", "--shape: only with --boards");
    expect_refused(command + " star --board K5 --boards -", "not both");
    expect_refused(command + " star --boards @nowhere.g6", "nowhere.g6");
    expect_refused(command + " star --target K3 --boards -", "star has no such option");
    expect_refused(command + " stars --boards -", "'stars' is not a game; did you mean star?");
  }
}

TEST(Boards, WithoutEdgesHaveAnAnswer) {
  const Outcome outcome = command(
      "solve colouring --elements edges --question number --boards - --json", "E3\nP3\nE1\nK3\n");
  EXPECT_EQ(outcome.status, kAnswered) << outcome.err;
  std::vector<int> numbers;
  for (const Json& json : lines(outcome.out)) numbers.push_back(json["number"]);
  EXPECT_EQ(numbers, (std::vector<int>{0, 2, 0, 3}));
  EXPECT_EQ(answer("solve colouring --elements edges --board E3 --colours 1")["winner"], "first");
  EXPECT_EQ(answer("solve colouring --board E3 --question number")["number"], 1);
}

TEST(Boards, AreAnalysedAndCountedOneByOne) {
  for (const std::string ask : {"analyse star", "layers clique", "analyse kayles"}) {
    const Outcome outcome = command(ask + " --json --boards -", "K4\nC5\nP4\n");
    EXPECT_EQ(outcome.status, kAnswered) << outcome.err;
    const auto answers = lines(outcome.out);
    ASSERT_EQ(answers.size(), 3U);
    const std::vector<std::string> names{"K4", "C5", "P4"};
    for (std::size_t i = 0; i < 3; ++i) {
      Json alone = answer(ask + " --board " + names[i]);
      Json in_list = answers[i];
      for (Json* json : {&alone, &in_list}) json->erase("seconds");
      EXPECT_EQ(in_list, alone) << ask;
    }
  }
  const Outcome late =
      command("analyse clique --boards - --json --threads 1 --time 100ms", "Bw\nI~~~~~~~w\nBw\n");
  EXPECT_EQ(late.status, kBudgetEnded) << late.err;
  EXPECT_EQ(lines(late.out).size(), 3U);
  expect_refused("analyse star --boards - --follow", "--follow: not with --boards");
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

// The vertices of a position may have the names of the file.
TEST(Boards, NameTheVerticesOfPositions) {
  const TestFolder folder;
  const std::string path = folder.put("friends", "graph { Ann -- Bob -- \"Cleo B\" -- Ann }");
  const auto position = [&](const std::string& text) {
    const Outcome outcome =
        outcome_of({"analyse", "sim", "--board", "@" + path, "--position", text, "--json"});
    EXPECT_EQ(outcome.status, kAnswered) << outcome.err;
    return outcome.json()["position"].get<std::string>();
  };
  EXPECT_EQ(position("red=Ann-Bob;green=Bob-Cleo B"), "red=0-1;green=1-2");
  EXPECT_EQ(position("red=0-1"), "red=0-1;green=");
  EXPECT_EQ(
      outcome_of({"analyse", "sim", "--board", "@" + path, "--position", "red=Ann-Bo"}).status,
      kBadInput);
}

TEST(Boards, OfSeveralOrdersAreAList) {
  const Outcome outcome = command("solve connect --order 3..6 --json");
  EXPECT_EQ(outcome.status, kAnswered) << outcome.err;
  const auto answers = lines(outcome.out);
  ASSERT_EQ(answers.size(), 4U);
  for (std::size_t i = 0; i < 4; ++i) {
    const std::string order = std::to_string(i + 3);
    EXPECT_EQ(answers[i]["board"], "K" + order);
    EXPECT_EQ(answers[i]["winner"], answer("solve connect --order " + order)["winner"]);
  }
  EXPECT_EQ(lines(command("layers clique --order 3..4 --json").out).size(), 2U);
  expect_refused("solve clique --order 5..4", "--order: '5..4' is an empty range");
  expect_refused("solve clique --order 3..x", "--order: 'x' is not a whole number from 1 to 64");
  expect_refused("solve clique --order 3..4 --certificate c", "only for one board");
}

TEST(Boards, OfAListAreNamesOrFormats) {
  const Outcome outcome = command("solve star --boards -", "foo\n");
  EXPECT_NE(outcome.err.find("; 'foo' is not the name of a graph either"), std::string::npos)
      << outcome.err;
  const TestFolder folder;
  const std::string path = folder.put("list.txt", "K3\n");
  expect_refused("solve star --boards " + path, "' is a file; write @" + path);
}

// An answer that the limit ended before the game was there names its board.
TEST(Answers, WithoutTimeNameTheirBoard) {
  EXPECT_EQ(command("solve sim --json --time 0").json()["board"], "K6");
  EXPECT_EQ(command("solve sim --json --time 0").json()["instance"]["target"], "K3");
}

TEST(Answers, HaveSecondsToTheMicrosecond) {
  const std::string text = command("solve sim --board K5 --json").out;
  const std::size_t at = text.find("\"seconds\":") + std::string("\"seconds\":").size();
  const std::string seconds = text.substr(at, text.find_first_of(",}", at) - at);
  EXPECT_LE(seconds.size(), std::string("12.345678").size()) << seconds;
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
  expect_refused("solve star --boards list.g6", "--boards: 'list.g6' is not a list");
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
