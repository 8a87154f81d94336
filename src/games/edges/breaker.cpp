// SPDX-License-Identifier: MIT
#include "games/edges/breaker.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "base/assert.hpp"

namespace harary {

BreakerSets::Weight BreakerSets::weight(std::uint64_t set) {
  return Weight{1} << (kUnit - std::min(kUnit, std::popcount(set)));
}

void BreakerSets::drop_pairs() {
  for (bool dropped = true; dropped;) {
    dropped = false;
    std::uint64_t once = 0;
    std::uint64_t twice = 0;
    for (int i = 0; i < count_; ++i) {
      const std::uint64_t set = sets_[static_cast<std::size_t>(i)];
      twice |= once & set;
      once |= set;
    }
    const std::uint64_t alone = once & ~twice;
    int kept = 0;
    for (int i = 0; i < count_; ++i) {
      const std::uint64_t set = sets_[static_cast<std::size_t>(i)];
      if (std::popcount(set & alone) >= 2) {
        dropped = true;
      } else {
        sets_[static_cast<std::size_t>(kept++)] = set;
      }
    }
    count_ = kept;
  }
}

BreakerSets::Weight BreakerSets::total() const {
  Weight result = 0;
  for (int i = 0; i < count_; ++i) result += weight(sets_[static_cast<std::size_t>(i)]);
  return result;
}

BreakerSets::Sum BreakerSets::sum(std::uint64_t without,
                                  std::array<Weight, 64>& edge_weight) const {
  Sum result;
  edge_weight.fill(0);
  for (int i = 0; i < count_; ++i) {
    const std::uint64_t set = sets_[static_cast<std::size_t>(i)];
    if ((set & without) != 0) continue;
    const Weight w = weight(set);
    result.total += w;
    for (std::uint64_t rest = set; rest != 0; rest &= rest - 1) {
      edge_weight[static_cast<std::size_t>(std::countr_zero(rest))] += w;
    }
  }
  result.heaviest = *std::max_element(edge_weight.begin(), edge_weight.end());
  return result;
}

auto BreakerSets::breaker_holds(bool maker_to_move) -> Holds {
  constexpr Weight kOne = Weight{1} << kUnit;
  drop_pairs();
  if (count_ == 0) return Holds::by_pairs;
  if (maker_to_move && total() >= kOne) return Holds::unknown;
  std::array<Weight, 64> edge_weight;
  const Sum now = sum(0, edge_weight);
  if (maker_to_move) {
    return now.total + now.heaviest < kOne ? Holds::by_potential : Holds::unknown;
  }
  if (now.total < kOne) return Holds::by_potential;
  if (now.total - now.heaviest >= kOne) return Holds::unknown;
  std::array<Weight, 64> after;
  for (std::size_t e = 0; e < edge_weight.size(); ++e) {
    if (edge_weight[e] == 0 || now.total - edge_weight[e] >= kOne) continue;
    const Sum then = sum(std::uint64_t{1} << e, after);
    if (then.total + then.heaviest < kOne) return Holds::by_potential;
  }
  return Holds::unknown;
}

bool biased_breaker_holds(const std::array<int, 65>& of_size, int maker, int breaker,
                          bool maker_to_move) {
  HARARY_ASSERT(maker >= 1 && breaker >= 1, "each player colours an edge a turn, or more");
  double sum = 0;
  for (std::size_t size = 0; size < of_size.size(); ++size) {
    sum += of_size[size] * std::pow(1.0 + breaker, -static_cast<double>(size) / maker);
  }
  // Rounding is far below this margin.
  constexpr double kMargin = 1e-9;
  return sum < (maker_to_move ? 1.0 / (1.0 + breaker) : 1.0) - kMargin;
}

}  // namespace harary
