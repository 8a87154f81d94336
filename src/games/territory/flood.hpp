// SPDX-License-Identifier: MIT
// Flood (the Honey-Bee solitaire of Fleischer & Woeginger): from a start vertex, the fewest colour
// calls that conquer everything. Here on the contracted board; models Solitaire and Expanding.
#pragma once

#include <bit>
#include <vector>

#include "games/solitaire.hpp"
#include "games/territory/contraction.hpp"
#include "games/territory/territory.hpp"

namespace harary {

// A set of colours 0…63, and the range of its members.
class ColourSet {
 public:
  constexpr ColourSet() = default;
  constexpr explicit ColourSet(std::uint64_t bits) : bits_(bits) {}
  constexpr std::uint64_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool contains(int c) const { return (bits_ >> c & 1) != 0; }
  constexpr void insert(int c) { bits_ |= std::uint64_t{1} << c; }

  class Iterator {
   public:
    using value_type = int;
    using difference_type = std::ptrdiff_t;
    constexpr Iterator() = default;
    constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
    constexpr int operator*() const { return std::countr_zero(rest_); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator old = *this;
      ++*this;
      return old;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t rest_ = 0;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint64_t bits_ = 0;
};

template <int Words>
struct FloodPosition {
  Territory<Words> owned;
  // Colours worth calling next, see flood_expansion.hpp; knowledge, not part of equality.
  std::uint64_t worthwhile = ~std::uint64_t{0};

  constexpr std::uint64_t hash() const { return owned.hash(); }
  constexpr void absorb(const FloodPosition& other) { worthwhile |= other.worthwhile; }
  friend constexpr bool operator==(const FloodPosition& a, const FloodPosition& b) {
    return a.owned == b.owned;
  }
};

template <int Words>
class FloodExpander;

template <int Words>
class FloodRules {
 public:
  using Vertices = Territory<Words>;
  using Position = FloodPosition<Words>;
  using Move = int;  // a colour of the contracted board
  using Expander = FloodExpander<Words>;

  // `board` must outlive the rules; `start` is one of its vertices.
  FloodRules(const ContractedBoard& board, int start)
      : board_(board),
        start_(start),
        rows_(board.rows<Words>()),
        classes_(board.classes<Words>()),
        colour_of_(board.colour_of()) {
    for (const Vertices& vertices : classes_) all_ |= vertices;
  }

  const ContractedBoard& board() const { return board_; }
  const Vertices& row(int v) const { return rows_[static_cast<std::size_t>(v)]; }
  const Vertices& colour_class(int c) const { return classes_[static_cast<std::size_t>(c)]; }
  int colour_of(int v) const { return colour_of_[static_cast<std::size_t>(v)]; }
  const Vertices& all() const { return all_; }

  Position start() const {
    Position p;
    p.owned.insert(start_);
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
    q.owned = p.owned | (frontier(p.owned) & colour_class(colour));
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
  int start_;
  std::vector<Vertices> rows_;
  std::vector<Vertices> classes_;
  std::vector<int> colour_of_;
  Vertices all_;
};

}  // namespace harary
