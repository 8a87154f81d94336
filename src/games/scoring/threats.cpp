// SPDX-License-Identifier: MIT
#include "games/scoring/threats.hpp"

#include <algorithm>
#include <bit>

namespace harary {

std::uint64_t Threats::weight(Set open) {
  constexpr int kLightest = 40;
  const int points = std::popcount(open);
  return kWhole >> (points < kLightest ? points : kLightest);
}

auto Threats::weights_of_others(Set mine, Set theirs) const -> Weights {
  Weights weights;
  for (std::size_t i = 0; i < other_count_; ++i) {
    if ((other_[i] & mine) != 0) continue;
    const Set open = other_[i] & ~theirs;
    const std::uint64_t adds = weight(open);
    weights.all += adds;
    for (Set rest = open; rest != 0; rest &= rest - 1) {
      weights.with[static_cast<std::size_t>(std::countr_zero(rest))] += adds;
    }
  }
  return weights;
}

bool Threats::holds(Set mine, Set theirs) const {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < other_count_; ++i) {
    if ((other_[i] & mine) == 0) sum += weight(other_[i] & ~theirs);
  }
  return sum < kWhole / 2;
}

bool Threats::holds_after_one_more(Set mine, Set theirs) const {
  const Weights weights = weights_of_others(mine, theirs);
  return weights.all + *std::max_element(weights.with.begin(), weights.with.end()) < kWhole / 2;
}

bool Threats::wins_after(Set mine, Set theirs) {
  std::array<Set, 64> completes{};  // by the point that S takes: what an own set lacks then
  Set threatening = 0;
  for (std::size_t i = 0; i < own_count_; ++i) {
    if ((own_[i] & theirs) != 0) continue;
    const Set open = own_[i] & ~mine;
    if (std::popcount(open) == 1 && holds(mine | open, theirs)) return true;
    if (std::popcount(open) != 2) continue;
    const Set low = open & (~open + 1);
    completes[static_cast<std::size_t>(std::countr_zero(low))] |= open ^ low;
    completes[static_cast<std::size_t>(std::countr_zero(open ^ low))] |= low;
    threatening |= open;
  }
  if (threatening == 0) return false;
  const Weights weights = weights_of_others(mine, theirs);
  for (Set left = threatening; left != 0; left &= left - 1) {
    const auto point = static_cast<std::size_t>(std::countr_zero(left));
    const Set taken = mine | (left & (~left + 1));
    Set answer = 0;
    for (Set rest = completes[point]; rest != 0; rest &= rest - 1) {
      const auto last = static_cast<std::size_t>(std::countr_zero(rest));
      // No more than that is hit by both points.
      const std::uint64_t hit = weights.with[point] + weights.with[last];
      if (weights.all >= kWhole / 2 + hit) continue;
      if (!holds_after_one_more(taken | Set{1} << last, theirs)) continue;
      if (answer != 0) return true;
      answer = Set{1} << last;
    }
    if (answer == 0) continue;
    if (++answers_ > kMostAnswers) return false;
    if (wins_after(taken, theirs | answer)) return true;
  }
  return false;
}

}  // namespace harary
