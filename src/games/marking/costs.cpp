// SPDX-License-Identifier: MIT
#include "games/marking/costs.hpp"

#include <algorithm>
#include <utility>

namespace harary {

namespace {

// With the fewest neighbours in `within`; the last of several.
int fewest_neighbours(const Graph& board, VertexSet vertices, VertexSet within) {
  int found = vertices.front();
  for (const int v : vertices) {
    if (cost_of(board, v, within) <= cost_of(board, found, within)) found = v;
  }
  return found;
}

std::vector<int> best_order(const Graph& board, VertexSet marked, VertexSet vertices) {
  std::vector<int> order;
  while (!vertices.empty()) {
    order.push_back(fewest_neighbours(board, vertices, marked | vertices));
    vertices.erase(order.back());
  }
  std::reverse(order.begin(), order.end());
  return order;
}

int largest_cost(const Graph& board, VertexSet marked, const std::vector<int>& order) {
  int largest = 0;
  for (const int v : order) {
    largest = std::max(largest, cost_of(board, v, marked));
    marked.insert(v);
  }
  return largest;
}

}  // namespace

int least_largest_cost(const Graph& board, VertexSet marked, VertexSet vertices) {
  int largest = 0;
  while (!vertices.empty()) {
    const int last = fewest_neighbours(board, vertices, marked | vertices);
    largest = std::max(largest, cost_of(board, last, marked | vertices));
    vertices.erase(last);
  }
  return largest;
}

std::vector<int> order_with_cost(const Graph& board, VertexSet marked, VertexSet vertices,
                                 int largest) {
  std::vector<int> order = best_order(board, marked, vertices);
  const auto most = std::max_element(order.begin(), order.end(), [&](int u, int v) {
    return cost_of(board, u, marked | vertices) < cost_of(board, v, marked | vertices);
  });
  for (auto at = most; at != order.end() && largest_cost(board, marked, order) < largest; ++at) {
    if (at + 1 != order.end()) std::swap(*at, *(at + 1));
  }
  return order;
}

}  // namespace harary
