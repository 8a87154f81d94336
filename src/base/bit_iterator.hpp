// SPDX-License-Identifier: MIT
// The members of a set that is kept as the ones of a word, in increasing order.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace harary {

class BitIterator {
 public:
  using value_type = int;
  using difference_type = std::ptrdiff_t;
  constexpr BitIterator() = default;
  constexpr explicit BitIterator(std::uint64_t rest) : rest_(rest) {}
  constexpr int operator*() const { return std::countr_zero(rest_); }
  constexpr BitIterator& operator++() {
    rest_ &= rest_ - 1;
    return *this;
  }
  constexpr BitIterator operator++(int) {
    const BitIterator before = *this;
    ++*this;
    return before;
  }
  friend constexpr bool operator==(BitIterator, BitIterator) = default;

 private:
  std::uint64_t rest_ = 0;
};

}  // namespace harary
