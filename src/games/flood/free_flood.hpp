// SPDX-License-Identifier: MIT
// Free Flood-It (Clifford, Jalsenius, Montanaro, Sach 2010; the Kami puzzles): flood without a
// start. A move gives the one-colour region of any vertex another colour. Here on the contracted
// board; models Solitaire and Expanding.
//
// A position is the colour of each vertex of the contracted board: its regions are the one-colour
// components, and positions with equal colours are equal.
//
// Moves that join nothing are left out. We know of no published proof that they are never needed;
// tests/reference/free_flood.py compares with all moves.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/assert.hpp"
#include "base/hashing.hpp"
#include "games/cells/contraction.hpp"
#include "games/cells/territory.hpp"
#include "games/solitaire.hpp"

namespace harary {

// A vertex of the region and the colour that it gets, both of the contracted board.
struct Recolouring {
  std::uint16_t vertex = 0;
  std::uint16_t colour = 0;
  friend constexpr bool operator==(Recolouring, Recolouring) = default;
};

// Bit b of the colour of vertex v is bit v of plane b.
template <int Words, int Planes>
struct FreeFloodPosition {
  std::array<Territory<Words>, static_cast<std::size_t>(Planes)> planes{};

  constexpr int colour(int v) const {
    int result = 0;
    for (std::size_t b = 0; b < planes.size(); ++b) {
      result |= static_cast<int>(planes[b].contains(v)) << b;
    }
    return result;
  }
  constexpr void recolour(const Territory<Words>& vertices, int colour) {
    for (std::size_t b = 0; b < planes.size(); ++b) {
      if ((colour >> b & 1) != 0) {
        planes[b] |= vertices;
      } else {
        planes[b] -= vertices;
      }
    }
  }
  constexpr std::uint64_t hash() const {
    std::uint64_t result = 0;
    for (const Territory<Words>& plane : planes) result = mix(result ^ plane.hash());
    return result;
  }
  constexpr void absorb(const FreeFloodPosition&) {}
  friend constexpr bool operator==(const FreeFloodPosition&, const FreeFloodPosition&) = default;
};

template <int Words, int Planes>
class FreeFloodExpander;

template <int Words, int Planes>
class FreeFloodRules {
 public:
  using Vertices = Territory<Words>;
  using Position = FreeFloodPosition<Words, Planes>;
  using Move = Recolouring;
  using Expander = FreeFloodExpander<Words, Planes>;

  // `board` must outlive the rules.
  explicit FreeFloodRules(const ContractedBoard& board)
      : board_(board), rows_(board.rows<Words>()), colour_of_(board.colour_of()) {
    for (int v = 0; v < board.order(); ++v) {
      all_.insert(v);
      Vertices one;
      one.insert(v);
      start_.recolour(one, colour_of_[static_cast<std::size_t>(v)]);
    }
  }

  const ContractedBoard& board() const { return board_; }
  const Vertices& row(int v) const { return rows_[static_cast<std::size_t>(v)]; }
  const Vertices& all() const { return all_; }
  int colours() const { return board_.colours(); }

  Position start() const { return start_; }
  bool solved(const Position& p) const {
    for (const Vertices& plane : p.planes) {
      if (!plane.empty() && plane != all_) return false;
    }
    return true;
  }
  int longest() const { return board_.order() - 1; }

  // The vertices of a colour.
  Vertices colour_class(const Position& p, int colour) const {
    Vertices result = all_;
    for (std::size_t b = 0; b < p.planes.size(); ++b) {
      if ((colour >> b & 1) != 0) {
        result &= p.planes[b];
      } else {
        result -= p.planes[b];
      }
    }
    return result;
  }
  // The region of v among the vertices of its colour.
  Vertices region(int v, const Vertices& colour_class) const {
    Vertices result, fresh;
    fresh.insert(v);
    while (!fresh.empty()) {
      result |= fresh;
      Vertices near;
      fresh.for_each([&](int u) { near |= row(u); });
      fresh = (near & colour_class) - result;
    }
    return result;
  }
  Vertices neighbours(const Vertices& region) const {
    Vertices near;
    region.for_each([&](int u) { near |= row(u); });
    return near - region;
  }

  std::vector<Move> moves(const Position& p) const {
    std::vector<Move> result;
    for (int a = 0; a < colours(); ++a) {
      const Vertices members = colour_class(p, a);
      Vertices left = members;
      for (int v = 0; v < board_.order(); ++v) {
        if (!left.contains(v)) continue;
        const Vertices region_of_v = region(v, members);
        left -= region_of_v;
        const Vertices near = neighbours(region_of_v);
        for (int c = 0; c < colours(); ++c) {
          if (!near.meets(colour_class(p, c))) continue;
          result.push_back({static_cast<std::uint16_t>(v), static_cast<std::uint16_t>(c)});
        }
      }
    }
    return result;
  }
  Position after(const Position& p, Move m) const {
    Position q = p;
    q.recolour(region(m.vertex, colour_class(p, p.colour(m.vertex))), m.colour);
    return q;
  }
  int lower_bound(const Position& p) const { return Expander(*this).bound(p); }

 private:
  const ContractedBoard& board_;
  std::vector<Vertices> rows_;
  std::vector<int> colour_of_;
  Vertices all_;
  Position start_;
};

}  // namespace harary
