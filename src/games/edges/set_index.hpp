// SPDX-License-Identifier: MIT
// A list of sets of numbers below 64, asked for those that avoid a given set. For each number it
// has the places in the list of the sets with that number, as bits; what a given set meets is the
// union of some of these. K8 has 1,120 copies of K4 with a pendant edge: one question takes a third
// of the time of looking through them. Where few numbers are left, the tree of set_tree.hpp answers
// sooner, but it says only whether there is such a set.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/assert.hpp"

namespace harary {

class SetIndex {
 public:
  using Set = std::uint64_t;

  SetIndex() = default;
  explicit SetIndex(std::vector<Set> sets)
      : sets_(std::move(sets)), bits_((sets_.size() + kBits - 1) / kBits * 64) {
    for (std::size_t i = 0; i < sets_.size(); ++i) {
      members_ |= sets_[i];
      for (Set rest = sets_[i]; rest != 0; rest &= rest - 1) {
        Bits& bits = bits_[i / kBits * 64 + static_cast<std::size_t>(std::countr_zero(rest))];
        bits[i % kBits / 64] |= std::uint64_t{1} << i % 64;
      }
    }
  }

  bool empty() const { return sets_.empty(); }
  std::size_t size() const { return sets_.size(); }

  // Calls f(set) for each set that avoids `gone`, in the order of the list.
  template <class F>
  void for_each_avoiding(Set gone, F&& f) const {
    until(gone, [&](Set set) {
      f(set);
      return false;
    });
  }
  bool some_avoids(Set gone) const {
    return until(gone, [](Set) { return true; });
  }

 private:
  static constexpr std::size_t kWords = 4;  // so that a union stays in registers
  static constexpr std::size_t kBits = kWords * 64;
  using Bits = std::array<std::uint64_t, kWords>;

  // Whether f(set) is true for a set that avoids `gone`; asks no further then.
  template <class F>
  bool until(Set gone, F&& f) const {
    std::array<std::uint8_t, 64> numbers;
    std::size_t count = 0;
    for (Set rest = gone & members_; rest != 0; rest &= rest - 1) {
      numbers[count++] = static_cast<std::uint8_t>(std::countr_zero(rest));
    }
    HARARY_ASSERT(count <= numbers.size(), "there are 64 numbers");
    for (std::size_t first = 0; first < sets_.size(); first += kBits) {
      const Bits* const of = &bits_[first / kBits * 64];
      Bits met{};
      for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t w = 0; w < kWords; ++w) met[w] |= of[numbers[i]][w];
      }
      for (std::size_t w = 0; w < kWords; ++w) {
        const std::size_t begin = first + w * 64;
        if (begin >= sets_.size()) break;
        std::uint64_t left = ~met[w];
        if (sets_.size() - begin < 64) left &= (std::uint64_t{1} << (sets_.size() - begin)) - 1;
        for (; left != 0; left &= left - 1) {
          if (f(sets_[begin + static_cast<std::size_t>(std::countr_zero(left))])) return true;
        }
      }
    }
    return false;
  }

  std::vector<Set> sets_;
  Set members_ = 0;         // of all sets
  std::vector<Bits> bits_;  // of each kBits sets, for each number, which of them hold it
};

}  // namespace harary
