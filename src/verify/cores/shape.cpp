// SPDX-License-Identifier: MIT
#include "verify/cores/shape.hpp"

#include <algorithm>
#include <bit>
#include <limits>

#include "graph/canonical/small.hpp"
#include "verify/bit_bytes.hpp"
#include "verify/permutation.hpp"

namespace harary {

namespace {

constexpr std::size_t kShapeVertices = CoreShape::kMostVertices;
constexpr std::size_t kPairs = kShapeVertices * (kShapeVertices - 1) / 2;

struct VertexPair {
  std::uint8_t u = 0;
  std::uint8_t v = 0;
};

// The pairs in colexicographic order, and the place of each in it.
constexpr std::array<VertexPair, kPairs> kPairAt = [] {
  std::array<VertexPair, kPairs> result{};
  std::size_t pair = 0;
  for (std::uint8_t v = 1; v < kShapeVertices; ++v) {
    for (std::uint8_t u = 0; u < v; ++u) result[pair++] = {u, v};
  }
  return result;
}();
constexpr std::array<std::array<std::uint8_t, kShapeVertices>, kShapeVertices> kPlaceOf = [] {
  std::array<std::array<std::uint8_t, kShapeVertices>, kShapeVertices> result{};
  for (std::uint8_t pair = 0; pair < kPairs; ++pair) {
    const auto [u, v] = kPairAt[pair];
    result[u][v] = result[v][u] = pair;
  }
  return result;
}();

template <class Visit>
void each_pair(std::uint64_t plane, Visit&& visit) {
  for (; plane != 0; plane &= plane - 1) {
    visit(kPairAt[static_cast<std::size_t>(std::countr_zero(plane))]);
  }
}

// What counts of labels is their order: the number of smaller ones. Of sixteen, so that a compiler
// can compare them all at once; those beyond the order are the largest.
void rank_labels(const CoreShape& shape, SmallColouredGraph<2>& graph) {
  std::array<std::int16_t, 16> labels;
  labels.fill(std::numeric_limits<std::int16_t>::max());
  const auto order = static_cast<std::size_t>(graph.order);
  for (std::size_t v = 0; v < order; ++v) labels[v] = static_cast<std::int16_t>(shape.labels[v]);
  for (std::size_t v = 0; v < order; ++v) {
    std::int16_t smaller = 0;
    for (const std::int16_t label : labels) {
      smaller = static_cast<std::int16_t>(smaller + (label < labels[v] ? 1 : 0));
    }
    graph.labels[v] = static_cast<std::uint8_t>(smaller);
  }
}

SmallLabelling proposed_labelling(const CoreShape& shape, const ShapeBits& bits) {
  SmallColouredGraph<2> graph;
  graph.order = bits.order;
  for (std::size_t plane = 0; plane < 2; ++plane) {
    auto& rows = graph.rows[plane];
    each_pair(shape.planes[plane], [&](VertexPair e) {
      rows[e.u] = static_cast<std::uint16_t>(rows[e.u] | 1U << e.v);
      rows[e.v] = static_cast<std::uint16_t>(rows[e.v] | 1U << e.u);
    });
  }
  rank_labels(shape, graph);
  return canonical_labelling(graph);
}

}  // namespace

CoreShape canonical_shape(const CoreShape& shape, const ShapeBits& bits) {
  const SmallLabelling place = proposed_labelling(shape, bits);
  return relabelled(shape, std::span(place).first(static_cast<std::size_t>(bits.order)));
}

CoreShape relabelled(const CoreShape& shape, std::span<const std::uint8_t> place) {
  require_permutation(place);
  CoreShape result;
  result.tail = shape.tail;
  for (std::size_t v = 0; v < place.size(); ++v) result.labels[place[v]] = shape.labels[v];
  for (std::size_t plane = 0; plane < 2; ++plane) {
    each_pair(shape.planes[plane], [&](VertexPair e) {
      result.planes[plane] |= std::uint64_t{1} << kPlaceOf[place[e.u]][place[e.v]];
    });
  }
  return result;
}

void pack_shape(const CoreShape& shape, const ShapeBits& bits, MutableBytes to) {
  BitWriter writer(to);
  for (int plane = 0; plane < bits.planes; ++plane) {
    writer.put(shape.planes[static_cast<std::size_t>(plane)], bits.pairs());
  }
  for (std::size_t v = 0; v < static_cast<std::size_t>(bits.order); ++v) {
    writer.put(shape.labels[v], bits.label);
  }
  writer.finish();
  std::copy_n(shape.tail.begin(), bits.tail,
              to.begin() + static_cast<std::ptrdiff_t>(bits.graph_bytes()));
}

bool unpack_shape(Bytes from, const ShapeBits& bits, CoreShape& shape) {
  if (from.size() != bits.bytes()) return false;
  shape = {};
  BitReader reader(from.first(bits.graph_bytes()));
  for (int plane = 0; plane < bits.planes; ++plane) {
    shape.planes[static_cast<std::size_t>(plane)] = reader.take(bits.pairs());
  }
  for (std::size_t v = 0; v < static_cast<std::size_t>(bits.order); ++v) {
    shape.labels[v] = static_cast<std::uint16_t>(reader.take(bits.label));
  }
  std::copy_n(from.begin() + static_cast<std::ptrdiff_t>(bits.graph_bytes()), bits.tail,
              shape.tail.begin());
  return reader.nothing_left();
}

}  // namespace harary
