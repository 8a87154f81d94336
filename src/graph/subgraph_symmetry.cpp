// SPDX-License-Identifier: MIT
#include "graph/subgraph_symmetry.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "base/current_job.hpp"

namespace harary {

namespace {

constexpr std::size_t as_index(int i) {
  return static_cast<std::size_t>(i);
}

// Colour refinement: two vertices keep the same colour while they see every colour equally often.
std::array<int, kMaxOrder> stable_colouring(const Graph& graph) {
  std::array<int, kMaxOrder> colour{};
  std::size_t classes = 1;
  while (true) {
    // A vertex's old colour and the sorted colours of its neighbours name its new colour.
    std::map<std::pair<int, std::vector<int>>, int> names;
    std::array<const int*, kMaxOrder> name{};
    for (const int v : graph.vertices()) {
      std::vector<int> seen;
      for (const int u : graph.neighbours(v)) seen.push_back(colour[as_index(u)]);
      std::sort(seen.begin(), seen.end());
      name[as_index(v)] =
          &names.try_emplace({colour[as_index(v)], std::move(seen)}, 0).first->second;
    }
    int next = 0;
    for (auto& entry : names) entry.second = next++;
    for (const int v : graph.vertices()) colour[as_index(v)] = *name[as_index(v)];
    if (names.size() <= classes) return colour;
    classes = names.size();
  }
}

}  // namespace

std::vector<int> connected_order(const Graph& graph, std::span<const int> pinned) {
  std::vector<int> order(pinned.begin(), pinned.end());
  VertexSet placed;
  VertexSet rest;
  for (const int v : graph.vertices()) {
    if (graph.degree(v) > 0) rest.insert(v);
  }
  for (const int v : pinned) {
    placed.insert(v);
    rest.erase(v);
  }
  while (!rest.empty()) {
    int best = rest.front();
    const auto merit = [&](int v) {
      return std::tuple((graph.neighbours(v) & placed).size(), graph.degree(v));
    };
    for (const int v : rest) {
      if (merit(v) > merit(best)) best = v;
    }
    order.push_back(best);
    placed.insert(best);
    rest.erase(best);
  }
  return order;
}

Automorphisms::Automorphisms(const Graph& graph) : graph_(graph) {
  const auto colour = stable_colouring(graph);
  for (const int v : graph.vertices()) {
    for (const int u : graph.vertices()) {
      if (colour[as_index(u)] == colour[as_index(v)]) alike_[as_index(v)].insert(u);
    }
  }
}

bool Automorphisms::carry(std::span<const int> order, std::span<const int> to) const {
  std::array<int, kMaxOrder> image{};
  VertexSet used;
  for (std::size_t i = 0; i < to.size(); ++i) {
    if (!alike_[as_index(order[i])].contains(to[i])) return false;
    for (std::size_t j = 0; j < i; ++j) {
      if (graph_.has_edge(order[i], order[j]) != graph_.has_edge(to[i], to[j])) return false;
    }
    image[as_index(order[i])] = to[i];
    used.insert(to[i]);
  }
  return extend(order, to.size(), used, image);
}

bool Automorphisms::extend(std::span<const int> order, std::size_t depth, VertexSet used,
                           std::array<int, kMaxOrder>& image) const {
  if (depth == order.size()) return true;
  CurrentJob::check_each(4096);
  const int v = order[depth];
  VertexSet candidates = alike_[as_index(v)] - used;
  // Edges go to edges; as there are equally many of both, nothing else has to be asked. Asking that
  // non-edges go to non-edges as well only finds dead ends sooner.
  for (const int u : order.first(depth)) {
    const VertexSet seen = graph_.neighbours(image[as_index(u)]);
    candidates = graph_.has_edge(u, v) ? candidates & seen : candidates - seen;
  }
  for (const int w : candidates) {
    image[as_index(v)] = w;
    if (extend(order, depth + 1, used | VertexSet::single(w), image)) return true;
  }
  return false;
}

VertexSet Automorphisms::orbit(int v, std::span<const int> fixed) const {
  std::vector<int> to(fixed.begin(), fixed.end());
  to.push_back(v);
  const std::vector<int> order = connected_order(graph_, to);
  VertexSet result;
  for (const int u : alike_[as_index(v)]) {
    if (std::find(fixed.begin(), fixed.end(), u) != fixed.end()) continue;
    to.back() = u;
    if (carry(order, to)) result.insert(u);
  }
  return result;
}

}  // namespace harary
