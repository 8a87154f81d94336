// SPDX-License-Identifier: MIT
#include <algorithm>

#include "tests/counting/coverage.hpp"
#include "tests/counting/layers.hpp"

namespace harary::cli {
namespace {

TEST(EstimateCommand, IntervalsCoverTheEnumeratedNumberOnSixVertices) {
  const double exact = legal_positions_of_sim(6);
  EXPECT_EQ(exact, 2250);
  expect_coverage(6, "orbit", 200, exact);
  expect_coverage(6, "ratio", 200, exact);
}

TEST(EstimateCommand, IntervalsCoverTheKnownNumberOnSevenVertices) {
  expect_coverage(7, "orbit", 100, 77608);
  expect_coverage(7, "ratio", 100, 77608);
}

TEST(EstimateCommand, MethodsAgreeOnEighteenVertices) {
  expect_overlap_on_k18(40);
}

TEST(EstimateCommand, AnswerSaysWhatWasDone) {
  const Json json = answer("estimate --order 6 --target K3 --method ratio --samples 300 --seed 5");
  EXPECT_EQ(json["order"], 6);
  EXPECT_EQ(json["target"], "K3");
  EXPECT_EQ(json["method"], "ratio");
  EXPECT_EQ(json["samples"], 300);
  EXPECT_EQ(json["seed"], 5);
  EXPECT_EQ(json["confidence"], 0.99);
  EXPECT_EQ(json["bound"], "5903");
  EXPECT_NEAR(json["bound_over_estimate"].get<double>(), 5903 / json["estimate"].get<double>(),
              1e-9);
  EXPECT_LE(json["interval"][0], json["sampling_interval"][0]);
  EXPECT_GE(json["interval"][1], json["sampling_interval"][1]);
  EXPECT_GE(json["draws"], json["legal"]);
  EXPECT_FALSE(json.contains("plies"));
}

TEST(EstimateCommand, ATargetForEachColour) {
  const Json json = answer("estimate --order 6 --target K3 --green-target K4");
  EXPECT_EQ(json["target"], "K3");
  EXPECT_EQ(json["green_target"], "K4");
  // More than without K3 in either colour, fewer than without K4.
  EXPECT_GT(json["estimate"], answer("estimate --order 6 --target K3")["estimate"]);
  EXPECT_LT(json["estimate"], answer("estimate --order 6 --target K4")["estimate"]);
  const Outcome words = command("estimate --order 6 --target K3 --green-target K4");
  EXPECT_NE(words.out.find("without red K3 or green K4"), std::string::npos) << words.out;
}

TEST(EstimateCommand, NumbersThatADoubleCannotHoldAreTexts) {
  const Json json = answer("estimate --order 40 --target K5 --samples 3");
  ASSERT_TRUE(json["estimate"].is_string());
  EXPECT_NE(json["estimate"].get<std::string>().find("e+"), std::string::npos);
  EXPECT_TRUE(json["interval"][1].is_string());
  EXPECT_TRUE(answer("estimate --order 30 --target K5 --samples 3")["estimate"].is_number());
}

TEST(EstimateCommand, PliesAddUpToTheEstimate) {
  const Json json = answer("estimate --order 6 --target K3 --layers");
  ASSERT_EQ(json["plies"].size(), 16U);
  double sum = 0;
  for (const Json& ply : json["plies"]) sum += ply["estimate"].get<double>();
  EXPECT_NEAR(sum, json["estimate"].get<double>(), 1e-6);
  EXPECT_EQ(json["plies"][3]["edges"], Json::array({2, 1}));
}

TEST(EstimateCommand, ResultDependsOnTheSeedAndNotOnTheThreads) {
  for (const std::string method : {"orbit", "ratio"}) {
    const std::string line = "estimate --order 7 --target K3 --method " + method;
    Json one = answer(line + " --threads 1 --seed 3");
    Json two = answer(line + " --threads 2 --seed 3");
    const Json other = answer(line + " --threads 2 --seed 4");
    EXPECT_NE(one["estimate"], other["estimate"]);
    one.erase("seconds");
    two.erase("seconds");
    EXPECT_EQ(one, two);
  }
}

TEST(EstimateCommand, BudgetThatEndsLeavesWhatIsKnown) {
  const Json json =
      partial_answer("estimate --order 6 --target K3 --samples 100000000 --time 400ms", "time");
  EXPECT_EQ(json["bound"], "5903");
  EXPECT_NEAR(json["estimate"].get<double>(), 2250, 300);
  EXPECT_LT(json["interval"][0], 2250);
  EXPECT_GT(json["interval"][1], 2250);
  // Too early for any draw: the bound takes longer.
  const Json early = partial_answer("estimate --order 60 --target K4 --time 20ms", "time");
  EXPECT_TRUE(early["estimate"].is_null());
}

TEST(EstimateCommand, WordsHoldEstimateAndBound) {
  const Outcome outcome = command("estimate --order 6 --target K3 --layers");
  EXPECT_EQ(outcome.status, kAnswered);
  EXPECT_NE(outcome.out.find("99 % interval"), std::string::npos);
  EXPECT_NE(outcome.out.find("5903"), std::string::npos) << outcome.out;
  EXPECT_EQ(std::count(outcome.out.begin(), outcome.out.end(), '\n'), 21);
}

TEST(EstimateCommand, ProgressGoesToTheErrorStream) {
  const Outcome outcome =
      command("estimate --order 7 --target K3 --samples 200000 --json --progress on");
  EXPECT_EQ(outcome.status, kAnswered);
  EXPECT_NE(outcome.err.find("drawing colourings"), std::string::npos);
}

TEST(EstimateCommand, BadInputIsRefusedInOneLine) {
  expect_refused("estimate --target K4", "--order");
  expect_refused("estimate --order 0", "1 to 64");
  expect_refused("estimate --order 65", "1 to 64");
  expect_refused("estimate --order 6 --green-target E3", "--green-target");
  expect_refused("estimate --order 6 --target K0", "--target");
  expect_refused("estimate --order 6 --target nonsense", "nonsense");
  expect_refused("estimate --order 6 --target E3", "no edge");
  expect_refused("estimate --order 6 --target @missing.g6", "missing.g6");
  expect_refused("estimate --order 6 --method guess", "guess");
  expect_refused("estimate --order 6 --samples 0", "samples");
  expect_refused("estimate --order 6 --samples -5", "samples");
  expect_refused("estimate --order 6 --samples 1000000000000", "samples");
  expect_refused("estimate --order 6 --samples many", "--samples");
  expect_refused("estimate --order 6 --threads -1", "--threads");
}

}  // namespace
}  // namespace harary::cli
