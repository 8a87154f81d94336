// SPDX-License-Identifier: MIT
#include <algorithm>

#include "tests/cli/command.hpp"
#include "tests/counting/layers.hpp"

namespace harary::cli {
namespace {

std::string balanced_count(int order) {
  return answer("count --order " + std::to_string(order))["count"];
}

TEST(CountCommand, PliesAreTheLayersThatTheProgramEnumerates) {
  for (const int order : {4, 5, 6}) expect_plies_like_enumerated_layers(order);
}

TEST(CountCommand, BalancedSumsAreTheKnownOnes) {
  EXPECT_EQ(balanced_count(5), "210");
  EXPECT_EQ(balanced_count(6), "5903");
  EXPECT_EQ(balanced_count(7), "469118");
  EXPECT_EQ(balanced_count(8), "106402545");
  EXPECT_EQ(balanced_count(9), "67305979179");
}

TEST(CountCommand, EighteenVerticesTakeLessThanTenSeconds) {
  const Json json = answer("count --order 18");
  EXPECT_EQ(json["order"], 18);
  EXPECT_EQ(json["count"], "122817954504260150325481627994395745196940238595512818831");
  EXPECT_LT(json["seconds"], 10);
}

TEST(CountCommand, TotalsWithoutLayersAreTheSums) {
  const Json layers = answer("count --order 12 --layers");
  EXPECT_EQ(layers["count"], balanced_count(12));
  EXPECT_FALSE(answer("count --order 12").contains("plies"));
}

TEST(CountCommand, ASingleClassMayBeAskedForInSeveralWays) {
  const Json json = answer("count --order 7 --red 5 --green 4");
  EXPECT_EQ(json["edges"], Json::array({5, 4}));
  EXPECT_EQ(json["count"], answer("count --order 7 --layers")["plies"][9]["count"]);
  EXPECT_EQ(json["count"], answer("count --order 7 --red 4 --blue 5")["count"]);
  EXPECT_EQ(json["count"], answer("count --order 7 --edges 5,4")["count"]);
  EXPECT_EQ(json["count"], answer("count --order 7 --edges 5,4,12 --colours 3")["count"]);
  EXPECT_EQ(answer("count --order 7 --red 5")["count"],
            answer("count --order 7 --edges 5")["count"]);
}

TEST(CountCommand, ColoursTakeTurns) {
  EXPECT_EQ(answer("count --order 8 --colours 1")["count"], "12346");  // all graphs
  const Json three = answer("count --order 4 --colours 3 --layers")["plies"];
  ASSERT_EQ(three.size(), 7U);
  EXPECT_EQ(three[4]["edges"], Json::array({2, 1, 1}));
  EXPECT_EQ(three[4]["count"], answer("count --order 4 --edges 2,1,1")["count"]);
}

TEST(CountCommand, CountsOnTwentyFourVerticesWithAnyNumbersOfEdges) {
  EXPECT_EQ(answer("count --order 24 --red 1 --green 1")["count"], "2");
  EXPECT_EQ(answer("count --order 24 --red 274 --green 1")["count"], "2");
  EXPECT_EQ(answer("count --order 24 --red 138 --green 138")["count"],
            answer("count --order 24 --red 138")["count"]);
}

TEST(CountCommand, WordsHoldTheSameNumbers) {
  const Outcome total = command("count --order 6 --layers");
  EXPECT_EQ(total.status, kAnswered);
  EXPECT_NE(total.out.find("K6, 2 colours in turns: 5903"), std::string::npos) << total.out;
  EXPECT_EQ(std::count(total.out.begin(), total.out.end(), '\n'), 17);
  const Outcome one = command("count --order 4 --red 2 --green 2");
  EXPECT_EQ(one.out, "K4 with 2 + 2 coloured edges: 6 colourings up to isomorphism\n");
}

TEST(CountCommand, BudgetsEndWithoutAnAnswer) {
  EXPECT_TRUE(partial_answer("count --order 32 --layers --time 50ms", "time")["count"].is_null());
  EXPECT_TRUE(partial_answer("count --order 43 --time 50ms", "time")["count"].is_null());
  EXPECT_TRUE(partial_answer("count --order 43 --memory 1M", "memory")["count"].is_null());
  EXPECT_TRUE(
      partial_answer("count --order 24 --colours 3 --memory 1M", "memory")["count"].is_null());
  EXPECT_TRUE(partial_answer("count --order 32 --edges 100,100,100 --memory 1M", "memory")["count"]
                  .is_null());
}

TEST(CountCommand, ProgressGoesToTheErrorStream) {
  const Outcome outcome = command("count --order 32 --json --progress on");
  EXPECT_EQ(outcome.status, kAnswered);
  EXPECT_NE(outcome.err.find("cycle types"), std::string::npos);
  EXPECT_EQ(outcome.json()["order"], 32);
}

TEST(CountCommand, BadInputIsRefusedInOneLine) {
  expect_refused("count", "--order");
  expect_refused("count --order six", "--order");
  expect_refused("count --order 0", "1 to 48");
  expect_refused("count --order 49", "1 to 48");
  expect_refused("count --order 99999999999999999999", "--order");
  expect_refused("count --order 6 --red -1", "-1");
  expect_refused("count --order 6 --red 8 --green 8", "15 edges");
  expect_refused("count --order 6 --red 2147483647 --green 2147483647", "0 to 1128");
  expect_refused("count --order 6 --red 1.5", "--red");
  expect_refused("count --order 6 --edges 1,x", "--edges");
  expect_refused("count --order 6 --edges 1,2 --red 1", "--edges");
  expect_refused("count --order 6 --edges 1,2 --colours 3", "--colours");
  expect_refused("count --order 6 --red 1 --layers", "--layers");
  expect_refused("count --order 6 --colours 0", "colours");
  expect_refused("count --order 6 --colours 256", "colours");
  expect_refused("count --order 6 extra", "extra");
  expect_refused("count --order 6 --time soon", "--time");
}

}  // namespace
}  // namespace harary::cli
