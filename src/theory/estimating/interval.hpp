// SPDX-License-Identifier: MIT
// Confidence intervals for sums over classes that were sampled independently of each other.
//
// Large boards have many classes with a few legal draws or none. Adding their variances and taking
// the normal distribution's quantiles misses the truth far too often there: the sum is that of a
// few weighted rare events, and skewed. Joining intervals of the single classes (MOVER) is no
// better: it was tried, and missed on one side in 8 % of the runs. A weighted sum of rare events
// calls for the interval of M. Fay, E. Feuer, "Confidence intervals for directly standardized
// rates" (1997): the sum y with the estimated variance v is taken for a gamma variable of that mean
// and variance below, and above for one that has one more event, of the largest weight w there is:
// mean y + w, variance v + w^2. With many events both become the normal interval.
//
// Illegal draws are the rare events of classes in which most draws are legal, so the two kinds of
// class form a sum each. The distances of the ends of these, and of further errors that are normal,
// are added in quadrature.
#pragma once

#include <cstdint>
#include <limits>

namespace harary {

inline constexpr double kConfidence = 0.99;
// The normal distribution has 0.99 of its mass between -kNormalQuantile and kNormalQuantile.
inline constexpr double kNormalQuantile = 2.5758293035489004;

// Numbers of positions: those of K64 have 870 digits, and their variances twice as many. A double
// ends at 10^308.
using Magnitude = long double;
static_assert(std::numeric_limits<Magnitude>::max_exponent10 > 4000);

struct Interval {
  Magnitude low = 0;
  Magnitude high = 0;
};

// For the probability behind `hits` out of `draws` > 0 independent draws (E. B. Wilson, 1927).
Interval wilson_interval(std::uint64_t hits, std::uint64_t draws);

// A sum of weighted counts of independent rare events.
class RareEventSum {
 public:
  // `weight` an event, of which `events` happened in `draws` > 0 independent draws.
  void add(Magnitude weight, std::uint64_t events, std::uint64_t draws);

  Magnitude estimate() const { return sum_; }
  Interval interval() const;

 private:
  Magnitude sum_ = 0;
  Magnitude variance_ = 0;
  Magnitude largest_weight_ = 0;
};

class IntervalSum {
 public:
  // Adds scale times a probability, estimated by hits / draws.
  void add_proportion(Magnitude scale, std::uint64_t hits, std::uint64_t draws);
  // Adds what is known and not estimated.
  void add_exactly(Magnitude value) { exact_ += value; }
  // The addends so far have a further, normal error.
  void add_error(Magnitude standard_deviation) {
    variance_ += standard_deviation * standard_deviation;
  }

  Magnitude estimate() const { return exact_ + hits_.estimate() - misses_.estimate(); }
  Interval interval() const;

 private:
  Magnitude exact_ = 0;
  Magnitude variance_ = 0;
  RareEventSum hits_;    // of the classes with more misses
  RareEventSum misses_;  // of the classes with more hits; to be taken off exact_
};

}  // namespace harary
