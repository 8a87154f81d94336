// SPDX-License-Identifier: MIT
// Twins: two vertices are twins if exchanging them leaves the graph unchanged. This is an
// equivalence relation whose classes lie within the cells of every partition that refinement
// reaches from the labels. Partial colourings are full of them: the vertices not yet touched.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "graph/canonical/coloured_graph.hpp"
#include "graph/canonical/lanes.hpp"
#include "graph/canonical/small_refinement.hpp"

namespace harary::small_form {

template <int Blocks>
struct Twins {
  VertexSets<Blocks> members;  // bit u of set v: u is v or a twin of v
  Lanes<Blocks> earlier;       // in lane v: the number of twins u < v
};

// Set v is {v}, and {0, …, v - 1}; half of each.
template <int Blocks>
struct OwnAndEarlier {
  std::array<Places<Blocks>, kHalves<Blocks>> own{};
  std::array<Places<Blocks>, kHalves<Blocks>> earlier{};

  constexpr OwnAndEarlier() {
    for (std::size_t half = 0; half < kHalves<Blocks>; ++half) {
      for (std::size_t v = 0; v < own[half].size(); ++v) {
        own[half][v] = half_of(1U << v, half);
        earlier[half][v] = half_of((1U << v) - 1, half);
      }
    }
  }
};
template <int Blocks>
inline constexpr OwnAndEarlier<Blocks> kOwnAndEarlier;

template <int Planes, int Blocks>
Twins<Blocks> find_twins(const GraphOf<Planes, Blocks>& graph) {
  constexpr std::size_t kParts = kHalves<Blocks>;
  using Halves = std::array<Lanes<Blocks>, kParts>;
  std::array<Halves, Planes> rows;
  Halves own;
  for (std::size_t half = 0; half < kParts; ++half) {
    for (std::size_t p = 0; p < Planes; ++p) {
      Places<Blocks> values;
      for (std::size_t v = 0; v < values.size(); ++v) values[v] = half_of(graph.rows[p][v], half);
      rows[p][half] = Lanes<Blocks>::from(values);
    }
    own[half] = Lanes<Blocks>::from(kOwnAndEarlier<Blocks>.own[half]);
  }
  const bool labelled = has_labels(graph);
  const Lanes<Blocks> label = label_lanes<Planes, Blocks>(graph);

  Halves members;
  const auto order = static_cast<std::size_t>(graph.order);
  for (std::size_t part = 0; part < kParts; ++part) {
    members[part] = Lanes<Blocks>::zero();
    LaneBlock bit = broadcast(1);
    const std::size_t end = part + 1 < kParts ? std::min<std::size_t>(order, 16) : order;
    for (std::size_t u = 16 * part; u < end; ++u, bit += bit) {
      for (int b = 0; b < Blocks; ++b) {
        LaneBlock difference{};
        for (std::size_t half = 0; half < kParts; ++half) {
          LaneBlock colours{};
          for (std::size_t p = 0; p < Planes; ++p) {
            colours |= rows[p][half].at(b) ^ broadcast(half_of(graph.rows[p][u], half));
          }
          // Only the pair itself may differ.
          difference |= colours & ~(half == part ? own[half].at(b) | bit : own[half].at(b));
        }
        if (labelled) difference |= label.at(b) ^ broadcast(graph.labels[u]);
        members[part].at(b) |= LaneBlock(difference == 0) & bit;
      }
    }
  }

  const Lanes<Blocks> present = Lanes<Blocks>::mask(first_vertices(graph.order));
  Twins<Blocks> result;
  result.earlier = Lanes<Blocks>::zero();
  for (std::size_t half = 0; half < kParts; ++half) {
    members[half].keep(present);
    const auto earlier = Lanes<Blocks>::from(kOwnAndEarlier<Blocks>.earlier[half]);
    for (int b = 0; b < Blocks; ++b) {
      result.earlier.at(b) += bit_counts(members[half].at(b) & earlier.at(b));
    }
  }
  result.members = joined_halves<Blocks>(members);
  return result;
}

}  // namespace harary::small_form
