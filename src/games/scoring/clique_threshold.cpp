// SPDX-License-Identifier: MIT
#include "games/scoring/clique_threshold.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

#include "graph/graph.hpp"
#include "theory/arrowing/ramsey_order.hpp"

namespace harary {

namespace {

// The cliques of the complete graph, by their order.
std::shared_ptr<const OneSidedGame::Lists> all_cliques(int order) {
  OneSidedGame::Lists cliques(static_cast<std::size_t>(order) + 1);
  for (unsigned vertices = 0; vertices < 1U << order; ++vertices) {
    std::uint64_t clique = 0;
    for (int v = 1; v < order; ++v) {
      for (int u = 0; u < v; ++u) {
        if ((vertices >> u & 1) != 0 && (vertices >> v & 1) != 0) {
          clique |= std::uint64_t{1} << Edge::between(u, v).pair_index();
        }
      }
    }
    cliques[static_cast<std::size_t>(std::popcount(vertices))].push_back(clique);
  }
  return std::make_shared<const OneSidedGame::Lists>(std::move(cliques));
}

constexpr int kFewestVertices = 4;

constexpr std::uint64_t all_pairs(int order) {
  return (std::uint64_t{1} << (order * (order - 1) / 2)) - 1;
}

bool is_unavoidable(int coloured, int x, int y) {
  return ramsey_bound(x, y, coloured + 1) <= coloured;
}

}  // namespace

// Every vertex is a clique, and every edge of a larger clique lies in a smaller one inside it.
CliqueThreshold::CliqueThreshold(int order, const TurnOrder& turns)
    : ChainThreshold({.edges = all_pairs(order),
                      .copies = all_cliques(order),
                      .least_points = order > 0 ? 1 : 0,
                      .most_points = kMostPoints,
                      .unavoidable = is_unavoidable,
                      .one_sided_from = kFewestVertices},
                     turns) {}

}  // namespace harary
