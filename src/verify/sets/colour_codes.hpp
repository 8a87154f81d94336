// SPDX-License-Identifier: MIT
// How positions of games on winning sets lie in bytes: two bits a point, from the lowest bit of the
// first byte on, then numbers, the lowest byte first.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/bytes.hpp"
#include "verify/sets/point_set.hpp"

namespace harary {

constexpr std::size_t code_bytes(int points) {
  return (static_cast<std::size_t>(points) + 3) / 4;
}

// The points of codes 1, 2 and 3; 0 has the others.
using Coded = std::array<SetOfPoints, 3>;

inline void write_codes(const Coded& coded, int points, MutableBytes to) {
  for (std::size_t i = 0; i < code_bytes(points); ++i) to[i] = 0;
  for (std::size_t code = 1; code <= 3; ++code) {
    coded[code - 1].each([&](int point) {
      const auto at = static_cast<unsigned>(point);
      to[at / 4] = static_cast<std::uint8_t>(to[at / 4] | code << (at % 4 * 2));
      return true;
    });
  }
}

inline Coded read_codes(Bytes from, int points) {
  Coded coded;
  for (int point = 0; point < points; ++point) {
    const auto at = static_cast<unsigned>(point);
    const auto code = static_cast<std::size_t>(from[at / 4] >> (at % 4 * 2) & 3);
    if (code != 0) coded[code - 1].insert(point);
  }
  return coded;
}

// Whether the bits after the last point are 0.
inline bool ends_with_zeros(Bytes from, int points) {
  const unsigned rest = static_cast<unsigned>(points) % 4;
  return rest == 0 || from[code_bytes(points) - 1] >> (2 * rest) == 0;
}

}  // namespace harary
