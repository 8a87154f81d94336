// SPDX-License-Identifier: MIT
#include "theory/estimating/interval.hpp"

#include <algorithm>
#include <cmath>

namespace harary {

namespace {

// A quantile of the gamma distribution of this mean and variance, by the normal approximation to
// the cube root (E. B. Wilson, M. Hilferty, 1931); `normal_quantile` says which.
Magnitude gamma_quantile(Magnitude mean, Magnitude variance, double normal_quantile) {
  const Magnitude ninth = variance / (9 * mean * mean);
  const Magnitude root = 1 - ninth + normal_quantile * std::sqrt(ninth);
  return root <= 0 ? 0 : mean * root * root * root;
}

}  // namespace

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

void RareEventSum::add(Magnitude weight, std::uint64_t events, std::uint64_t draws) {
  const auto count = static_cast<Magnitude>(events);
  sum_ += weight * count;
  variance_ += weight * weight * count * (1 - count / static_cast<Magnitude>(draws));
  largest_weight_ = std::max(largest_weight_, weight);
}

Interval RareEventSum::interval() const {
  if (largest_weight_ <= 0) return {0, 0};
  const Magnitude w = largest_weight_;
  return {sum_ > 0 ? gamma_quantile(sum_, variance_, -kNormalQuantile) : 0,
          gamma_quantile(sum_ + w, variance_ + w * w, kNormalQuantile)};
}

void IntervalSum::add_proportion(Magnitude scale, std::uint64_t hits, std::uint64_t draws) {
  const Magnitude weight = scale / static_cast<Magnitude>(draws);
  if (2 * hits <= draws) {
    hits_.add(weight, hits, draws);
  } else {
    exact_ += scale;
    misses_.add(weight, draws - hits, draws);
  }
}

Interval IntervalSum::interval() const {
  const Interval hits = hits_.interval();
  const Interval misses = misses_.interval();
  const Magnitude normal = kNormalQuantile * std::sqrt(variance_);
  return {estimate() -
              std::hypot(hits_.estimate() - hits.low, misses.high - misses_.estimate(), normal),
          estimate() +
              std::hypot(hits.high - hits_.estimate(), misses_.estimate() - misses.low, normal)};
}

}  // namespace harary
