// SPDX-License-Identifier: MIT
#include "games/edges/pair_form.hpp"

#include <bit>

#include "base/assert.hpp"
#include "graph/canonical/small.hpp"

namespace harary {

namespace {

// The ends of each pair of vertices.
struct Ends {
  std::array<std::uint8_t, 64> low{};
  std::array<std::uint8_t, 64> high{};
};
constexpr Ends ends_of_pairs() {
  Ends result;
  std::size_t pair = 0;
  for (std::uint8_t v = 1; v < PairForm<2>::kMostVertices; ++v) {
    for (std::uint8_t u = 0; u < v; ++u, ++pair) {
      result.low[pair] = u;
      result.high[pair] = v;
    }
  }
  return result;
}
constexpr Ends kEnds = ends_of_pairs();

}  // namespace

template <std::size_t Planes>
PairForm<Planes> pair_form(const std::array<std::uint64_t, Planes>& planes) {
  std::array<std::uint16_t, PairForm<Planes>::kMostVertices> place{};
  std::uint64_t edges = 0;
  for (const std::uint64_t plane : planes) edges |= plane;
  HARARY_ASSERT(edges >> PairForm<Planes>::kBits == 0, "pairs are those of at most 11 vertices");
  std::uint32_t used = 0;
  for (; edges != 0; edges &= edges - 1) {
    const auto e = static_cast<std::size_t>(std::countr_zero(edges));
    used |= 1U << kEnds.low[e] | 1U << kEnds.high[e];
  }
  SmallColouredGraph<static_cast<int>(Planes)> graph;
  for (std::uint32_t rest = used; rest != 0; rest &= rest - 1) {
    place[static_cast<std::size_t>(std::countr_zero(rest))] =
        static_cast<std::uint16_t>(graph.order++);
  }
  for (std::size_t plane = 0; plane < Planes; ++plane) {
    for (std::uint64_t rest = planes[plane]; rest != 0; rest &= rest - 1) {
      const auto e = static_cast<std::size_t>(std::countr_zero(rest));
      const std::uint16_t u = place[kEnds.low[e]];
      const std::uint16_t v = place[kEnds.high[e]];
      graph.rows[plane][u] = static_cast<std::uint16_t>(graph.rows[plane][u] | 1U << v);
      graph.rows[plane][v] = static_cast<std::uint16_t>(graph.rows[plane][v] | 1U << u);
    }
  }
  const SmallColouredGraph<static_cast<int>(Planes)> form = canonical_form(graph);
  PairForm<Planes> result;
  for (std::size_t plane = 0; plane < Planes; ++plane) {
    for (int v = 1; v < form.order; ++v) {
      const std::uint64_t below =
          form.rows[plane][static_cast<std::size_t>(v)] & ((std::uint64_t{1} << v) - 1);
      result.planes[plane] |= below << (v * (v - 1) / 2);
    }
  }
  return result;
}

template PairForm<2> pair_form(const std::array<std::uint64_t, 2>&);
template PairForm<3> pair_form(const std::array<std::uint64_t, 3>&);

}  // namespace harary
