// SPDX-License-Identifier: MIT
// Transposition of a 64 × 64 matrix of bits by exchanging ever smaller blocks (Warren, Hacker's
// Delight, section 7-3): between "one word a territory" and "one word a vertex".
#pragma once

#include <cstdint>

namespace harary {

// Afterwards bit j of rows[i] is what bit i of rows[j] was.
inline void transpose(std::uint64_t (&rows)[64]) {
  std::uint64_t mask = 0x00000000ffffffffULL;
  for (int width = 32; width != 0; width >>= 1, mask ^= mask << width) {
    for (int block = 0; block < 64; block += 2 * width) {
      for (int i = block; i < block + width; ++i) {
        const std::uint64_t moved = ((rows[i] >> width) ^ rows[i + width]) & mask;
        rows[i] ^= moved << width;
        rows[i + width] ^= moved;
      }
    }
  }
}

}  // namespace harary
