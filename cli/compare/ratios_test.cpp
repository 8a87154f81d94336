// SPDX-License-Identifier: MIT
#include "cli/compare/ratios.hpp"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace harary::cli {
namespace {

TEST(Ratios, TheMedianOfAnEvenNumberLiesInTheMiddle) {
  EXPECT_DOUBLE_EQ(median_of({3, 1, 2}), 2);
  EXPECT_DOUBLE_EQ(median_of({4, 1, 3, 2}), 2.5);
  EXPECT_DOUBLE_EQ(median_of({7}), 7);
}

TEST(Ratios, ASpreadHasTheExtremePairs) {
  const RatioSpread spread = spread_of({1.1, 0.9, 1.0, 1.3, 0.95});
  EXPECT_DOUBLE_EQ(spread.median, 1.0);
  EXPECT_DOUBLE_EQ(spread.least, 0.9);
  EXPECT_DOUBLE_EQ(spread.most, 1.3);
}

TEST(Ratios, TwiceAndHalfCancelOut) {
  const MeanRatio mean = mean_ratio({{2, 2, 2}, {0.5, 0.5, 0.5}});
  EXPECT_DOUBLE_EQ(mean.mean, 1);
  ASSERT_TRUE(mean.interval);
  EXPECT_DOUBLE_EQ(mean.interval->first, 1);
  EXPECT_DOUBLE_EQ(mean.interval->second, 1);
}

TEST(Ratios, OneDisturbedPairDoesNotMoveTheMean) {
  EXPECT_DOUBLE_EQ(mean_ratio({{1.02, 1.02, 1.02, 1.02, 9}}).mean, 1.02);
}

TEST(Ratios, TheIntervalHoldsTheMeanAndIsTheSameEachTime) {
  const std::vector<std::vector<double>> questions{{0.97, 1.01, 1.05, 0.99, 1.02},
                                                   {1.1, 1.2, 1.0, 1.15, 1.05}};
  const MeanRatio mean = mean_ratio(questions);
  ASSERT_TRUE(mean.interval);
  EXPECT_LT(mean.interval->first, mean.mean);
  EXPECT_GT(mean.interval->second, mean.mean);
  EXPECT_GT(mean.interval->first, 0.97);
  EXPECT_LT(mean.interval->second, 1.2);
  EXPECT_EQ(mean.interval, mean_ratio(questions).interval);
}

// If each pair is a program against itself with noise of 3 %, the true ratio 1 is in the interval
// nearly always, and one that is 10 % away is not.
TEST(Ratios, TheIntervalTellsADifferenceFromNoise) {
  std::mt19937_64 random(7);
  const auto measured = [&](double ratio) {
    std::vector<std::vector<double>> questions(18, std::vector<double>(5));
    for (auto& ratios : questions) {
      for (double& one : ratios) {
        one = ratio * (0.97 + 0.06 * static_cast<double>(random() % 1001) / 1000);
      }
    }
    return mean_ratio(questions).interval.value();
  };
  int holds = 0;
  for (int i = 0; i < 50; ++i) {
    const auto [low, high] = measured(1);
    if (low <= 1 && 1 <= high) ++holds;
  }
  EXPECT_GE(holds, 43);
  EXPECT_GT(measured(1.1).first, 1);
  EXPECT_LT(measured(0.9).second, 1);
}

TEST(Ratios, OnePairHasNoInterval) {
  const MeanRatio mean = mean_ratio({{1.5}, {1.5}});
  EXPECT_DOUBLE_EQ(mean.mean, 1.5);
  EXPECT_FALSE(mean.interval);
}

}  // namespace
}  // namespace harary::cli
