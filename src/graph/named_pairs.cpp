// SPDX-License-Identifier: MIT
// The named graphs with two numbers: rectangles of cells and generalised Petersen graphs.
#include <fmt/format.h>

#include <cstdlib>

#include "base/error.hpp"
#include "base/printable.hpp"
#include "graph/name_ranges.hpp"
#include "graph/named.hpp"
#include "graph/operations.hpp"

namespace harary {

namespace {

void require(const PairRange& range, int a, int b) {
  if (!range.holds(a, b)) refuse_numbers(range, fmt::format("{}{}{}", a, range.separator, b));
}

// The cells of a rectangle, numbered row by row; `reaches` says, of two cells that are `across`
// columns and `down` rows apart, whether they are adjacent.
template <class Reaches>
Graph rectangle(int width, int height, Reaches reaches) {
  Graph graph(width * height);
  for (int v = 0; v < graph.order(); ++v) {
    for (int u = 0; u < v; ++u) {
      const int across = std::abs(u % width - v % width);
      const int down = v / width - u / width;
      if (reaches(across, down)) graph.add_edge(u, v);
    }
  }
  return graph;
}

}  // namespace

void refuse_numbers(const PairRange& range, std::string_view numbers) {
  throw InputError(fmt::format("{}{}: a board has 1 to {} vertices; {}", range.prefix,
                               printable(numbers.substr(0, 40)), kMaxOrder, range.limits));
}

Graph grid_graph(int width, int height) {
  require(kGrid, width, height);
  return cartesian_product(path_graph(width), path_graph(height));
}

Graph torus_graph(int width, int height) {
  require(kTorus, width, height);
  return cartesian_product(cycle_graph(width), cycle_graph(height));
}

Graph prism_graph(int spokes) {
  return cartesian_product(cycle_graph(spokes), path_graph(2));
}

Graph queens_graph(int width, int height) {
  require(kQueens, width, height);
  return rectangle(width, height,
                   [](int across, int down) { return across == 0 || down == 0 || across == down; });
}

Graph knights_graph(int width, int height) {
  require(kKnights, width, height);
  return rectangle(width, height, [](int across, int down) { return across * down == 2; });
}

Graph generalised_petersen_graph(int n, int k) {
  require(kGeneralisedPetersen, n, k);
  Graph graph(2 * n);
  for (int i = 0; i < n; ++i) {
    graph.add_edge(i, (i + 1) % n);
    graph.add_edge(i, n + i);
    graph.add_edge(n + i, n + (i + k) % n);
  }
  return graph;
}

}  // namespace harary
