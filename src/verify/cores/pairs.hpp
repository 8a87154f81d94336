// SPDX-License-Identifier: MIT
// Sets of pairs of vertices, by Edge::pair_index(), and what the verifier's cores of clique and of
// positional games share: partial colourings of them.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "base/assert.hpp"
#include "games/rules.hpp"
#include "graph/graph.hpp"
#include "verify/cores/start.hpp"

namespace harary {

constexpr std::uint64_t single_pair(int pair) {
  HARARY_ASSERT(pair >= 0 && pair < 64, "a pair is a bit of a word");
  return std::uint64_t{1} << pair;
}

inline std::uint64_t pairs_of(std::span<const Edge> edges) {
  std::uint64_t result = 0;
  for (const Edge e : edges) result |= single_pair(e.pair_index());
  return result;
}

inline std::vector<int> members_of(std::uint64_t pairs) {
  std::vector<int> result;
  for (; pairs != 0; pairs &= pairs - 1) result.push_back(std::countr_zero(pairs));
  return result;
}

struct ColouredPairs {
  std::uint64_t red = 0;
  std::uint64_t green = 0;
  std::uint64_t open = 0;
  Side mover = Side::first;

  ColouredPairs() = default;
  explicit ColouredPairs(const CoreStart& start)
      : red(pairs_of(start.red)),
        green(pairs_of(start.green)),
        open(pairs_of(start.open)),
        mover(start.mover) {
    HARARY_ASSERT(valid(), "no pair is open and coloured, or has two colours");
  }

  bool valid() const { return (red & green) == 0 && ((red | green) & open) == 0; }

  // The pairs as the planes of a shape: open or green, red or green.
  std::array<std::uint64_t, 2> planes() const { return {open | green, red | green}; }
  void set_planes(const std::array<std::uint64_t, 2>& planes) {
    green = planes[0] & planes[1];
    open = planes[0] & ~green;
    red = planes[1] & ~green;
    HARARY_ASSERT(valid(), "no pair is open and coloured, or has two colours");
  }
  // What a player owns or may still get.
  std::uint64_t possible(Side side) const { return open | (side == Side::first ? red : green); }
  // The mover colours an open pair.
  void colour(int pair) {
    HARARY_ASSERT((open & single_pair(pair)) != 0, "a pair that is coloured was open");
    (mover == Side::first ? red : green) |= single_pair(pair);
    open &= ~single_pair(pair);
    mover = opponent(mover);
  }
  // Forgets all but these pairs, and what the opponent of `side` has coloured.
  void keep_of(Side side, std::uint64_t pairs) {
    red &= side == Side::first ? pairs : 0;
    green &= side == Side::second ? pairs : 0;
    open &= pairs;
  }

  friend bool operator==(const ColouredPairs&, const ColouredPairs&) = default;
};

}  // namespace harary
