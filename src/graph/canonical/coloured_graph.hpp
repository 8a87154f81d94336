// SPDX-License-Identifier: MIT
// Complete graphs whose vertices carry labels and whose pairs carry colours: the input of a
// canonical form. A position of a colouring game is one: the colour of a pair says who owns the
// edge; the label of a vertex stores what else the game needs there.
//
// Two of them: ColouredGraph for everything up to 64 vertices and 255 colours, and
// SmallColouredGraph, a trivially copyable value of at most 16, 24 or 32 vertices for the inner
// loops of the searches.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

#include "base/assert.hpp"
#include "graph/graph.hpp"

namespace harary {

class ColouredGraph {
 public:
  // All labels and all colours 0, 0 <= order <= 64; throws LimitError otherwise.
  explicit ColouredGraph(int order = 0);
  // Edges get colour 1, non-edges stay 0.
  explicit ColouredGraph(const Graph& graph);

  int order() const { return static_cast<int>(labels_.size()); }
  int label(int v) const { return labels_[static_cast<std::size_t>(v)]; }
  void set_label(int v, int label) { labels_[static_cast<std::size_t>(v)] = label; }
  // Colour 0 means "no edge". The ends of a pair must differ.
  int colour(int u, int v) const { return colours_[index(u, v)]; }
  void set_colour(int u, int v, std::uint8_t colour) { colours_[index(u, v)] = colour; }

  // Vertex v becomes position[v]; `position` must be a permutation of 0…order-1.
  ColouredGraph relabelled(std::span<const int> position) const;

  friend bool operator==(const ColouredGraph&, const ColouredGraph&) = default;

 private:
  std::size_t index(int u, int v) const {
    HARARY_ASSERT(u >= 0 && v >= 0 && u < order() && v < order() && u != v,
                  "a pair has two different ends in its graph");
    return static_cast<std::size_t>(Edge::between(u, v).pair_index());
  }

  std::vector<int> labels_;            // by vertex
  std::vector<std::uint8_t> colours_;  // by Edge::pair_index()
};

inline constexpr int kMaxSmallOrder = 16;

// A set of vertices of such a graph, as bits.
template <int MaxOrder>
using SmallRow = std::conditional_t<MaxOrder <= 16, std::uint16_t, std::uint32_t>;

// At most MaxOrder vertices and 2^Planes colours: plane p holds bit p of the colour of every pair.
// Invariant: rows are symmetric and without loops, and everything beyond the order is zero.
template <int Planes, int MaxOrder = kMaxSmallOrder>
struct SmallColouredGraph {
  static_assert(Planes >= 1 && Planes <= 3);
  static_assert(MaxOrder == 16 || MaxOrder == 24 || MaxOrder == 32);
  using Row = SmallRow<MaxOrder>;
  using Rows = std::array<Row, MaxOrder>;

  int order = 0;
  std::array<Rows, Planes> rows{};
  std::array<std::uint8_t, MaxOrder> labels{};

  // Whether the invariant holds.
  constexpr bool valid() const {
    for (const Rows& plane : rows) {
      for (int v = 0; v < MaxOrder; ++v) {
        const Row row = plane[static_cast<std::size_t>(v)];
        if (v >= order && row != 0) return false;
        for (int u = 0; u < MaxOrder; ++u) {
          const bool joined = (row >> u & 1) != 0;
          if (joined && (u == v || u >= order)) return false;
          if (joined != ((plane[static_cast<std::size_t>(u)] >> v & 1) != 0)) return false;
        }
      }
    }
    return order >= 0 && order <= MaxOrder;
  }

  constexpr int colour(int u, int v) const {
    HARARY_ASSERT(is_pair(u, v), "a pair has two different ends in its graph");
    int result = 0;
    for (std::size_t p = 0; p < Planes; ++p) {
      result |= static_cast<int>(rows[p][static_cast<std::size_t>(u)] >> v & 1) << p;
    }
    return result;
  }

  constexpr void set_colour(int u, int v, int colour) {
    HARARY_ASSERT(is_pair(u, v), "a pair has two different ends in its graph");
    HARARY_ASSERT(colour >= 0 && colour < 1 << Planes,
                  "a colour has as many bits as there are planes");
    for (std::size_t p = 0; p < Planes; ++p) {
      set_bit(rows[p][static_cast<std::size_t>(u)], v, colour >> p & 1);
      set_bit(rows[p][static_cast<std::size_t>(v)], u, colour >> p & 1);
    }
  }

  friend constexpr bool operator==(const SmallColouredGraph&, const SmallColouredGraph&) = default;

 private:
  constexpr bool is_pair(int u, int v) const {
    return u >= 0 && v >= 0 && u < order && v < order && u != v;
  }
  static constexpr void set_bit(Row& row, int place, int bit) {
    row = static_cast<Row>((row & ~(1U << place)) | static_cast<unsigned>(bit) << place);
  }
};

}  // namespace harary
