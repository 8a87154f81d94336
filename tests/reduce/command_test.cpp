// SPDX-License-Identifier: MIT
// `harary reduce` from words to files and answers.
#include <gtest/gtest.h>

#include "cli/command.hpp"
#include "support/base/test_folder.hpp"

namespace harary::cli {
namespace {

class ReduceCommand : public testing::Test {
 protected:
  std::string file(const std::string& name, const std::string& text) {
    return folder_.put(name, text);
  }
  std::string path(const std::string& name) { return folder_.file(name); }
  TestFolder folder_;
};

const char* const kCnf = "p cnf 3 3\n1 2 0\n2 3 0\n1 3 0\n";
const char* const kScs = "p scs 8\n001010\n101000\n";

TEST_F(ReduceCommand, EveryReductionSolvesBothSidesAndAgrees) {
  const std::string cnf = file("f.cnf", kCnf);
  const std::string dnf = file("f.dnf", "p dnf 3 2\n1 2 0\n2 3 0\n");
  const std::string fvs = file("d.fvs", "p fvs 3 4 1\na 1 2\na 2 3\na 3 1\na 2 1\n");
  const std::string scs = file("s.scs", kScs);
  const std::string qbf = file("f.qdimacs", "p cnf 2 2\ne 1 0\na 2 0\n1 2 0\n1 -2 0\n");
  const std::string mscs = file("s.mscs", "p mscs 6\n0213\n1020\n");
  for (const auto& [words, expected] :
       std::vector<std::pair<std::string, bool>>{{"pos-cnf avoidance " + cnf, true},
                                                 {"pos-cnf misere-avoidance " + cnf, true},
                                                 {"pos-cnf avoidance+ " + cnf, true},
                                                 {"pos-dnf achievement " + dnf, true},
                                                 {"pos-dnf achievement-no-draw " + dnf, true},
                                                 {"pos-dnf maker-breaker " + dnf, true},
                                                 {"fvs flood " + fvs, true},
                                                 {"scs mscs " + scs, true},
                                                 {"scs flood " + scs, true},
                                                 {"scs honeybee " + scs, true},
                                                 {"qbf honeybee " + qbf, true},
                                                 {"mscs flood " + mscs, true}}) {
    const Json json = answer("reduce " + words + " --solve --explain");
    EXPECT_EQ(json["source_answer"], expected) << words;
    EXPECT_EQ(json["agree"], true) << words;
    EXPECT_FALSE(json["moves"].empty());
  }
}

TEST_F(ReduceCommand, WhatItWritesIsSolvedByTheGame) {
  const std::string cnf = file("f.cnf", kCnf);
  const std::string out = path("board.txt");
  const Json json = answer("reduce pos-cnf avoidance " + cnf + " --out " + out);
  EXPECT_EQ(json["target"]["open"], 13);
  EXPECT_EQ(answer("solve avoidance --instance " + out)["winner"],
            answer("solve pos-cnf --instance " + cnf)["winner"]);
  expect_refused("solve achievement --instance " + out, "an instance of avoidance");
  expect_refused("solve avoidance --board K4 --instance " + out, "--board: not with --instance");
  const std::string board = path("tree.board");
  const Json flood = answer("reduce scs flood " + file("s.scs", kScs) + " --out " + board);
  EXPECT_LE(answer("solve flood --board @" + board)["length"], flood["target"]["bound"]);
}

// What is asked of a digraph, and its answer, do not depend on the form of its file.
TEST_F(ReduceCommand, TakesDigraphsInDigraph6) {
  const std::string cycle = file("c.d6", ">>digraph6<<&BP_\n");
  for (const bool enough : {false, true}) {
    const std::string bound = enough ? "1" : "0";
    const Json json = answer("reduce fvs flood " + cycle + " --solve --bound " + bound);
    Json same = answer("reduce fvs flood --solve " +
                       file("c.fvs", "p fvs 3 3 " + bound + "\na 1 2\na 2 3\na 3 1\n"));
    same["seconds"] = json["seconds"];
    EXPECT_EQ(json, same);
    EXPECT_EQ(json["source_answer"], enough);
  }
  expect_refused("reduce fvs flood " + cycle, "c.d6:1: digraph6 has no bound t");
  expect_refused("reduce scs flood --bound 1 " + file("s.scs", kScs), "--bound: only for fvs");
  expect_refused("solve star --board @" + cycle, "the arc 0-1 has no arc back");
}

TEST_F(ReduceCommand, DrawingsHoldEveryGadget) {
  const std::string cnf = file("f.cnf", kCnf);
  for (const std::string form : {"svg", "dot"}) {
    const std::string name = "picture." + form;
    const Json json = answer("reduce pos-cnf avoidance " + cnf + " --explain --draw " + path(name));
    const std::string text = folder_.content(name);
    for (const Json& gadget : json["gadgets"]) {
      EXPECT_NE(text.find(gadget["name"].get<std::string>()), std::string::npos);
      EXPECT_FALSE(gadget["vertices"].empty());
    }
  }
  expect_refused("reduce pos-cnf avoidance " + cnf + " --draw x.png", "must end in .svg or .dot");
}

TEST_F(ReduceCommand, ComplaintsNameThePlace) {
  expect_refused("reduce pos-cnf chess " + file("a.cnf", kCnf), "no reduction from");
  expect_refused("reduce pos-cnf avoidance " + file("b.cnf", "p cnf 1 1\n-1 0\n"),
                 "b.cnf:2:1: -1 is negative");
  expect_refused("reduce pos-cnf avoidance " + path("none.cnf"), "cannot be opened");
  EXPECT_EQ(command("reduce pos-cnf avoidance - --json", kCnf).status, kAnswered);
}

}  // namespace
}  // namespace harary::cli
