// SPDX-License-Identifier: MIT
// What the cores of star and capture have in common: positions made of open edges between vertices
// that matter and of loose ends, open edges of one such vertex whose other end matters no more.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/assert.hpp"
#include "base/hashing.hpp"
#include "games/edges/turns.hpp"

namespace harary::open_core {

inline constexpr int kMostVertices = 11;
inline constexpr int kMostPhases = 16;

using Row = std::uint16_t;  // a set of vertices
using Rows = std::array<Row, kMostVertices>;

constexpr Row single(std::size_t v) {
  return static_cast<Row>(1U << v);
}
constexpr void add(Row& row, std::size_t v) {
  row = static_cast<Row>(row | single(v));
}
constexpr void remove(Row& row, std::size_t v) {
  row = static_cast<Row>(row & ~single(v));
}

// The number of open edges at v, loose ends included.
constexpr int open_at(const Rows& open, const std::array<std::uint8_t, kMostVertices>& loose,
                      std::size_t v) {
  return std::popcount(open[v]) + loose[v];
}

// A canonical form: 55 pairs and what does not belong to vertices, then the vertices' labels.
struct Key {
  std::array<std::uint64_t, 3> words{};

  std::uint64_t hash() const { return hash_words(words); }
  friend bool operator==(const Key&, const Key&) = default;
};

// An open edge, or a loose end of `low` if both are equal.
struct Move {
  std::uint8_t low = 0;
  std::uint8_t high = 0;
  friend bool operator==(const Move&, const Move&) = default;
};

class Moves {
 public:
  void add(Move move) {
    HARARY_ASSERT(count_ < list_.size(), "there are no more moves than pairs and loose ends");
    list_[count_++] = move;
  }
  const Move* begin() const { return list_.data(); }
  const Move* end() const { return list_.data() + count_; }

 private:
  std::array<Move, kMostVertices*(kMostVertices + 1) / 2> list_;
  std::size_t count_ = 0;
};

constexpr bool covers(int order, const TurnOrder& turns) {
  return order <= kMostVertices && turns.first_bias + turns.second_bias <= kMostPhases;
}

constexpr Rows complete_rows(int order) {
  HARARY_ASSERT(order >= 0 && order <= kMostVertices, "the board is one that cores cover");
  Rows rows{};
  for (std::size_t v = 0; v < static_cast<std::size_t>(order); ++v) {
    rows[v] = static_cast<Row>(((1U << order) - 1) & ~single(v));
  }
  return rows;
}

// The moves that the lemma on dominated moves leaves: loose ends only where nothing else is open.
// Whether open edges are open at both ends, and none is a loop.
constexpr bool valid_rows(const Rows& open) {
  for (std::size_t v = 0; v < open.size(); ++v) {
    if ((open[v] >> v & 1) != 0 || open[v] >> kMostVertices != 0) return false;
    for (std::size_t u = 0; u < open.size(); ++u) {
      if ((open[v] >> u & 1) != (open[u] >> v & 1)) return false;
    }
  }
  return true;
}
// Whether a move takes an edge that is open, or a loose end that there is.
constexpr bool is_open(const Rows& open, const std::array<std::uint8_t, kMostVertices>& loose,
                       Move move) {
  if (move.low == move.high) return loose[move.low] != 0;
  return (open[move.low] >> move.high & 1) != 0;
}

Moves moves(const Rows& open, const std::array<std::uint8_t, kMostVertices>& loose);

// Takes the vertices `gone` out of open edges and loose ends: edges to them become loose ends.
void leave(Row gone, Rows& open, std::array<std::uint8_t, kMostVertices>& loose);

}  // namespace harary::open_core
