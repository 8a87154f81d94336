// SPDX-License-Identifier: MIT
#include "theory/arrowing/critical.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "graph/named.hpp"

namespace harary {

namespace {

bool is_prime(int n) {
  for (int d = 2; d * d <= n; ++d) {
    if (n % d == 0) return false;
  }
  return n >= 2;
}

}  // namespace

EdgeColouring paley_colouring(int q) {
  if (q > kMaxOrder || q % 4 != 1 || !is_prime(q)) {
    throw InputError(fmt::format(
        "Paley's colouring needs a prime up to {} that leaves 1 when divided by 4, not {}",
        kMaxOrder, q));
  }
  VertexSet squares;
  for (int x = 1; x < q; ++x) squares.insert(x * x % q);
  EdgeColouring result{complete_graph(q), {{}, {}}};
  for (const Edge e : result.board.edges()) {
    result.classes[squares.contains(e.high - e.low) ? 0 : 1].push_back(e);
  }
  return result;
}

EdgeColouring duplicate_vertex(const EdgeColouring& colouring, int v) {
  const int order = colouring.board.order();
  if (v < 0 || v >= order) {
    throw InputError(fmt::format("vertex {} does not exist; it cannot be duplicated", v));
  }
  if (order == kMaxOrder) {
    throw InputError(
        fmt::format("the board has {} vertices already; there is no room for another", order));
  }
  EdgeColouring result{Graph(order + 1, colouring.board.edges()), colouring.classes};
  for (std::vector<Edge>& edges : result.classes) {
    std::vector<Edge> copies;
    for (const Edge e : edges) {
      if (e.low == v) copies.push_back({e.high, order});
      if (e.high == v) copies.push_back({e.low, order});
    }
    for (const Edge e : copies) result.board.add_edge(e);
    edges.insert(edges.end(), copies.begin(), copies.end());
  }
  return result;
}

EdgeColouring critical_colouring_of_k17() {
  return paley_colouring(17);
}

EdgeColouring critical_colouring_of_k18_minus_edge() {
  return duplicate_vertex(critical_colouring_of_k17(), 0);
}

}  // namespace harary
