// SPDX-License-Identifier: MIT
// The copies of both targets on a board as the cores of target games keep them: sets of pairs of
// vertices, by Edge::pair_index().
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/assert.hpp"
#include "games/edges/pair_form.hpp"
#include "games/edges/set_index.hpp"
#include "games/edges/turns.hpp"

namespace harary {

struct PairCopies {
  // Of each player. A core looks at every copy after every move. Maker-Breaker games gain so much
  // by theirs that this pays for all copies up to kMost; the others only up to kFew
  // (docs/performance.md).
  static constexpr std::size_t kMost = 2048;
  static constexpr std::size_t kFew = 512;

  std::vector<std::uint64_t> red;
  std::vector<std::uint64_t> green;

  // Whether cores know boards of this order, and turns like these.
  static constexpr bool covers(int order, const TurnOrder& turns) {
    return order <= PairForm<2>::kMostVertices && turns.first_bias == 1 && turns.second_bias == 1;
  }
};

// The copies of each player, indexed.
class IndexedCopies {
 public:
  explicit IndexedCopies(PairCopies copies)
      : red_(std::move(copies.red)), green_(std::move(copies.green)) {
    HARARY_ASSERT(copies.red.empty() && copies.green.empty(), "the copies are here now");
  }

  // Calls f(copy) for each copy of the side's that lies within `possible`.
  template <class F>
  void for_each_within(Side side, std::uint64_t possible, F&& f) const {
    (side == Side::first ? red_ : green_).for_each_avoiding(~possible, f);
  }

 private:
  SetIndex red_;
  SetIndex green_;
};

}  // namespace harary
