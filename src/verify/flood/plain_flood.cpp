// SPDX-License-Identifier: MIT
#include "verify/flood/plain_flood.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"

namespace harary {

RegionBits RegionGraph::around(RegionBits set, int steps) const {
  RegionBits next = set;
  for (int step = 0; step < steps; ++step) {
    for (std::size_t r = 0; r < size(); ++r) {
      if (has_region(set, r)) add_regions(next, near[r]);
    }
    if (next == set) break;
    set = next;
  }
  return set;
}

Neighbours neighbours_of(const FloodListing& board) {
  Neighbours result(board.colours.size());
  for (const auto& [u, v] : board.edges) {
    result[static_cast<std::size_t>(u)].push_back(static_cast<std::size_t>(v));
    result[static_cast<std::size_t>(v)].push_back(static_cast<std::size_t>(u));
  }
  std::vector<bool> met(result.size());
  std::vector<std::size_t> stack = {0};
  met[0] = true;
  std::size_t count = 1;
  while (!stack.empty()) {
    const std::size_t v = stack.back();
    stack.pop_back();
    for (const std::size_t u : result[v]) {
      if (met[u]) continue;
      met[u] = true;
      ++count;
      stack.push_back(u);
    }
  }
  if (count < result.size()) throw InputError("flood: the board is not connected");
  return result;
}

RegionGraph regions_of(const Neighbours& neighbours, const std::vector<int>& colours) {
  RegionGraph graph;
  const std::size_t nowhere = colours.size();
  graph.region_of.assign(colours.size(), nowhere);
  std::vector<std::size_t> stack;
  for (std::size_t v = 0; v < colours.size(); ++v) {
    if (graph.region_of[v] != nowhere) continue;
    const std::size_t region = graph.size();
    graph.colour.push_back(colours[v]);
    graph.region_of[v] = region;
    stack.push_back(v);
    while (!stack.empty()) {
      const std::size_t w = stack.back();
      stack.pop_back();
      for (const std::size_t u : neighbours[w]) {
        if (colours[u] != colours[v] || graph.region_of[u] != nowhere) continue;
        graph.region_of[u] = region;
        stack.push_back(u);
      }
    }
  }
  graph.near.assign(graph.size(), graph.none());
  for (std::size_t v = 0; v < colours.size(); ++v) {
    for (const std::size_t u : neighbours[v]) {
      if (graph.region_of[u] == graph.region_of[v]) continue;
      add_region(graph.near[graph.region_of[v]], graph.region_of[u]);
    }
  }
  return graph;
}

std::string fault_of_calls(const FloodListing& board,
                           const std::vector<std::pair<int, int>>& calls) {
  const Neighbours neighbours = neighbours_of(board);
  std::vector<int> colours = board.colours;
  const auto colours_left = [&] {
    std::vector<int> some = colours;
    std::sort(some.begin(), some.end());
    return std::unique(some.begin(), some.end()) - some.begin();
  };
  for (std::size_t i = 0; i < calls.size(); ++i) {
    const auto [vertex, colour] = calls[i];
    const int before = colours[static_cast<std::size_t>(vertex)];
    if (colours_left() == 1) return fmt::format("call {} comes after the end", i + 1);
    if (before == colour) {
      return fmt::format("call {} gives vertex {} the colour {} that it has", i + 1, vertex,
                         colour);
    }
    if (std::find(colours.begin(), colours.end(), colour) == colours.end()) {
      return fmt::format("call {}: no vertex has the colour {}", i + 1, colour);
    }
    std::vector<std::size_t> stack = {static_cast<std::size_t>(vertex)};
    colours[stack.front()] = colour;
    while (!stack.empty()) {
      const std::size_t v = stack.back();
      stack.pop_back();
      for (const std::size_t u : neighbours[v]) {
        if (colours[u] != before) continue;
        colours[u] = colour;
        stack.push_back(u);
      }
    }
  }
  if (colours_left() == 1) return "";
  return fmt::format("after {} calls the board still has {} colours", calls.size(), colours_left());
}

}  // namespace harary
