// SPDX-License-Identifier: MIT
#include "verify/cores/maker_sets.hpp"

#include <algorithm>
#include <bit>

namespace harary {

namespace {

// At most 2^12 sets of a weight of at most 2^kUnit: no sum overflows. A set of more edges than that
// weighs too much, which only makes the criterion weaker.
constexpr int kUnit = 50;
constexpr std::uint64_t kOne = std::uint64_t{1} << kUnit;

}  // namespace

bool MakerSets::breaker_holds(bool breaker_moves) {
  leave_out_pairs();
  if (!breaker_moves) return below_one(0);
  // One edge for nothing; the heaviest ones are the likeliest.
  std::array<Weight, 64> weights{};
  const Weight total = weigh(0, weights);
  if (total == 0) return true;
  for (int e = 0; e < 64; ++e) {
    const Weight weight = weights[static_cast<std::size_t>(e)];
    if (weight != 0 && total - weight < kOne && below_one(Edges{1} << e)) return true;
  }
  return false;
}

void MakerSets::leave_out_pairs() {
  for (bool again = true; again;) {
    Edges once = 0;
    Edges twice = 0;
    for (const Edges set : sets_) {
      twice |= once & set;
      once |= set;
    }
    again = std::erase_if(sets_,
                          [&](Edges set) { return std::popcount(set & once & ~twice) >= 2; }) > 0;
  }
}

auto MakerSets::weigh(Edges taken, std::array<Weight, 64>& of_edge) const -> Weight {
  Weight total = 0;
  for (const Edges set : sets_) {
    if ((set & taken) != 0) continue;
    const Weight weight = Weight{1} << std::max(0, kUnit - std::popcount(set));
    total += weight;
    for (Edges rest = set; rest != 0; rest &= rest - 1) {
      of_edge[static_cast<std::size_t>(std::countr_zero(rest))] += weight;
    }
  }
  return total;
}

bool MakerSets::below_one(Edges taken) const {
  std::array<Weight, 64> weights{};
  const Weight total = weigh(taken, weights);
  return total + *std::max_element(weights.begin(), weights.end()) < kOne;
}

}  // namespace harary
