// SPDX-License-Identifier: MIT
#include "graph/formats/edge_list.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "graph/formats/line_reader.hpp"
#include "graph/formats/vertex_list.hpp"

namespace harary {

namespace {

[[noreturn]] void refuse_twice(int u, int v, const TextPlace& place) {
  throw InputError(place, fmt::format("the edge {}-{} is listed twice", u, v));
}

void refuse_loop(int u, int v, const TextPlace& place) {
  if (u == v) throw InputError(place, fmt::format("{}-{} is a loop; loops are not allowed", u, v));
}

// Adds {u, v} to `seen` and returns it.
Edge add_new_edge(Graph& seen, int u, int v, const TextPlace& place) {
  refuse_loop(u, v, place);
  if (seen.has_edge(u, v)) refuse_twice(u, v, place);
  seen.add_edge(u, v);
  return Edge::between(u, v);
}

}  // namespace

std::vector<Edge> parse_edge_list(std::string_view text, int order, const TextPlace& start) {
  std::vector<Edge> edges;
  Graph seen(kMaxOrder);
  std::size_t at = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    const std::string_view item = text.substr(at, end - at);
    const std::size_t dash = item.find('-');
    if (dash == std::string_view::npos) {
      throw InputError(moved(start, at),
                       fmt::format("expected an edge such as 0-1, found {}", in_quotes(item)));
    }
    const int u = parse_vertex(item.substr(0, dash), order, moved(start, at));
    const int v = parse_vertex(item.substr(dash + 1), order, moved(start, at + dash + 1));
    edges.push_back(add_new_edge(seen, u, v, moved(start, at)));
    if (end == text.size()) break;
    at = end + 1;
  }
  return edges;
}

std::string edge_list_text(const std::vector<Edge>& edges) {
  std::string result;
  for (const Edge e : edges) {
    if (!result.empty()) result += ',';
    result += fmt::format("{}-{}", e.low, e.high);
  }
  return result;
}

}  // namespace harary
