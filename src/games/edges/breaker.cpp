// SPDX-License-Identifier: MIT
#include "games/edges/breaker.hpp"

#include <bit>
#include <cmath>

#include "base/assert.hpp"
#include "games/edges/potential.hpp"

namespace harary {

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

auto BreakerSets::breaker_holds(bool maker_to_move) -> Holds {
  constexpr Potential::Weight kOne = Potential::kOne;
  drop_pairs();
  if (count_ == 0) return Holds::by_pairs;
  if (maker_to_move && total_potential(sets(), 0, 0) >= kOne) return Holds::unknown;
  const Potential now = potential(sets(), 0, 0);
  if (maker_to_move) {
    return now.all + now.heaviest() < kOne ? Holds::by_potential : Holds::unknown;
  }
  if (now.all < kOne) return Holds::by_potential;
  if (now.all - now.heaviest() >= kOne) return Holds::unknown;
  for (std::size_t e = 0; e < now.with.size(); ++e) {
    if (now.with[e] == 0 || now.all - now.with[e] >= kOne) continue;
    const Potential then = potential(sets(), std::uint64_t{1} << e, 0);
    if (then.all + then.heaviest() < kOne) return Holds::by_potential;
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
