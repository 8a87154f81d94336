// SPDX-License-Identifier: MIT
#include "games/scoring/open_core.hpp"

#include <bit>

namespace harary::open_core {

Moves moves(const Rows& open, const std::array<std::uint8_t, kMostVertices>& loose) {
  Moves result;
  for (std::uint8_t v = 0; v < kMostVertices; ++v) {
    if (open[v] == 0 && loose[v] != 0) result.add({v, v});
    for (unsigned rest = open[v] & (single(v) - 1U); rest != 0; rest &= rest - 1) {
      result.add({static_cast<std::uint8_t>(std::countr_zero(rest)), v});
    }
  }
  return result;
}

void leave(Row gone, Rows& open, std::array<std::uint8_t, kMostVertices>& loose) {
  for (std::size_t v = 0; v < kMostVertices; ++v) {
    if ((gone >> v & 1) != 0) {
      open[v] = 0;
      loose[v] = 0;
    } else {
      loose[v] =
          static_cast<std::uint8_t>(loose[v] + std::popcount(static_cast<Row>(open[v] & gone)));
      open[v] = static_cast<Row>(open[v] & ~gone);
    }
  }
}

}  // namespace harary::open_core
