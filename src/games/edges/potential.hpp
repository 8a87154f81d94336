// SPDX-License-Identifier: MIT
// The potential of Erdős and Selfridge ("On a combinatorial game", 1973): Maker wants all points of
// one of the sets, and a set weighs 2^-k, k the number of its points that are open; a set that
// Breaker has hit weighs nothing.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>

namespace harary {

// Weights are whole numbers; a set with more than 40 open points weighs as much as one with 40.
struct Potential {
  using Weight = std::uint64_t;
  static constexpr int kUnit = 40;
  static constexpr Weight kOne = Weight{1} << kUnit;  // the weight of a set that Maker has

  Weight all = 0;                 // of all sets together
  std::array<Weight, 64> with{};  // by point: of the sets that hold it

  static Weight weight(std::uint64_t open) { return kOne >> std::min(kUnit, std::popcount(open)); }
  Weight heaviest() const { return *std::max_element(with.begin(), with.end()); }
};

// The potential of sets of points below 64, if Breaker has taken `hit` and Maker `taken` of them;
// or only its sum, in a fraction of the time.
inline Potential::Weight total_potential(std::span<const std::uint64_t> sets, std::uint64_t hit,
                                         std::uint64_t taken) {
  Potential::Weight result = 0;
  for (const std::uint64_t set : sets) {
    if ((set & hit) == 0) result += Potential::weight(set & ~taken);
  }
  return result;
}
inline Potential potential(std::span<const std::uint64_t> sets, std::uint64_t hit,
                           std::uint64_t taken) {
  Potential result;
  for (const std::uint64_t set : sets) {
    if ((set & hit) != 0) continue;
    const std::uint64_t open = set & ~taken;
    const Potential::Weight weight = Potential::weight(open);
    result.all += weight;
    for (std::uint64_t rest = open; rest != 0; rest &= rest - 1) {
      result.with[static_cast<std::size_t>(std::countr_zero(rest))] += weight;
    }
  }
  return result;
}

}  // namespace harary
