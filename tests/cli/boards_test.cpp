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

}  // namespace
}  // namespace harary::cli
