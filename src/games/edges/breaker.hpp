// SPDX-License-Identifier: MIT
// Early ends by potential. Maker wants to own all members of one of the sets, Breaker to prevent
// that; the sets hold uncoloured edges only (what Maker owns already has left them, what Breaker
// owns has killed its sets). Both colour one edge a turn.
//
// Theorem (Erdős & Selfridge 1973, in the form of its proof). A set weighs 2^-size, an edge as much
// as the sets that hold it together; S is the weight of all sets.
//   Maker to move: if S + w < 1, w the weight of the heaviest edge, Breaker holds.
//   Breaker to move: if S < 1, Breaker holds; also if Breaker has an edge without which the
//   condition for Maker's turn is met.
//   Proof: Maker's edge e doubles the sets that hold it: S grows by w(e) and stays below 1. Breaker
//   takes the heaviest edge f; S falls by w(f), and the next edge of Maker brings back at most
//   that, since weights only fell. A full set would weigh 1.
//
// Lemma (pairs). A set with two edges that lie in no other set may be dropped: when Maker takes one
// of them, Breaker takes the other. The pairs of different sets are disjoint, and a set that is
// dropped makes edges of other sets free in the same sense, so the rule is applied until no set can
// be dropped.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/assert.hpp"

namespace harary {

// The sets of one position, as sets of edge numbers in a word. A scratch value, made anew for each
// position.
class BreakerSets {
 public:
  static constexpr int kMost = 2048;

  void add(std::uint64_t set) {
    HARARY_ASSERT(count_ < kMost, "there is room for one more set");
    sets_[static_cast<std::size_t>(count_++)] = set;
  }

  // The criterion that says that Breaker holds, if one does. Changes the sets (pairs are dropped).
  enum class Holds { unknown, by_pairs, by_potential };
  Holds breaker_holds(bool maker_to_move);

 private:
  void drop_pairs();
  std::span<const std::uint64_t> sets() const {
    return {sets_.data(), static_cast<std::size_t>(count_)};
  }

  std::array<std::uint64_t, kMost> sets_;
  int count_ = 0;
};

// The theorem for unequal turns (J. Beck, "Remarks on positional games", 1982): Maker colours
// `maker` edges a turn and Breaker `breaker`. Breaker holds at the beginning of a turn of his if
// the sum of (1 + breaker)^(-size / maker) over the sets is below 1, at the beginning of Maker's if
// it is below 1 / (1 + breaker). Sizes of sets are counted in `of_size`.
bool biased_breaker_holds(const std::array<int, 65>& of_size, int maker, int breaker,
                          bool maker_to_move);

}  // namespace harary
