// SPDX-License-Identifier: MIT

#include <algorithm>
#include <fstream>

#include "graph/board_text.hpp"
#include "graph/named.hpp"
#include "support/base/test_folder.hpp"
#include "tests/cli/command.hpp"
#include "theory/arrowing/edge_colouring.hpp"

namespace harary::cli {
namespace {

// Reads the witness as it was printed, and judges it.
void expect_good_witness(const Json& json) {
  EdgeColouring colouring{parse_board(json["board"].get<std::string>(), "board"), {}};
  for (const Json& edges : json["witness"]) {
    colouring.classes.push_back(
        parse_edge_set(edges.get<std::string>(), colouring.board, "witness"));
  }
  std::vector<Graph> targets;
  for (const Json& target : json["targets"])
    targets.push_back(named_graph(target.get<std::string>()));
  EXPECT_EQ(fault_of_witness(colouring, targets, Job{}), std::nullopt);
}

void expect_yes(const std::string& question) {
  const Json json = answer("arrows " + question);
  EXPECT_EQ(json["arrows"], true) << question;
  EXPECT_FALSE(json.contains("witness"));
}

Json expect_no(const std::string& question) {
  Json json = answer("arrows " + question);
  EXPECT_EQ(json["arrows"], false) << question;
  expect_good_witness(json);
  return json;
}

TEST(ArrowsCommand, SettlesThePartyPuzzle) {
  expect_yes("K6 K3 K3");
  const Json json = expect_no("K5 K3 K3");
  EXPECT_EQ(json["board"], "K5");
  EXPECT_EQ(json["targets"], Json::array({"K3", "K3"}));
}

TEST(ArrowsCommand, AnswersOnBothSidesOfRamseyNumbers) {
  expect_no("K8 K3 K4");
  expect_yes("K9 K3 K4");
  expect_no("K13 K3 K5");
  expect_yes("K14 K3 K5");
  expect_no("K16 K3 --colours 3");
  expect_yes("K17 K3 K3 K3");
  expect_no("K5 C4 C4");
  expect_yes("K6 C4 C4");
}

TEST(ArrowsCommand, AnswersOnBothSidesForTetrahedra) {
  const Json json = expect_no("K17 K4 K4");
  expect_yes("K18 K4 K4");
  // The witness is a complete colouring in advance.
  const Json again = expect_no("K17 K4 K4 --red " + json["witness"]["red"].get<std::string>() +
                               " --green " + json["witness"]["green"].get<std::string>());
  EXPECT_EQ(again["witness"], json["witness"]);
}

TEST(ArrowsCommand, EighteenVerticesWithoutHelpAreLeftOpenWhenTheBudgetEnds) {
  const Json json = partial_answer("arrows K18 K4 K4 --symmetry off --time 500ms", "time");
  EXPECT_TRUE(json["arrows"].is_null());
  EXPECT_EQ(json["copies"], 6120);
  EXPECT_FALSE(json.contains("witness"));
  EXPECT_TRUE(partial_answer("arrows K30 K6 K6 --memory 1M", "memory")["arrows"].is_null());
}

TEST(ArrowsCommand, OneTargetIsThatOfAllColours) {
  EXPECT_EQ(answer("arrows K6 K3")["targets"], Json::array({"K3", "K3"}));
  EXPECT_EQ(answer("arrows K6 K3 --colours 4")["targets"].size(), 4U);
  expect_yes("K6 K3 --colours 1");
}

TEST(ArrowsCommand, EdgesMayBeColouredInAdvance) {
  expect_yes("K5 K3 --red 0-1,0-2,0-3");
  const Json json = expect_no("K5 K3 --red 0-1,1-2 --blue 0-2");
  EXPECT_EQ(json["given"]["red"], "0-1,1-2");
  EXPECT_EQ(json["given"]["green"], "0-2");
  for (const auto* colour : {"red", "green"}) {
    for (const Edge e :
         parse_edge_set(json["given"][colour].get<std::string>(), complete_graph(5), "")) {
      const auto shown = json["witness"][colour].get<std::string>();
      const auto edges = parse_edge_set(shown, complete_graph(5), "");
      EXPECT_NE(std::find(edges.begin(), edges.end(), e), edges.end());
    }
  }
}

TEST(ArrowsCommand, ListOfBoardsGivesALineEach) {
  // K5, K6, C5.
  const Outcome outcome = command("arrows --boards - K3 K3 --json", "D~{\nE~~w\nDhc\n");
  EXPECT_EQ(outcome.status, kAnswered) << outcome.err;
  std::istringstream lines(outcome.out);
  std::vector<Json> answers;
  for (std::string line; std::getline(lines, line);) answers.push_back(Json::parse(line));
  ASSERT_EQ(answers.size(), 3U);
  EXPECT_EQ(answers[0]["board"], "K5");
  EXPECT_EQ(answers[0]["arrows"], false);
  EXPECT_EQ(answers[1]["arrows"], true);
  EXPECT_EQ(answers[2]["arrows"], false);
}

TEST(ArrowsCommand, WordsShowTheWitness) {
  const Outcome no = command("arrows K5 K3");
  EXPECT_EQ(no.status, kAnswered);
  EXPECT_NE(no.out.find("K5 -> (K3, K3): no"), std::string::npos) << no.out;
  EXPECT_NE(no.out.find("\n  green  "), std::string::npos) << no.out;
  const Outcome yes = command("arrows K6 K3");
  EXPECT_NE(yes.out.find("K6 -> (K3, K3): yes"), std::string::npos) << yes.out;
}

TEST(ArrowsCommand, ProgressGoesToTheErrorStream) {
  const Outcome outcome = command("arrows K18 K4 --symmetry off --time 400ms --json --progress on");
  EXPECT_EQ(outcome.status, kBudgetEnded);
  EXPECT_NE(outcome.err.find("conflicts"), std::string::npos);
}

TEST(ArrowsCommand, ProofAndItsFormulaAreWritten) {
  const TestFolder folder;
  const std::string proof = folder.file("proof");
  const Json yes = answer("arrows K6 K3 --proof " + proof);
  EXPECT_EQ(yes["proof"], proof);
  EXPECT_EQ(yes["symmetries_broken"], false);
  std::ifstream formula(yes["formula"].get<std::string>());
  std::string line;
  std::getline(formula, line);
  EXPECT_EQ(line, "p cnf 15 40");
  const Json no = answer("arrows K5 K3 --proof " + proof);
  EXPECT_FALSE(no.contains("proof"));
  const Json broken = answer("arrows K9 K3 K4 --symmetry on --proof " + proof);
  EXPECT_EQ(broken["symmetries_broken"], true);
  expect_refused("arrows K6 K3 --proof /nowhere/proof", "/nowhere/proof");
}

TEST(ArrowsCommand, BadInputIsRefusedInOneLine) {
  expect_refused("arrows", "board");
  expect_refused("arrows K6", "target");
  expect_refused("arrows K65 K3", "BOARD");
  expect_refused("arrows nonsense K3", "nonsense");
  expect_refused("arrows K6 nonsense", "nonsense");
  expect_refused("arrows @missing.g6 K3", "missing.g6");
  expect_refused("arrows K6 K3 K3 --colours 3", "--colours");
  expect_refused("arrows K6 K3 --colours 0", "colours");
  expect_refused("arrows K6 K3 --colours 65", "colours");
  expect_refused("arrows K6 K3 --red 0-6", "--red");
  expect_refused("arrows C5 K3 --red 0-2", "0-2");
  expect_refused("arrows K6 K3 --red 0-1 --green 0-1", "--green");
  expect_refused("arrows K6 K3 --colours 1 --green 0-1", "colours");
  expect_refused("arrows K6 K3 --symmetry maybe", "maybe");
  expect_refused("arrows K3 --boards - --proof file", "--proof");
  expect_refused("arrows K3 --boards list.g6", "--boards");
}

TEST(RamseyCommand, FindsTheSmallestOrders) {
  const Json json = answer("ramsey K3 K4");
  EXPECT_EQ(json["order"], 9);
  EXPECT_EQ(json["steps"].size(), 9U);
  EXPECT_EQ(json["steps"][7]["arrows"], false);
  EXPECT_EQ(json["steps"][8]["arrows"], true);
  EXPECT_EQ(json["critical"]["board"], "K8");
  Json critical = json["critical"];
  critical["targets"] = json["targets"];
  expect_good_witness(critical);
  EXPECT_EQ(answer("ramsey C4")["order"], 6);
  EXPECT_EQ(answer("ramsey K3 K5 --from 12")["order"], 14);
  EXPECT_EQ(answer("ramsey P4 P4")["order"], 5);
}

TEST(RamseyCommand, BudgetThatEndsLeavesALowerBound) {
  const Json json = partial_answer("ramsey K5 --time 500ms", "time");
  EXPECT_TRUE(json["order"].is_null());
  EXPECT_GT(json["at_least"], 10);
  EXPECT_TRUE(json["steps"].back()["arrows"].is_null());
}

TEST(RamseyCommand, WordsShowTheSteps) {
  const Outcome outcome = command("ramsey K3");
  EXPECT_EQ(outcome.status, kAnswered);
  EXPECT_NE(outcome.out.find("arrows (K3, K3): 6\n"), std::string::npos) << outcome.out;
  EXPECT_NE(outcome.out.find("a colouring of K5"), std::string::npos) << outcome.out;
}

TEST(RamseyCommand, BadInputIsRefusedInOneLine) {
  expect_refused("ramsey", "targets");
  expect_refused("ramsey nonsense", "nonsense");
  expect_refused("ramsey K3 --from 0", "1 to 64");
  expect_refused("ramsey K3 --from 65", "1 to 64");
  expect_refused("ramsey K3 K3 --colours 5", "--colours");
}

TEST(CriticalCommand, ColouringsHoldInTheirPrintedForm) {
  const Json k17 = answer("critical k17");
  EXPECT_EQ(k17["board"], "K17");
  expect_good_witness(k17);
  const Json k18 = answer("critical k18");
  EXPECT_EQ(k18["missing"], "0-17");
  EXPECT_EQ(k18["maximal"], true);
  EXPECT_EQ(parse_board(k18["board"].get<std::string>(), "").edge_count(), 152);
  expect_good_witness(k18);
}

TEST(CriticalCommand, WordsShowBothColours) {
  const Outcome outcome = command("critical K18");
  EXPECT_EQ(outcome.status, kAnswered);
  EXPECT_NE(outcome.out.find("K18 without 0-17"), std::string::npos) << outcome.out;
  EXPECT_NE(outcome.out.find("completes a K4 in either colour"), std::string::npos);
}

TEST(CriticalCommand, BadInputIsRefusedInOneLine) {
  expect_refused("critical", "colouring");
  expect_refused("critical k19", "k19");
}

}  // namespace
}  // namespace harary::cli
