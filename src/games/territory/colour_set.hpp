// SPDX-License-Identifier: MIT
// Sets of colours, as the calls that a position allows.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/assert.hpp"

namespace harary {

// A set of colours 0…63, and the range of its members.
class ColourSet {
 public:
  constexpr ColourSet() = default;
  constexpr explicit ColourSet(std::uint64_t bits) : bits_(bits) {}
  constexpr std::uint64_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool contains(int c) const { return (bits_ >> c & 1) != 0; }
  constexpr void insert(int c) {
    HARARY_ASSERT(c >= 0 && c < 64, "a colour is one of 0 to 63");
    bits_ |= std::uint64_t{1} << c;
  }

  class Iterator {
   public:
    using value_type = int;
    using difference_type = std::ptrdiff_t;
    constexpr Iterator() = default;
    constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
    constexpr int operator*() const { return std::countr_zero(rest_); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator old = *this;
      ++*this;
      return old;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t rest_ = 0;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint64_t bits_ = 0;
};

}  // namespace harary
