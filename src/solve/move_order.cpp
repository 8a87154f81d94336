// SPDX-License-Identifier: MIT
#include "solve/move_order.hpp"

#include <algorithm>

namespace harary {

void sort_ranks(std::span<Ranked> ranks) {
  std::sort(ranks.begin(), ranks.end(), [](const Ranked& a, const Ranked& b) {
    return a.rank != b.rank ? a.rank < b.rank : a.place < b.place;
  });
}

}  // namespace harary
