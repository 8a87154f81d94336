// SPDX-License-Identifier: MIT
// Refinement of an ordered partition of a small graph's vertices: vertices of one cell that see the
// other cells differently part (colour refinement, Weisfeiler and Leman 1968). A vertex sees the
// sum, over its neighbours and planes, of a fixed random number for the neighbour's cell; the
// lanes hold all vertices at once, so a round is a few vector instructions a vertex. Two different
// views may have equal sums: a cell then splits later or not at all, which costs search but no
// correctness, because equal graphs still refine equally.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/hashing.hpp"
#include "base/portable.hpp"
#include "graph/canonical/coloured_graph.hpp"
#include "graph/canonical/lanes.hpp"

namespace harary::small_form {

// Random numbers for planes and kinds of vertices, each in all lanes of a block.
template <std::size_t Kinds>
struct Weights {
  alignas(16) std::array<std::array<std::array<std::uint16_t, 8>, Kinds>, 3> lanes;

  constexpr explicit Weights(std::uint64_t counter) : lanes{} {
    for (auto& plane : lanes) {
      for (auto& kind : plane) {
        counter += 0x9e3779b97f4a7c15ULL;
        kind.fill(static_cast<std::uint16_t>(mix(counter) >> 32));
      }
    }
  }
  LaneBlock operator()(std::size_t plane, std::size_t kind) const {
    return portable::bit_cast<LaneBlock>(lanes[plane][kind]);
  }
};
// A vertex's kind is its cell, and before there are cells its degrees and label class.
inline constexpr Weights<kMaxSmallOrder> kCellWeights(0);
inline constexpr Weights<32> kWideCellWeights(2);
inline constexpr std::uint16_t kDegreeKinds = 64;
inline constexpr Weights<kDegreeKinds> kDegreeWeights(1);

// An ordered partition: cell[v] counts the vertices in earlier cells. In a discrete partition this
// is the new number of v. Lanes beyond the order hold 0.
template <int Blocks>
struct Partition {
  Lanes<Blocks> cell = Lanes<Blocks>::zero();
  // The number of pairs of vertices in different cells, which is the sum of `cell`: it grows with
  // every split, and all pairs are separated when the partition is discrete.
  std::uint32_t separated = 0;
};

template <int Blocks>
using Places = std::array<std::uint16_t, Lanes<Blocks>::kCount>;

// The largest order for a number of blocks. A row of a graph takes one lane, or two if it has more
// than 16 vertices.
template <int Blocks>
inline constexpr int kMaxOrderOf = Blocks <= 2 ? kMaxSmallOrder : kLanesInBlock * Blocks;
// Bits that hold the numbers below `count`.
template <int Count>
inline constexpr int kNumberBits =
    static_cast<int>(std::bit_width(static_cast<unsigned>(Count - 1)));
template <int Blocks>
inline constexpr std::size_t kHalves = Blocks <= 2 ? 1 : 2;
template <int Planes, int Blocks>
using GraphOf = SmallColouredGraph<Planes, kMaxOrderOf<Blocks>>;
template <int Blocks>
using VertexSets = std::array<SmallRow<kMaxOrderOf<Blocks>>, Lanes<Blocks>::kCount>;

constexpr std::uint32_t first_vertices(int order) {
  return static_cast<std::uint32_t>((std::uint64_t{1} << order) - 1);
}
constexpr std::uint16_t half_of(std::uint32_t row, std::size_t half) {
  return static_cast<std::uint16_t>(row >> 16 * half);
}

template <int Blocks>
VertexSets<Blocks> joined_halves(const std::array<Lanes<Blocks>, kHalves<Blocks>>& halves) {
  if constexpr (kHalves<Blocks> == 1) {
    return halves[0].values();
  } else {
    const Places<Blocks> low = halves[0].values();
    const Places<Blocks> high = halves[1].values();
    VertexSets<Blocks> result;
    for (std::size_t v = 0; v < result.size(); ++v) {
      result[v] = low[v] | std::uint32_t{high[v]} << 16;
    }
    return result;
  }
}

template <int Planes, int MaxOrder>
bool has_labels(const SmallColouredGraph<Planes, MaxOrder>& graph) {
  std::uint64_t all = 0;
  for (const auto word :
       portable::bit_cast<std::array<std::uint64_t, MaxOrder / sizeof(std::uint64_t)>>(
           graph.labels))
    all |= word;
  return all != 0;
}
template <int Planes, int Blocks>
Lanes<Blocks> label_lanes(const GraphOf<Planes, Blocks>& graph) {
  Places<Blocks> labels;
  for (std::size_t v = 0; v < labels.size(); ++v) labels[v] = graph.labels[v];
  return Lanes<Blocks>::from(labels);
}

// The rows of a graph as lane masks.
template <int Planes, int Blocks>
struct EdgeMasks {
  explicit EdgeMasks(const GraphOf<Planes, Blocks>& graph)
      : order(static_cast<std::size_t>(graph.order)) {
    for (std::size_t p = 0; p < Planes; ++p) {
      for (std::size_t v = 0; v < order; ++v) {
        neighbours[p][v] = Lanes<Blocks>::mask(graph.rows[p][v]);
      }
    }
  }

  // For each vertex the sum, over its neighbours u in plane p, of 2^place[u]: the row of the
  // relabelled graph.
  template <typename Numbers>
  VertexSets<Blocks> moved_rows(std::size_t p, const Numbers& place) const {
    std::array<Lanes<Blocks>, kHalves<Blocks>> halves;
    halves.fill(Lanes<Blocks>::zero());
    for (std::size_t u = 0; u < order; ++u) {
      const std::uint32_t bit = 1U << place[u];
      for (std::size_t h = 0; h < kHalves<Blocks>; ++h) {
        halves[h].add_where(neighbours[p][u], broadcast(half_of(bit, h)));
      }
    }
    return joined_halves<Blocks>(halves);
  }

  std::size_t order;
  std::array<std::array<Lanes<Blocks>, Lanes<Blocks>::kCount>, Planes> neighbours;
};

template <int Planes, int Blocks>
class Refiner {
 public:
  explicit Refiner(const GraphOf<Planes, Blocks>& graph) : order_(graph.order), edges_(graph) {
    goal_ = static_cast<std::uint32_t>(order_ * (order_ - 1) / 2);
    present_ = Lanes<Blocks>::mask(first_vertices(order_));
  }

  // All pairs of vertices that refinement and individualising have to separate.
  std::uint32_t goal() const { return goal_; }
  // Twins need no separating: from now on, a partition is done without these pairs.
  void leave_out(std::uint32_t twin_pairs) { goal_ -= twin_pairs; }

  // The partition by labels, degrees and the neighbours' degrees.
  Partition<Blocks> first(const GraphOf<Planes, Blocks>& graph) const {
    const Partition<Blocks> classes = by_label(graph);
    // One to one for two planes of order up to 8.
    constexpr std::array<std::uint16_t, 3> kStep = {1, Blocks == 1 ? 8 : 14, 43};
    Lanes<Blocks> kind;
    for (int b = 0; b < Blocks; ++b) {
      kind.at(b) = classes.cell.at(b) * 27;
      for (std::size_t p = 0; p < Planes; ++p) {
        LaneBlock degree{};
        for (std::size_t u = 0; u < edges_.order; ++u) degree -= edges_.neighbours[p][u].at(b);
        kind.at(b) += degree * kStep[p];
      }
      kind.at(b) &= kDegreeKinds - 1;
    }
    return ranked(views(classes.cell, kind.values(), kDegreeWeights));
  }

  // Refines until nothing changes or the goal is reached.
  void refine_fully(Partition<Blocks>& partition) const {
    refine(partition, [](const auto&, const auto&) {});
  }

  // The same; returns a number that depends on the partition and the graph up to isomorphism only.
  std::uint64_t traced_refine(Partition<Blocks>& partition) const {
    std::uint64_t trace = 0;
    refine(partition, [&](const Lanes<Blocks>& key, const Partition<Blocks>& next) {
      trace = trace * 0x9e3779b97f4a7c15ULL + (next.separated << 16 | fingerprint(key));
    });
    return trace;
  }

  const EdgeMasks<Planes, Blocks>& edges() const { return edges_; }

 private:
  // The classes of equal labels, in increasing order.
  Partition<Blocks> by_label(const GraphOf<Planes, Blocks>& graph) const {
    if (!has_labels(graph)) return {};
    return ranked(label_lanes<Planes, Blocks>(graph));
  }

  // Tells `observe` the keys and the partition after each round.
  template <typename Observe>
  void refine(Partition<Blocks>& partition, Observe observe) const {
    while (partition.separated < goal_) {
      const Lanes<Blocks> key = views(partition.cell, partition.cell.values(), cell_weights());
      const Partition<Blocks> next = ranked(key);
      observe(key, next);
      if (next.separated == partition.separated) break;
      partition = next;
    }
  }

  static constexpr const auto& cell_weights() {
    if constexpr (Blocks <= 2) {
      return kCellWeights;
    } else {
      return kWideCellWeights;
    }
  }

  // A key for each vertex: the cell in the high bits, then the sum that the vertex sees.
  template <std::size_t Kinds>
  Lanes<Blocks> views(const Lanes<Blocks>& cell, const Places<Blocks>& kinds,
                      const Weights<Kinds>& weights) const {
    constexpr int kCellBits = kNumberBits<Lanes<Blocks>::kCount>;
    Lanes<Blocks> key = Lanes<Blocks>::zero();
    for (std::size_t u = 0; u < edges_.order; ++u) {
      for (std::size_t p = 0; p < Planes; ++p) {
        key.add_where(edges_.neighbours[p][u], weights(p, kinds[u]));
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
    for (std::size_t u = 0; u < edges_.order; ++u) {
      result.cell.count_above(key, keys[u]);
    }
    for (int b = 0; b < Blocks; ++b) result.cell.at(b) &= present_.at(b);
    result.separated = result.cell.sum();
    return result;
  }

  // A number below 2^16 from the multiset of keys.
  std::uint32_t fingerprint(const Lanes<Blocks>& key) const {
    // So small that the sum over all lanes fits one.
    constexpr int kSpareBits = kNumberBits<kMaxOrderOf<Blocks>>;
    Lanes<Blocks> mixed;
    for (int b = 0; b < Blocks; ++b) {
      const LaneBlock folded = (key.at(b) ^ key.at(b) >> 7) * broadcast(0x9e35);
      mixed.at(b) = folded >> kSpareBits & present_.at(b);
    }
    return mixed.sum();
  }

  int order_;
  std::uint32_t goal_;
  EdgeMasks<Planes, Blocks> edges_;
  Lanes<Blocks> present_;
};

}  // namespace harary::small_form
