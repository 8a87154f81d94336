// SPDX-License-Identifier: MIT
// Sets that meet every set of a family ("hitting sets", R. Karp 1972) of sets of numbers below 64:
// one of least weight. What is left of all numbers is a largest set that contains no set of the
// family, so least hitting sets say how many edges a player can colour without completing a copy.
// The problem is NP-hard; the families here have a few dozen sets.
//
// Branch and bound. A smallest set of those not yet met is met by each of its members in turn; a
// member is left out in the branches after its own, which find nothing with it that is better.
// Bound: sets without common members need a member each (a packing).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "base/assert.hpp"

namespace harary {

class HittingSets {
 public:
  using Set = std::uint64_t;

  static constexpr std::size_t kMostSets = 512;
  static constexpr int kNoLimit = std::numeric_limits<int>::max();  // of branches

  struct Least {
    Set set = 0;     // meets every set of the family
    int weight = 0;  // no set that meets all weighs less
  };

  // Precondition: fewer than kMostSets so far, and the set is not empty.
  void add(Set set) {
    HARARY_ASSERT(size_ < kMostSets, "there is room for one more set");
    HARARY_ASSERT(set != 0, "a set that can be met is not empty");
    sets_[size_++] = set;
    members_ |= set;
  }

  // The sets of the family that lie within `numbers`.
  HittingSets within(Set numbers) const;

  // `heavy` members weigh 2, all others 1. If the answer takes more than `most_branches` branches,
  // the set may weigh more than the weight, but both hold what they promise. With no branches it is
  // a greedy set and the weight of a packing.
  Least least(Set heavy, int most_branches) const;
  // Whether every set that meets all has at least that many members; false also if the answer takes
  // more than `most_branches` branches.
  bool all_have(int members, int most_branches) const;

 private:
  class Search;

  Least quick(Set heavy) const;
  bool meets_all(Set set) const;

  std::array<Set, kMostSets> sets_;
  std::size_t size_ = 0;
  Set members_ = 0;
};

}  // namespace harary
