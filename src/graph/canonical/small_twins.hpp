// SPDX-License-Identifier: MIT
// Twins: vertices that an exchange with each other leaves the graph as it is. They are an
// equivalence relation whose classes lie within the cells of every partition that refinement
// reaches from the labels. Partial colourings are full of them: the vertices not yet touched.
#pragma once

#include <cstddef>
#include <cstdint>

#include "graph/canonical/coloured_graph.hpp"
#include "graph/canonical/lanes.hpp"
#include "graph/canonical/small_refinement.hpp"

namespace harary::small_form {

template <int Blocks>
struct Twins {
  Lanes<Blocks> kin;      // bit u in lane v: u is v or a twin of v
  Lanes<Blocks> earlier;  // in lane v: the number of twins u < v
};

// `partition` must be one that refinement reached.
template <int Planes, int Blocks>
Twins<Blocks> find_twins(const SmallColouredGraph<Planes>& graph,
                         const Partition<Blocks>& partition) {
  const Lanes<Blocks> present =
      Lanes<Blocks>::mask(static_cast<std::uint16_t>((1U << graph.order) - 1));
  using Vertices = Places<Blocks>;
  Twins<Blocks> result{Lanes<Blocks>::zero(), Lanes<Blocks>::zero()};
  const Vertices cells = partition.cell.values();
  std::array<Lanes<Blocks>, Planes> rows;
  for (std::size_t p = 0; p < Planes; ++p) {
    Vertices values;
    for (std::size_t v = 0; v < values.size(); ++v) values[v] = graph.rows[p][v];
    rows[p] = Lanes<Blocks>::from(values);
  }
  Vertices singles;
  Vertices numbers;
  for (std::size_t v = 0; v < singles.size(); ++v) {
    singles[v] = static_cast<std::uint16_t>(1U << v);
    numbers[v] = static_cast<std::uint16_t>(v);
  }
  const Lanes<Blocks> single = Lanes<Blocks>::from(singles);
  const Lanes<Blocks> number = Lanes<Blocks>::from(numbers);
  for (std::size_t u = 0; u < static_cast<std::size_t>(graph.order); ++u) {
    const auto bit = static_cast<std::uint16_t>(1U << u);
    for (int b = 0; b < Blocks; ++b) {
      LaneBlock difference = rows[0].at(b) ^ broadcast(graph.rows[0][u]);
      for (std::size_t p = 1; p < Planes; ++p) {
        difference |= rows[p].at(b) ^ broadcast(graph.rows[p][u]);
      }
      // Only the pair itself may differ.
      const LaneBlock same = LaneBlock((difference & ~(single.at(b) | broadcast(bit))) == 0) &
                             LaneBlock(partition.cell.at(b) == broadcast(cells[u]));
      result.kin.at(b) |= same & broadcast(bit);
      result.earlier.at(b) -=
          same & LaneBlock(SignedLaneBlock(number.at(b)) >
                           SignedLaneBlock(broadcast(static_cast<std::uint16_t>(u))));
    }
  }
  result.kin.keep(present);
  result.earlier.keep(present);
  return result;
}

}  // namespace harary::small_form
