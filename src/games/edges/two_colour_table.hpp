// SPDX-License-Identifier: MIT
// Two-coloured positions as packed keys: the red edges in the high bits, below them the green ones,
// as a subset of the edges that are not red. So all positions with the same red edges are
// neighbours, and their keys are dense.
//
//   | red: m bits | green among the other edges: m bits, of which m - |red| are used |   m edges
#pragma once

#include <bit>
#include <concepts>
#include <cstdint>

#include "base/assert.hpp"
#include "games/edges/colouring.hpp"
#include "games/edges/colourwise_form.hpp"
#include "games/tabulated.hpp"

namespace harary {

// The bits of `bits` at the places where `mask` has ones, closed up; and the way back.
constexpr std::uint64_t closed_up(std::uint64_t bits, std::uint64_t mask) {
  HARARY_ASSERT((bits & ~mask) == 0, "bits that are closed up lie within the mask");
  std::uint64_t result = 0;
  for (std::uint64_t rest = bits & mask; rest != 0; rest &= rest - 1) {
    const std::uint64_t below = (rest & (~rest + 1)) - 1;
    result |= std::uint64_t{1} << std::popcount(mask & below);
  }
  return result;
}

constexpr std::uint64_t spread_out(std::uint64_t bits, std::uint64_t mask) {
  std::uint64_t result = 0;
  for (; mask != 0 && bits != 0; mask &= mask - 1, bits >>= 1) {
    if ((bits & 1) != 0) result |= mask & (~mask + 1);
  }
  return result;
}

template <PackedKey K>
class TwoColourKeys {
 public:
  using Key = K;
  using Position = Colouring<1, 2>;
  using Worker = ColourwiseForm::Memory;

  // Twice the number of edges must fit the key. The board must outlive this object.
  explicit TwoColourKeys(const EdgeBoard& board)
      : form_(board), edges_(board.size()), all_(board.all<1>().word(0)) {
    HARARY_ASSERT(2 * board.size() <= 8 * static_cast<int>(sizeof(Key)),
                  "two bits an edge fit the key");
  }

  Worker worker() const { return {}; }

  Key key(Worker& worker, const Position& p) const {
    HARARY_ASSERT(p.valid(edges_), "no edge has two colours, and all are the board's");
    const Position normal = form_.of(worker, p);
    const std::uint64_t red = normal[kRed].word(0);
    return static_cast<Key>(red) << edges_ | closed_up(normal[kGreen].word(0), all_ & ~red);
  }
  Position position(Key key) const {
    Position p;
    const std::uint64_t red = static_cast<std::uint64_t>(key >> edges_);
    p[kRed].word(0) = red;
    p[kGreen].word(0) = spread_out(static_cast<std::uint64_t>(key) & all_, all_ & ~red);
    return p;
  }

 private:
  ColourwiseForm form_;
  int edges_;
  std::uint64_t all_;  // also the mask of the low half of a key: edge numbers start at 0
};

}  // namespace harary
