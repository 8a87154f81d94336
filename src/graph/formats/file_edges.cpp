// SPDX-License-Identifier: MIT
#include "graph/formats/file_edges.hpp"

#include <fmt/format.h>

#include "graph/formats/line_reader.hpp"

namespace harary {

void FileEdges::add(int u, int v, std::string_view text, const TextPlace& place) {
  if (u == v)
    throw InputError(place, fmt::format("{} is a loop; loops are not allowed", shortened(text)));
  const bool again = seen_.contains({u, v});
  const bool reversed = seen_.contains({v, u});
  if (listed_ == Listed::merged) {
    if (again || reversed) return;
  } else if (again || (reversed && listed_ == Listed::once)) {
    throw InputError(place, fmt::format("the edge {} is listed twice", shortened(text)));
  }
  from_both_ = from_both_ || reversed;
  if (!reversed) ++edges_;
  seen_.emplace(std::pair(u, v), Entry{std::string(text), place});
  in_order_.emplace_back(u, v);
}

Graph FileEdges::graph(int order) const {
  Graph graph(order);
  for (const auto& [u, v] : in_order_) {
    if ((from_both_ || listed_ == Listed::both_ways) && !seen_.contains({v, u})) {
      const Entry& entry = seen_.at({u, v});
      throw InputError(
          entry.place,
          fmt::format("the edge {} is not listed from its other end, as {}", shortened(entry.text),
                      listed_ == Listed::both_ways ? "this format demands" : "others are"));
    }
    graph.add_edge(u, v);
  }
  return graph;
}

int VertexNames::number(std::string_view name, const TextPlace& place) {
  if (const auto found = numbers_.find(name); found != numbers_.end()) return found->second;
  require_utf_8(name, place);
  const int number = order();
  if (number == kMaxOrder) {
    throw InputError(place, fmt::format("{} is vertex number {}; a board has at most {}",
                                        in_quotes(name), number + 1, kMaxOrder));
  }
  numbers_.emplace(name, number);
  names_.emplace_back(name);
  return number;
}

std::optional<int> VertexNames::find(std::string_view name) const {
  const auto found = numbers_.find(name);
  return found == numbers_.end() ? std::nullopt : std::optional(found->second);
}

int VertexNames::declare(std::string_view name, const TextPlace& place) {
  if (has(name)) {
    throw InputError(place, fmt::format("the vertex {} is there twice", in_quotes(name)));
  }
  return number(name, place);
}

}  // namespace harary
