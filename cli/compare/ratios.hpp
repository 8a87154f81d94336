// SPDX-License-Identifier: MIT
// What pairs of measurements say about the speed of two programs: ratios of their times, one a
// pair.
#pragma once

#include <optional>
#include <utility>
#include <vector>

namespace harary::cli {

struct RatioSpread {
  double median = 1;
  double least = 1;
  double most = 1;
};

// The ratios must not be empty.
double median_of(std::vector<double> values);
RatioSpread spread_of(const std::vector<double>& ratios);

struct MeanRatio {
  double mean = 1;
  // What 95 of 100 repetitions of all measurements would give, by the bootstrap: the pairs of each
  // question are drawn again at random, 2,000 times, always by the same random numbers. Nothing if
  // no question has two pairs.
  std::optional<std::pair<double, double>> interval;
};

// The geometric mean of the questions' medians. One list of ratios a question; none may be empty.
MeanRatio mean_ratio(const std::vector<std::vector<double>>& questions);

}  // namespace harary::cli
