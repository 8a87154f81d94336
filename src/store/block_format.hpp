// SPDX-License-Identifier: MIT
// The numbers that the two sides of a block's format agree on (docs/tablebase-format.md).
#pragma once

#include <cstddef>

namespace harary {

inline constexpr std::size_t kBlockPositions = 4096;
inline constexpr unsigned kMaxLowBits = 56;
inline constexpr unsigned kMaxPlanes = 16;

// The number of bits for a place among `distinct` codes, a power of two; 0 if there is one code.
constexpr unsigned place_bits(std::size_t distinct) {
  if (distinct <= 1) return 0;
  unsigned bits = 1;
  while (std::size_t{1} << bits < distinct) bits *= 2;
  return bits;
}

}  // namespace harary
