// SPDX-License-Identifier: MIT
// Every command that writes files, with a system call that fails.
#include "tests/faults/scenario.hpp"

namespace harary::tests {
namespace {

const Files kOld{{"file", "what was there before\n"}};
const std::string kFormula = "p cnf 3 2\ne 1 0\na 2 0\ne 3 0\n1 2 0\n-2 3 0\n";

Scenario certificate() {
  return {{"solve", "avoidance", "--board", "K4", "--threads", "1", "--certificate", "@/file"},
          kOld};
}
Scenario json_on_output() {
  return {{"solve", "avoidance", "--board", "K4", "--threads", "1", "--json", "--certificate",
           "@/file"}};
}
Scenario tablebase() {
  return {{"tablebase", "clique", "--board", "K3", "--threads", "1", "--out", "@/table"}};
}
Scenario forward_tablebase() {
  return {{"tablebase", "saturation", "--order", "5", "--threads", "1", "--out", "@/table"}};
}
Scenario exported() {
  return {{"export", "pg", "avoidance", "--board", "K4", "--out", "@/file"}, kOld};
}
Scenario reduction() {
  Files before = kOld;
  before["formula"] = kFormula;
  return {{"reduce", "qbf", "honeybee", "@/formula", "--out", "@/file", "--draw", "@/picture.svg"},
          before};
}
// A proof of several writes.
Scenario arrow_proof() {
  return {{"arrows", "K7", "diamond", "K3", "--proof", "@/file"}, kOld};
}
Scenario plot() {
  return {{"chances", "avoidance", "--board", "K4", "--games", "20", "--seed", "1", "--threads",
           "1", "--plot", "@/file.svg"}};
}
// Ends by its time limit and saves what it has, which is not the same in each run.
Scenario checkpoint() {
  Scenario scenario{{"solve", "saturation", "--order", "12", "--threads", "1", "--time", "30ms",
                     "--checkpoint", "@/file"}};
  scenario.status = 3;
  scenario.reader = {"solve", "saturation", "--order", "12",           "--threads",
                     "1",     "--time",     "1ms",     "--checkpoint", "@/file"};
  scenario.read_file = "file";
  return scenario;
}

TEST(AFault, LosesNoCertificate) {
  survive(certificate(), Calls::some);
}
TEST(AFault, LosesNoAnswerOnStandardOutput) {
  survive(json_on_output(), Calls::some);
}
TEST(AFault, LosesNoTablebase) {
  survive(tablebase(), Calls::some);
}
TEST(AFault, LosesNoTablebaseGeneratedForward) {
  survive(forward_tablebase(), Calls::some);
}
TEST(AFault, LosesNoCheckpoint) {
  survive(checkpoint(), Calls::some);
}
TEST(AFault, LosesNoExport) {
  survive(exported(), Calls::some);
}
TEST(AFault, LosesNoReduction) {
  survive(reduction(), Calls::some);
}
TEST(AFault, LosesNoArrowProof) {
  survive(arrow_proof(), Calls::some);
}
TEST(AFault, LosesNoPlot) {
  survive(plot(), Calls::some);
}

TEST(AFaultLong, AtAnyCallLosesNoCertificate) {
  survive(certificate(), Calls::all);
}
TEST(AFaultLong, AtAnyCallLosesNoAnswerOnStandardOutput) {
  survive(json_on_output(), Calls::all);
}
TEST(AFaultLong, AtAnyCallLosesNoTablebase) {
  survive(tablebase(), Calls::all);
}
TEST(AFaultLong, AtAnyCallLosesNoTablebaseGeneratedForward) {
  survive(forward_tablebase(), Calls::all);
}
TEST(AFaultLong, AtAnyCallLosesNoCheckpoint) {
  survive(checkpoint(), Calls::all);
}
TEST(AFaultLong, AtAnyCallLosesNoExport) {
  survive(exported(), Calls::all);
}
TEST(AFaultLong, AtAnyCallLosesNoReduction) {
  survive(reduction(), Calls::all);
}
TEST(AFaultLong, AtAnyCallLosesNoArrowProof) {
  survive(arrow_proof(), Calls::all);
}
TEST(AFaultLong, AtAnyCallLosesNoPlot) {
  survive(plot(), Calls::all);
}

}  // namespace
}  // namespace harary::tests
