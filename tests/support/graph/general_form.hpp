// SPDX-License-Identifier: MIT
// Small coloured graphs as general ones, so that nauty can be asked about them.
#pragma once

#include <cstddef>
#include <cstdint>

#include "graph/canonical/coloured_graph.hpp"

namespace harary {

// The same graph in the general form.
template <int Planes, int MaxOrder>
ColouredGraph general_form(const SmallColouredGraph<Planes, MaxOrder>& small) {
  ColouredGraph result(small.order);
  for (int v = 0; v < small.order; ++v) {
    result.set_label(v, small.labels[static_cast<std::size_t>(v)]);
    for (int u = 0; u < v; ++u) {
      result.set_colour(u, v, static_cast<std::uint8_t>(small.colour(u, v)));
    }
  }
  return result;
}

}  // namespace harary
