// SPDX-License-Identifier: MIT
// The name of a position in a file: 128 bits, in the order of the numbers. A game makes them from
// its canonical keys; the store only needs that equal positions have equal keys, and packs better
// when neighbours are close.
#pragma once

#include <compare>
#include <cstdint>

namespace harary {

struct TableKey {
  std::uint64_t high = 0;
  std::uint64_t low = 0;

  friend constexpr std::strong_ordering operator<=>(const TableKey&, const TableKey&) = default;
};

}  // namespace harary
