// SPDX-License-Identifier: MIT
// Refinement of an ordered partition of a small graph's vertices: vertices of one cell that see the
// other cells differently part (colour refinement, Weisfeiler and Leman 1968). A vertex sees the
// sum, over its neighbours and planes, of a fixed random number for the neighbour's cell; the
// lanes hold all vertices at once, so a round is a few vector instructions a vertex. Two different
// views may have equal sums: a cell then splits later or not at all, which costs search but no
// correctness, because equal graphs still refine equally.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/hashing.hpp"
#include "graph/canonical/coloured_graph.hpp"
#include "graph/canonical/lanes.hpp"

namespace harary::small_form {

// kCellWeights[p][c]: the random number of cell c in plane p, in all lanes of a block.
struct CellWeights {
  alignas(16) std::array<std::array<std::array<std::uint16_t, 8>, kMaxSmallOrder>, 3> lanes;
  LaneBlock operator()(std::size_t plane, std::size_t cell) const {
    return std::bit_cast<LaneBlock>(lanes[plane][cell]);
  }
};
constexpr CellWeights make_cell_weights() {
  CellWeights result{};
  std::uint64_t counter = 0;
  for (auto& plane : result.lanes) {
    for (auto& cell : plane) {
      counter += 0x9e3779b97f4a7c15ULL;
      cell.fill(static_cast<std::uint16_t>(mix(counter) >> 32));
    }
  }
  return result;
}
inline constexpr CellWeights kCellWeights = make_cell_weights();

// An ordered partition: cell[v] counts the vertices in earlier cells. In a discrete partition this
// is the new number of v. Lanes beyond the order hold 0.
template <int Blocks>
struct Partition {
  Lanes<Blocks> cell;
  // The number of pairs of vertices in different cells, which is the sum of `cell`: it grows with
  // every split, and all pairs are separated when the partition is discrete.
  std::uint32_t separated = 0;
};

// The rows of a graph as lane masks.
template <int Planes, int Blocks>
struct EdgeMasks {
  explicit EdgeMasks(const SmallColouredGraph<Planes>& graph)
      : order(static_cast<std::size_t>(graph.order)) {
    for (std::size_t p = 0; p < Planes; ++p) {
      for (std::size_t v = 0; v < order; ++v) {
        neighbours[p][v] = Lanes<Blocks>::mask(graph.rows[p][v]);
      }
    }
  }

  // For each vertex the sum, over its neighbours u in plane p, of 2^place[u]: the row of the
  // relabelled graph.
  template <typename Places>
  Lanes<Blocks> moved_rows(std::size_t p, const Places& place) const {
    Lanes<Blocks> rows;
    for (std::size_t u = 0; u < order; ++u) {
      rows.add_where(neighbours[p][u], broadcast(static_cast<std::uint16_t>(1U << place[u])));
    }
    return rows;
  }

  std::size_t order;
  std::array<std::array<Lanes<Blocks>, Lanes<Blocks>::kCount>, Planes> neighbours;
};

template <int Planes, int Blocks>
class Refiner {
 public:
  explicit Refiner(const SmallColouredGraph<Planes>& graph) : order_(graph.order), edges_(graph) {
    present_ = Lanes<Blocks>::mask(static_cast<std::uint16_t>((1U << order_) - 1));
  }

  std::uint32_t all_pairs() const { return static_cast<std::uint32_t>(order_ * (order_ - 1) / 2); }

  // The classes of equal labels, in increasing order.
  Partition<Blocks> by_label(const SmallColouredGraph<Planes>& graph) const {
    std::array<std::uint16_t, Lanes<Blocks>::kCount> labels{};
    for (std::size_t v = 0; v < labels.size(); ++v) labels[v] = graph.labels[v];
    return ranked(Lanes<Blocks>::from(labels));
  }

  // Refines until nothing changes. Returns a number that depends only on the partition and the
  // graph up to isomorphism.
  std::uint64_t refine(Partition<Blocks>& partition) const {
    std::uint64_t trace = 0;
    while (partition.separated < all_pairs()) {
      const Lanes<Blocks> key = views(partition.cell);
      const Partition<Blocks> next = ranked(key);
      trace = trace * 0x9e3779b97f4a7c15ULL + (next.separated << 16 | fingerprint(key));
      if (next.separated == partition.separated) break;
      partition = next;
    }
    return trace;
  }

  const EdgeMasks<Planes, Blocks>& edges() const { return edges_; }

 private:
  // A key for each vertex: the cell in the high bits, then what the vertex sees.
  Lanes<Blocks> views(const Lanes<Blocks>& cell) const {
    constexpr int kCellBits = Blocks == 1 ? 3 : 4;
    const auto cells = cell.values();
    Lanes<Blocks> key;
    for (std::size_t u = 0; u < static_cast<std::size_t>(order_); ++u) {
      for (std::size_t p = 0; p < Planes; ++p) {
        key.add_where(edges_.neighbours[p][u], kCellWeights(p, cells[u]));
      }
    }
    for (int b = 0; b < Blocks; ++b) {
      key.at(b) = ((cell.at(b) << (16 - kCellBits)) ^ broadcast(0x8000)) | key.at(b) >> kCellBits;
    }
    return key;
  }

  // The partition into classes of equal keys, smaller ones first.
  Partition<Blocks> ranked(const Lanes<Blocks>& key) const {
    const auto keys = key.values();
    Partition<Blocks> result;
    for (std::size_t u = 0; u < static_cast<std::size_t>(order_); ++u) {
      result.cell.count_above(key, keys[u]);
    }
    for (int b = 0; b < Blocks; ++b) result.cell.at(b) &= present_.at(b);
    result.separated = result.cell.sum();
    return result;
  }

  // A number below 2^16 from the multiset of keys.
  std::uint32_t fingerprint(const Lanes<Blocks>& key) const {
    Lanes<Blocks> mixed;
    for (int b = 0; b < Blocks; ++b) {
      const LaneBlock folded = (key.at(b) ^ key.at(b) >> 7) * broadcast(0x9e35);
      mixed.at(b) = folded >> 4 & present_.at(b);
    }
    return mixed.sum();
  }

  int order_;
  EdgeMasks<Planes, Blocks> edges_;
  Lanes<Blocks> present_;
};

}  // namespace harary::small_form
