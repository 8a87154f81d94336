// SPDX-License-Identifier: MIT
// Sets of colours, as the calls that a position allows.
#pragma once

#include <cstdint>

#include "base/assert.hpp"
#include "base/bit_iterator.hpp"

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

  constexpr BitIterator begin() const { return BitIterator(bits_); }
  constexpr BitIterator end() const { return BitIterator(0); }

 private:
  std::uint64_t bits_ = 0;
};

}  // namespace harary
