// SPDX-License-Identifier: MIT
#include "games/builder/missing_edges.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "base/assert.hpp"

namespace harary {

namespace {

constexpr int kNew = -1;  // the image of a vertex that the graph does not have yet
constexpr std::size_t kMostTargetVertices = 64;

}  // namespace

TargetPlan::TargetPlan(const Graph& target) : edges_(target.edge_count()) {
  HARARY_ASSERT(edges_ > 0, "a target has an edge");
  std::vector<int> order;
  VertexSet left;
  for (const int v : target.vertices()) {
    if (target.degree(v) > 0) left.insert(v);
  }
  VertexSet placed;
  while (!left.empty()) {
    int next = -1;
    std::pair<int, int> best{-1, -1};  // edges to what is placed, degree
    for (const int v : left) {
      const std::pair<int, int> rank{(target.neighbours(v) & placed).size(), target.degree(v)};
      if (rank > best) {
        best = rank;
        next = v;
      }
    }
    std::vector<int> earlier;
    for (std::size_t i = 0; i < order.size(); ++i) {
      if (target.has_edge(order[i], next)) earlier.push_back(static_cast<int>(i));
    }
    earlier_.push_back(std::move(earlier));
    order.push_back(next);
    placed.insert(next);
    left.erase(next);
  }
}

// Places the target's vertices one after the other, with a bound: the copies found so far.
struct TargetPlan::Search {
  const std::vector<std::vector<int>>& earlier;
  BitRows own;
  BitRows barred;
  std::uint32_t joined;  // vertices of the graph with an edge of the colour
  int best;
  std::array<int, kMostTargetVertices> image{};

  void place(std::size_t i, int cost, std::uint32_t free) {
    if (cost >= best) return;
    if (i == earlier.size()) {
      best = cost;
      return;
    }
    const int most = static_cast<int>(earlier[i].size());
    // A vertex at the end of no edge of the colour helps no more than a new one, which nothing
    // bars.
    for (std::uint32_t rest = free & joined; rest != 0 && best > 0; rest &= rest - 1) {
      const int v = std::countr_zero(rest);
      int added = 0;
      bool possible = true;
      for (const int j : earlier[i]) {
        const int u = image[static_cast<std::size_t>(j)];
        if (u != kNew && (barred[static_cast<std::size_t>(u)] >> v & 1) != 0) possible = false;
        if (u == kNew || (own[static_cast<std::size_t>(u)] >> v & 1) == 0) ++added;
      }
      if (!possible) continue;
      image[i] = v;
      place(i + 1, cost + added, free & ~(std::uint32_t{1} << v));
    }
    image[i] = kNew;
    place(i + 1, cost + most, free);
  }
};

int TargetPlan::missing(BitRows own, BitRows barred) const {
  HARARY_ASSERT(own.size() == barred.size() && own.size() <= 32, "both are rows of one graph");
  std::uint32_t joined = 0;
  for (std::size_t v = 0; v < own.size(); ++v) {
    if (own[v] != 0) joined |= std::uint32_t{1} << v;
  }
  if (joined == 0) return edges_;
  Search search{earlier_, own, barred, joined, edges_, {}};
  search.place(0, 0, joined);
  return search.best;
}

}  // namespace harary
