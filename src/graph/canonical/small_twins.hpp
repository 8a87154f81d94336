// SPDX-License-Identifier: MIT
// Twins: two vertices are twins if exchanging them leaves the graph unchanged. This is an
// equivalence relation whose classes lie within the cells of every partition that refinement
// reaches from the labels. Partial colourings are full of them: the vertices not yet touched.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "graph/canonical/coloured_graph.hpp"
#include "graph/canonical/lanes.hpp"
#include "graph/canonical/small_refinement.hpp"

namespace harary::small_form {

template <int Blocks>
struct Twins {
  Lanes<Blocks> members;  // bit u in lane v: u is v or a twin of v
  Lanes<Blocks> earlier;  // in lane v: the number of twins u < v
};

template <int Planes, int Blocks>
Twins<Blocks> find_twins(const SmallColouredGraph<Planes>& graph) {
  using Vertices = Places<Blocks>;
  const auto order = static_cast<std::size_t>(graph.order);
  std::array<Lanes<Blocks>, Planes> rows;
  for (std::size_t p = 0; p < Planes; ++p) {
    Vertices values;
    for (std::size_t v = 0; v < values.size(); ++v) values[v] = graph.rows[p][v];
    rows[p] = Lanes<Blocks>::from(values);
  }
  Vertices singles;
  for (std::size_t v = 0; v < singles.size(); ++v) {
    singles[v] = static_cast<std::uint16_t>(1U << v);
  }
  const Lanes<Blocks> single = Lanes<Blocks>::from(singles);

  const bool labelled = has_labels(graph);
  const Lanes<Blocks> label = label_lanes<Planes, Blocks>(graph);

  Lanes<Blocks> members = Lanes<Blocks>::zero();
  LaneBlock bit = broadcast(1);
  for (std::size_t u = 0; u < order; ++u, bit += bit) {
    for (int b = 0; b < Blocks; ++b) {
      LaneBlock difference = rows[0].at(b) ^ broadcast(graph.rows[0][u]);
      for (std::size_t p = 1; p < Planes; ++p) {
        difference |= rows[p].at(b) ^ broadcast(graph.rows[p][u]);
      }
      // Only the pair itself may differ.
      difference &= ~(single.at(b) | bit);
      if (labelled) difference |= label.at(b) ^ broadcast(graph.labels[u]);
      members.at(b) |= LaneBlock(difference == 0) & bit;
    }
  }
  members.keep(Lanes<Blocks>::mask(static_cast<std::uint16_t>((1U << order) - 1)));

  Twins<Blocks> result{members, {}};
  for (int b = 0; b < Blocks; ++b) {
    result.earlier.at(b) = bit_counts(members.at(b) & (single.at(b) - 1));
  }
  return result;
}

}  // namespace harary::small_form
