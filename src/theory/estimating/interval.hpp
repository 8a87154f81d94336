// SPDX-License-Identifier: MIT
// Confidence intervals for sums over classes that were sampled independently of each other.
//
// A class in which few draws or none were legal has a standard deviation of about zero by the usual
// formula, and an interval made from that misses the truth far too often. So every proportion gets
// the interval of E. B. Wilson (1927), which is never empty, and the sum gets its interval from the
// ends of those by MOVER, the method of variance estimates recovery (G. Zou, A. Donner, 2008): the
// distances of the ends from the estimates are added in quadrature, lower and upper ones apart.
#pragma once

#include <cstdint>

namespace harary {

inline constexpr double kConfidence = 0.99;
// The normal distribution has 0.99 of its mass between -kNormalQuantile and kNormalQuantile.
inline constexpr double kNormalQuantile = 2.5758293035489004;

struct Interval {
  double low = 0;
  double high = 0;
};

// For the probability behind `hits` out of `draws` > 0 independent draws.
Interval wilson_interval(std::uint64_t hits, std::uint64_t draws);

// A sum of independent estimates, with the distances to the ends of its interval.
class IntervalSum {
 public:
  void add(double estimate, Interval interval);
  // An addend that is known and not estimated.
  void add_exactly(double value) { estimate_ += value; }

  double estimate() const { return estimate_; }
  Interval interval() const;

 private:
  double estimate_ = 0;
  double below_squared_ = 0;
  double above_squared_ = 0;
};

}  // namespace harary
