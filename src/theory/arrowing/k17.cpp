// SPDX-License-Identifier: MIT
#include "theory/arrowing/k17.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

#include "graph/canonical/small.hpp"
#include "graph/classes/all_graphs.hpp"
#include "graph/cliques.hpp"
#include "graph/named.hpp"

namespace harary {

namespace {

SmallColouredGraph<2, 24> coloured(const EdgeColouring& colouring) {
  SmallColouredGraph<2, 24> result;
  result.order = colouring.board.order();
  int colour = 1;
  for (const std::vector<Edge>& edges : colouring.classes) {
    for (const Edge e : edges) result.set_colour(e.low, e.high, colour);
    ++colour;
  }
  return result;
}

// The triangles of one colour, as sets of vertices.
std::vector<std::uint32_t> triangles(int order, const std::vector<Edge>& edges) {
  const Graph graph(order, edges);
  std::vector<std::uint32_t> result;
  for (const Edge e : edges) {
    for (const int w : graph.neighbours(e.low) & graph.neighbours(e.high)) {
      if (w > e.high) result.push_back(1U << e.low | 1U << e.high | 1U << w);
    }
  }
  return result;
}

bool holds_one_of(std::uint32_t set, const std::vector<std::uint32_t>& parts) {
  for (const std::uint32_t part : parts) {
    if ((part & ~set) == 0) return true;
  }
  return false;
}

}  // namespace

std::vector<Graph> neighbourhoods_in_k17() {
  std::vector<Graph> result;
  for (const Graph& graph : all_graphs(8)) {
    if (clique_number(graph) < 3 && clique_number(graph.complement()) < 4) result.push_back(graph);
  }
  return result;
}

ArrowingQuestion k17_around_a_vertex(const Graph& of_red, const Graph& of_green) {
  constexpr int kNeighbours = 8;
  ArrowingQuestion question{complete_graph(17), {complete_graph(4), complete_graph(4)}, {{}, {}}};
  std::vector<Edge>& red = question.precoloured[0];
  std::vector<Edge>& green = question.precoloured[1];
  for (int v = 1; v <= kNeighbours; ++v) {
    red.push_back({0, v});
    green.push_back({0, v + kNeighbours});
    for (int u = 1; u < v; ++u) {
      (of_red.has_edge({u - 1, v - 1}) ? red : green).push_back({u, v});
      (of_green.has_edge({u - 1, v - 1}) ? green : red)
          .push_back({u + kNeighbours, v + kNeighbours});
    }
  }
  return question;
}

bool are_isomorphic(const EdgeColouring& a, const EdgeColouring& b) {
  return canonical_form(coloured(a)) == canonical_form(coloured(b));
}

std::vector<EdgeColouring> extensions_without_tetrahedron(const EdgeColouring& colouring,
                                                          int apart) {
  const int order = colouring.board.order();
  const std::array triangles_of{triangles(order, colouring.classes[0]),
                                triangles(order, colouring.classes[1])};
  const std::uint32_t joined = ((1U << order) - 1) & ~(1U << apart);
  std::vector<EdgeColouring> result;
  for (std::uint32_t red = 0; red < 1U << order; ++red) {
    if ((red & ~joined) != 0 || holds_one_of(red, triangles_of[0]) ||
        holds_one_of(joined & ~red, triangles_of[1])) {
      continue;
    }
    EdgeColouring extended{Graph(order + 1, colouring.board.edges()), colouring.classes};
    for (int v = 0; v < order; ++v) {
      if (v == apart) continue;
      extended.board.add_edge({v, order});
      extended.classes[(red >> v & 1) != 0 ? 0 : 1].push_back({v, order});
    }
    result.push_back(std::move(extended));
  }
  return result;
}

}  // namespace harary
