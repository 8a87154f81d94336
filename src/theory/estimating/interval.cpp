// SPDX-License-Identifier: MIT
#include "theory/estimating/interval.hpp"

#include <algorithm>
#include <cmath>

namespace harary {

Interval wilson_interval(std::uint64_t hits, std::uint64_t draws) {
  const double n = static_cast<double>(draws);
  const double p = static_cast<double>(hits) / n;
  const double z2 = kNormalQuantile * kNormalQuantile;
  const double centre = (p + z2 / (2 * n)) / (1 + z2 / n);
  const double half =
      kNormalQuantile / (1 + z2 / n) * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n));
  // Rounding must not push an end beyond the estimate.
  return {std::clamp(centre - half, 0.0, p), std::clamp(centre + half, p, 1.0)};
}

void IntervalSum::add(double estimate, Interval interval) {
  estimate_ += estimate;
  below_squared_ += (estimate - interval.low) * (estimate - interval.low);
  above_squared_ += (interval.high - estimate) * (interval.high - estimate);
}

Interval IntervalSum::interval() const {
  return {estimate_ - std::sqrt(below_squared_), estimate_ + std::sqrt(above_squared_)};
}

}  // namespace harary
