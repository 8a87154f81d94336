// SPDX-License-Identifier: MIT
// A bound from pairs of distant vertices. The bound of flood_lanes.hpp takes everything around in
// one call, as if all colours could be called at once. For two vertices u, v of one colour there is
// a better bound: from vertices x and y of the territory paths lead to u and to v, and the calls
// must contain the colours of both paths, each in its order. The fewest calls D(x, y) with this
// property, over all pairs of paths, are the distances in the product of the graph with itself,
// where one call moves one or both of the two walkers. (For strings this is the shortest common
// supersequence, which the paper uses to prove hardness; as a bound for flood it is new to us.)
//
// Lemma: the colour of u and v cannot be finished from S before call number
// min { D(x, y) : x, y in S }, which is 0 if S owns both. The last call that wins u or v has that
// number at least: follow u back to the vertex that brought it next to the territory, and so on,
// until S; the calls in which this path was won are in its order; likewise for v.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "base/assert.hpp"
#include "games/cells/contraction.hpp"

namespace harary {

inline constexpr int kPairs = 16;

// min D(x, y) over a territory, one entry a pair (u, v). A minimum over sets: grows no more.
using PairMinima = std::array<std::uint8_t, kPairs>;

class FloodPairs {
 public:
  // Chooses kPairs pairs that are far apart as seen from `start`, and finds their distances. Takes
  // kPairs bytes for every pair of vertices.
  FloodPairs(const ContractedBoard& board, int start);

  static std::uint64_t memory_bytes(const ContractedBoard& board) {
    const auto n = static_cast<std::uint64_t>(board.order());
    return n * n * (kPairs + 1);
  }

  PairMinima at_start(int start) const { return distances(start, start); }

  // The vertices that are ends of pairs.
  const std::vector<int>& ends() const { return ends_; }

  // The smaller ones of the minima and of D(x, y), y one of `from`. For many territories ask vertex
  // by vertex: the distances from x then stay in the cache.
  //
  // Not all pairs of a territory are needed. Call vertices *starts* if every free vertex next to
  // the territory is next to one of them, and all ends of pairs that are owned are among them.
  // Lemma: the minimum over pairs of starts is the one over all pairs. Take two walks with the
  // fewest calls, and cut off what each walks before it leaves the territory for good: a call that
  // moved both then moves one, or none. A walk that is left either has no step, and stands on the
  // end of a pair, or its first step can be made from a start just as well.
  void lower(PairMinima& minima, int x, std::span<const std::uint16_t> from) const {
    const PairMinima* row = &distances(x, 0);
    Bytes least;
    std::memcpy(&least, minima.data(), kPairs);
    for (const std::uint16_t y : from) {
      Bytes here;
      std::memcpy(&here, row[y].data(), kPairs);
      least = here < least ? here : least;
    }
    std::memcpy(minima.data(), &least, kPairs);
  }

  // The number of the call that can finish each colour at the earliest, as far as the pairs know.
  void earliest(const PairMinima& minima, std::span<std::uint8_t> calls) const {
    for (std::uint8_t& call : calls) call = 0;
    HARARY_ASSERT(std::all_of(colour_.begin(), colour_.end(),
                              [&](std::uint8_t colour) { return colour < calls.size(); }),
                  "there is a number for each colour");
    for (std::size_t i = 0; i < minima.size(); ++i) {
      std::uint8_t& call = calls[colour_[i]];
      call = std::max(call, minima[i]);
    }
  }

 private:
  const PairMinima& distances(int x, int y) const {
    return table_[static_cast<std::size_t>(x) * order_ + static_cast<std::size_t>(y)];
  }

  using Bytes = std::uint8_t __attribute__((vector_size(kPairs)));

  std::size_t order_;
  std::vector<int> ends_;
  std::array<std::uint8_t, kPairs> colour_{};  // of the pairs
  std::vector<PairMinima> table_;              // symmetric: the smaller of D(x, y) and D(y, x)
};

}  // namespace harary
