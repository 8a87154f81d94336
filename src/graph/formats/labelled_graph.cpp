// SPDX-License-Identifier: MIT
#include "graph/formats/labelled_graph.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <string_view>

#include "graph/formats/whole_number.hpp"

namespace harary {

namespace {

// The number that a name spells without leading zeros.
std::optional<int> number_of(std::string_view name) {
  if (name.size() > 1 && name.front() == '0') return std::nullopt;
  const std::optional<int> number = whole_number(name);
  return number && *number < kHugeNumber ? number : std::nullopt;
}

}  // namespace

LabelledGraph labelled(const Graph& graph, const std::vector<std::string>& names) {
  if (names.size() != static_cast<std::size_t>(graph.order())) {
    throw std::logic_error("a graph has as many names as vertices");
  }
  const auto numbers = [](const std::string& name) { return number_of(name).has_value(); };
  if (!std::all_of(names.begin(), names.end(), numbers)) return {graph, names};
  std::vector<std::size_t> old(names.size());  // by new number
  std::iota(old.begin(), old.end(), std::size_t{0});
  std::stable_sort(old.begin(), old.end(), [&](std::size_t u, std::size_t v) {
    return *number_of(names[u]) < *number_of(names[v]);
  });
  LabelledGraph result{Graph(graph.order()), {}};
  bool plain = true;
  for (std::size_t high = 0; high < old.size(); ++high) {
    result.labels.push_back(names[old[high]]);
    plain = plain && names[old[high]] == std::to_string(high);
    for (std::size_t low = 0; low < high; ++low) {
      if (graph.has_edge(static_cast<int>(old[low]), static_cast<int>(old[high]))) {
        result.graph.add_edge(static_cast<int>(low), static_cast<int>(high));
      }
    }
  }
  if (plain) result.labels.clear();
  return result;
}

std::string vertex_name(const LabelledGraph& board, int vertex) {
  return board.labels.empty() ? std::to_string(vertex)
                              : board.labels[static_cast<std::size_t>(vertex)];
}

}  // namespace harary
