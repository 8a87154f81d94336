// SPDX-License-Identifier: MIT
#include "theory/counting/colouring_table.hpp"

#include <fmt/format.h>

#include <numeric>
#include <utility>

#include "base/error.hpp"
#include "theory/counting/horner_sum.hpp"
#include "theory/counting/pair_group.hpp"

namespace harary {

namespace {

void check_arguments(int order, std::span<const int> limits) {
  if (order < 1 || order > kMaxCountedOrder) {
    throw InputError(
        fmt::format("counting: the order must be 1 to {}, not {}", kMaxCountedOrder, order));
  }
  if (limits.empty()) throw InputError("counting: at least one colour is needed");
  for (const int limit : limits) {
    if (limit < 0) throw InputError(fmt::format("counting: {} edges of a colour", limit));
  }
}

PackedPolynomial weighted_sum(int order, const std::vector<int>& limits, Job& job) {
  check_arguments(order, limits);
  const int limbs = limbs_of_colourings(order, static_cast<int>(limits.size()));
  // Before the cycle types, which take seconds on the largest boards.
  if (PackedPolynomial::bytes_needed(limits, limbs) > job.budget().memory_bytes) {
    throw JobStopped{StopReason::memory};
  }
  const PairCycleIndex index = pair_cycle_index(order, job);
  const auto zero = [&] { return PackedPolynomial(limits, limbs); };
  return HornerSum<PackedPolynomial>(index, zero, PackedPolynomial::bytes_needed(limits, limbs),
                                     job)
      .evaluate();
}

}  // namespace

ColouringTable::ColouringTable(int order, std::vector<int> limits, Job& job)
    : order_(order), limits_(std::move(limits)), sum_(weighted_sum(order_, limits_, job)) {
  group_order_ = factorial(order_);
}

mpz_class ColouringTable::count(std::span<const int> edges) const {
  if (std::accumulate(edges.begin(), edges.end(), 0) > order_ * (order_ - 1) / 2) return 0;
  return sum_.coefficient(edges) / group_order_;
}

}  // namespace harary
