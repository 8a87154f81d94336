// SPDX-License-Identifier: MIT
// Flood (the Honey-Bee solitaire of Fleischer & Woeginger): from a start vertex, the fewest colour
// calls that conquer everything. Here on the contracted board; models Solitaire and Expanding.
#pragma once

#include <vector>

#include "base/assert.hpp"
#include "games/cells/colour_set.hpp"
#include "games/cells/contraction.hpp"
#include "games/cells/territory.hpp"
#include "games/flood/pairs.hpp"
#include "games/solitaire.hpp"

namespace harary {

template <int Words>
struct FloodPosition {
  Territory<Words> owned;
  PairMinima minima{};  // unused by rules without pairs
  // Colours worth calling next, see flood_expansion.hpp; equality ignores it.
  std::uint64_t worthwhile = ~std::uint64_t{0};

  constexpr std::uint64_t hash() const { return owned.hash(); }
  constexpr void absorb(const FloodPosition& other) {
    HARARY_ASSERT(*this == other, "a position absorbs only one that is equal");
    worthwhile |= other.worthwhile;
  }
  friend constexpr bool operator==(const FloodPosition& a, const FloodPosition& b) {
    return a.owned == b.owned;
  }
};

template <int Words>
class FloodExpander;
template <int Words>
class TerritoryMaxima;

template <int Words>
class FloodRules {
 public:
  using Vertices = Territory<Words>;
  using Position = FloodPosition<Words>;
  using Move = int;  // a colour of the contracted board
  using Expander = FloodExpander<Words>;
  using Maxima = TerritoryMaxima<Words>;

  // With `pairs`, positions also store the bounds from pairs of distant vertices (flood_pairs.hpp):
  // fewer positions, but each takes longer, so this helps only on hard boards. `board` and `pairs`
  // must outlive the rules; `start` is a vertex.
  FloodRules(const ContractedBoard& board, int start, const FloodPairs* pairs = nullptr)
      : board_(board),
        pairs_(pairs),
        start_(start),
        rows_(board.rows<Words>()),
        classes_(board.classes<Words>()),
        colour_of_(board.colour_of()) {
    for (const Vertices& vertices : classes_) all_ |= vertices;
  }

  const ContractedBoard& board() const { return board_; }
  const FloodPairs* pairs() const { return pairs_; }
  const Vertices& row(int v) const { return rows_[static_cast<std::size_t>(v)]; }
  const Vertices& colour_class(int c) const { return classes_[static_cast<std::size_t>(c)]; }
  int colour_of(int v) const { return colour_of_[static_cast<std::size_t>(v)]; }
  const Vertices& all() const { return all_; }

  Position start() const {
    Position p;
    p.owned.insert(start_);
    if (pairs_ != nullptr) p.minima = pairs_->at_start(start_);
    return p;
  }
  bool solved(const Position& p) const { return p.owned == all_; }
  int longest() const { return board_.order() - 1; }

  ColourSet moves(const Position& p) const {
    ColourSet result;
    frontier(p.owned).for_each([&](int v) { result.insert(colour_of(v)); });
    return result;
  }
  Position after(const Position& p, Move colour) const {
    Position q;
    const Vertices gained = frontier(p.owned) & colour_class(colour);
    HARARY_ASSERT(!gained.empty(), "a call wins a vertex");
    q.owned = p.owned | gained;
    if (pairs_ != nullptr) {
      std::vector<std::uint16_t> owned;
      q.owned.for_each([&](int y) { owned.push_back(static_cast<std::uint16_t>(y)); });
      q.minima = p.minima;
      gained.for_each([&](int x) { pairs_->lower(q.minima, x, owned); });
    }
    return q;
  }

  // The free vertices next to a territory.
  Vertices frontier(const Vertices& owned) const {
    Vertices result;
    owned.for_each([&](int v) { result |= row(v); });
    return result - owned;
  }

  // The bound of flood_lanes.hpp, for one position.
  int lower_bound(const Position& p) const {
    Vertices owned = p.owned;
    Vertices next = frontier(owned);
    int count = 0;
    while (!next.empty()) {
      Vertices taken;
      for (const Vertices& vertices : classes_) {
        const Vertices missing = vertices - owned;
        if (missing.empty() || !next.contains(missing)) continue;
        taken |= missing;
        ++count;
      }
      if (taken.empty()) {
        taken = next;
        ++count;
      }
      owned |= taken;
      taken.for_each([&](int v) { next |= row(v); });
      next -= owned;
    }
    return count;
  }

 private:
  const ContractedBoard& board_;
  const FloodPairs* pairs_;
  int start_;
  std::vector<Vertices> rows_;
  std::vector<Vertices> classes_;
  std::vector<int> colour_of_;
  Vertices all_;
};

}  // namespace harary
