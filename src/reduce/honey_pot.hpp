// SPDX-License-Identifier: MIT
// A honey pot: connected vertices of one colour; conquering one of them conquers all.
#pragma once

#include "reduce/territory_board.hpp"

namespace harary {

// A path of `size` >= 1 vertices, drawn in rows; its first vertex, to which everything is joined.
inline int add_honey_pot(TerritoryReduction& board, int gadget, int colour, int size, double x,
                         double y) {
  constexpr int kRow = 12;
  int first = -1;
  int before = -1;
  for (int i = 0; i < size; ++i) {
    const int row = i / kRow;
    const int column = row % 2 == 0 ? i % kRow : kRow - 1 - i % kRow;
    const int v = board.vertex(gadget, colour, x + 0.25 * column, y + 0.25 * row);
    if (before >= 0) board.join(before, v);
    if (first < 0) first = v;
    before = v;
  }
  return first;
}

}  // namespace harary
