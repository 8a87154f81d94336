// SPDX-License-Identifier: MIT
#include "graph/canonical/coloured_graph.hpp"

#include <fmt/format.h>

#include "base/assert.hpp"
#include "base/error.hpp"

namespace harary {

ColouredGraph::ColouredGraph(int order) {
  if (order < 0 || order > kMaxOrder) {
    throw LimitError(
        fmt::format("a coloured graph has at most {} vertices, not {}", kMaxOrder, order));
  }
  labels_.resize(static_cast<std::size_t>(order));
  colours_.resize(static_cast<std::size_t>(order * (order - 1) / 2));
}

ColouredGraph::ColouredGraph(const Graph& graph) : ColouredGraph(graph.order()) {
  for (const Edge e : graph.edges()) set_colour(e.low, e.high, 1);
}

ColouredGraph ColouredGraph::relabelled(std::span<const int> position) const {
  HARARY_ASSERT(position.size() == labels_.size(), "a labelling has a number for each vertex");
  ColouredGraph result(order());
  for (int v = 0; v < order(); ++v) {
    const int new_v = position[static_cast<std::size_t>(v)];
    result.set_label(new_v, label(v));
    for (int u = 0; u < v; ++u) {
      result.colours_[index(position[static_cast<std::size_t>(u)], new_v)] = colours_[index(u, v)];
    }
  }
  return result;
}

}  // namespace harary
