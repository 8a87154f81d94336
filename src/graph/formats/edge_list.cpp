// SPDX-License-Identifier: MIT
#include "graph/formats/edge_list.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "graph/formats/line_reader.hpp"
#include "graph/formats/vertex_list.hpp"
#include "graph/formats/whole_number.hpp"

namespace harary {

namespace {

// Adds {u, v} to `seen` and returns it.
Edge add_new_edge(Graph& seen, int u, int v, const TextPlace& place) {
  if (u == v) throw InputError(place, fmt::format("{}-{} is a loop; loops are not allowed", u, v));
  if (seen.has_edge(u, v)) {
    throw InputError(place, fmt::format("the edge {}-{} is listed twice", u, v));
  }
  seen.add_edge(u, v);
  return Edge::between(u, v);
}

int parse_order_line(LineFields& fields, const LineReader& lines) {
  const std::optional<Field> number = fields.next();
  const std::optional<int> order = number ? whole_number(number->text) : std::nullopt;
  if (!order) {
    throw InputError(lines.place(number ? number->column : fields.column()),
                     "expected the number of vertices after 'n'");
  }
  if (*order < 1 || *order > kMaxOrder) {
    throw InputError(lines.place(number->column), fmt::format("{}: a board has 1 to {} vertices",
                                                              in_quotes(number->text), kMaxOrder));
  }
  return *order;
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

Graph read_edges(std::istream& in, const std::string& source) {
  LineReader lines(in, source);
  std::optional<int> order;  // the order that the file gives
  int needed = 0;            // what its edges need
  Graph seen(kMaxOrder);
  while (std::optional<std::string_view> line = lines.next()) {
    LineFields fields(line->substr(0, line->find('#')));
    const std::optional<Field> first = fields.next();
    if (!first) continue;
    if (first->text == "n") {
      if (order || needed > 0) {
        throw InputError(lines.place(first->column), "the line 'n ORDER' must come first, once");
      }
      order = parse_order_line(fields, lines);
    } else {
      const TextPlace place = lines.place(first->column);
      const int limit = order.value_or(kMaxOrder);
      const int u = parse_vertex(first->text, limit, place);
      const std::optional<Field> second = fields.next();
      if (!second) {
        throw InputError(lines.place(fields.column()), "expected a second vertex: one edge a line");
      }
      const int v = parse_vertex(second->text, limit, lines.place(second->column));
      needed = std::max(needed, add_new_edge(seen, u, v, place).high + 1);
    }
    if (const std::optional<Field> extra = fields.next()) {
      throw InputError(lines.place(extra->column),
                       fmt::format("unexpected {} at the end of the line", in_quotes(extra->text)));
    }
  }
  if (!order && needed == 0) {
    throw InputError({source}, "no edges; a board without edges needs a line 'n ORDER'");
  }
  return seen.induced(VertexSet::first(order.value_or(needed)));
}

std::string edges_text(const Graph& graph) {
  std::string result = fmt::format("n {}\n", graph.order());
  for (const Edge e : graph.edges()) result += fmt::format("{} {}\n", e.low, e.high);
  return result;
}

}  // namespace harary
