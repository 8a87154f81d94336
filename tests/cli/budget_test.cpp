// SPDX-License-Identifier: MIT
// When the budget ends before an answer: exit status 3, what is known so far, one line on the error
// stream.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>

#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

// Questions that take seconds. Their time is long enough for a busy machine to set the game up:
// when it is over before, there is no answer to print.
TEST(Budget, TimeEndsASolve) {
  const Json json = partial_answer("solve clique --board K9 --time 50ms", "time");
  EXPECT_EQ(json["proved"], false);
  EXPECT_EQ(json["winner"], nullptr);
  EXPECT_EQ(json["level"], "none");
  EXPECT_FALSE(json.contains("value"));
  EXPECT_EQ(json["best"], Json::array());
}

TEST(Budget, TimeEndsASolveOfEveryKind) {
  for (const std::string line :
       {"solve sim --board K8 --time 50ms", "solve sim --board K8 --remoteness --time 50ms",
        "solve star --board K9 --question winner --time 50ms",
        "solve saturation --order 13 --time 50ms",
        "solve avoidance --board K8 --colours 3 --time 50ms",
        "solve sim+ --board K8 --time 50ms"}) {
    EXPECT_EQ(partial_answer(line, "time")["proved"], false) << line;
  }
}

// Not even time to set the game up: there is still one object that says so.
TEST(Budget, NoTimeAtAllIsAnAnswerToo) {
  for (const std::string line :
       {"solve sim", "solve star --board K5", "solve flood --board square:14x14:6", "analyse sim",
        "layers sim", "arrows K6 K3", "count --order 20", "estimate --order 6",
        "split star --board K6 --plies 2"}) {
    const Json json = partial_answer(line + " --time 0", "time");
    EXPECT_FALSE(json.contains("winner") && !json["winner"].is_null()) << line;
  }
  EXPECT_EQ(partial_answer("solve sim --time 0", "time")["proved"], false);
  EXPECT_EQ(partial_answer("solve sim --board K5 --time 0", "time")["instance"],
            Json({{"board", "K5"}, {"target", "K3"}}));
  EXPECT_EQ(partial_answer("analyse sim --board K5 --time 0", "time")["game"], "sim");
}

TEST(Budget, TimeEndsAnAnalysis) {
  const Json json = partial_answer("analyse sim --board K8 --time 50ms", "time");
  EXPECT_FALSE(json.contains("winner"));
}

TEST(Budget, TimeAndMemoryEndLayers) {
  EXPECT_EQ(partial_answer("layers sim --board K8 --time 50ms", "time")["complete"], false);
  EXPECT_EQ(partial_answer("layers sim --board K8 --memory 1M", "memory")["complete"], false);
}

TEST(Budget, EndsTables) {
  const Outcome table = command("paper-table colex --min 27 --max 28 --json --time 50ms");
  EXPECT_EQ(table.status, kBudgetEnded);
  EXPECT_EQ(table.out, "{\"stopped\":\"time\"}\n");
  EXPECT_TRUE(table.err.starts_with("harary: ")) << table.err;
}

TEST(Budget, SaysThatOnlyTheCertificateIsMissing) {
  const std::string file = testing::TempDir() + "harary-no-room.cert";
  const Outcome outcome = command(
      "solve clique --board K8 --question winner --threads 1 --certificate-of positions --memory "
      "2M "
      "--certificate " +
      file);
  EXPECT_EQ(outcome.status, kBudgetEnded);
  EXPECT_TRUE(outcome.out.starts_with("clique on K8: Green wins")) << outcome.out;
  EXPECT_EQ(outcome.err,
            "harary: the memory limit ended the work before the certificate was written; give more "
            "with --memory\n");
  EXPECT_FALSE(std::filesystem::exists(file));
}

TEST(Budget, SaysSoInOneLine) {
  for (const std::string json : {"", " --json"}) {
    const Outcome outcome = command("solve clique --board K9 --time 50ms" + json);
    EXPECT_EQ(outcome.status, kBudgetEnded);
    EXPECT_TRUE(outcome.err.starts_with("harary: ")) << outcome.err;
    EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1) << outcome.err;
  }
}

}  // namespace
}  // namespace harary::cli
