// SPDX-License-Identifier: MIT
#include "cli/compare/ratios.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <random>

namespace harary::cli {

namespace {

constexpr std::size_t kDraws = 2000;
constexpr std::size_t kOutside = kDraws / 40;  // on each side of the interval: 2.5 of 100

// `ratios_of(q)`: the ratios of question q that count.
template <class RatiosOf>
double geometric_mean(std::size_t questions, RatiosOf&& ratios_of) {
  double logarithms = 0;
  for (std::size_t q = 0; q < questions; ++q) logarithms += std::log(median_of(ratios_of(q)));
  return std::exp(logarithms / static_cast<double>(questions));
}

}  // namespace

double median_of(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const std::size_t middle = values.size() / 2;
  return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

RatioSpread spread_of(const std::vector<double>& ratios) {
  const auto [least, most] = std::minmax_element(ratios.begin(), ratios.end());
  return {median_of(ratios), *least, *most};
}

MeanRatio mean_ratio(const std::vector<std::vector<double>>& questions) {
  MeanRatio result;
  if (questions.empty()) return result;
  result.mean = geometric_mean(questions.size(), [&](std::size_t q) { return questions[q]; });
  if (std::all_of(questions.begin(), questions.end(),
                  [](const auto& ratios) { return ratios.size() < 2; })) {
    return result;
  }
  std::mt19937_64 random(1);
  std::vector<double> means(kDraws);
  for (double& mean : means) {
    mean = geometric_mean(questions.size(), [&](std::size_t q) {
      std::vector<double> drawn(questions[q].size());
      for (double& ratio : drawn) ratio = questions[q][random() % drawn.size()];
      return drawn;
    });
  }
  std::sort(means.begin(), means.end());
  result.interval.emplace(means[kOutside], means[kDraws - 1 - kOutside]);
  return result;
}

}  // namespace harary::cli
