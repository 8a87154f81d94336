// SPDX-License-Identifier: MIT
// The copies of both targets on a board as the cores of target games keep them: sets of pairs of
// vertices, by Edge::pair_index().
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/edges/pair_form.hpp"
#include "games/edges/turns.hpp"

namespace harary {

struct PairCopies {
  static constexpr std::size_t kMost = 512;  // of each player

  std::vector<std::uint64_t> red;
  std::vector<std::uint64_t> green;

  // Whether cores know boards of this order, turns like these and so many copies.
  static constexpr bool covers(int order, const TurnOrder& turns, std::size_t copies) {
    return order <= PairForm<2>::kMostVertices && turns.first_bias == 1 && turns.second_bias == 1 &&
           copies <= kMost;
  }
};

}  // namespace harary
