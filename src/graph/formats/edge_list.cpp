// SPDX-License-Identifier: MIT
#include "graph/formats/edge_list.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

#include "graph/formats/line_reader.hpp"
#include "graph/formats/vertex_list.hpp"
#include "graph/formats/whole_number.hpp"

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

// Takes the edges of a file as they come. Whether their numbers are the vertices' own or names is
// known at the end: they are names if there is no order and no 0 among them.
class FileEdges {
 public:
  bool empty() const { return edges_.empty(); }
  void set_order(int order) { order_ = order; }
  bool has_order() const { return order_.has_value(); }

  int vertex(std::string_view text, const TextPlace& place) {
    const int v = parse_vertex(text, order_ ? *order_ : zero_ ? kMaxOrder : kHugeNumber, place);
    zero_ = zero_ || v == 0;
    if (v >= kMaxOrder && !too_high_) too_high_ = {std::string(text), place};
    names_.insert(v);
    if (names_.size() > kMaxOrder) {
      throw InputError(place, fmt::format("{} is vertex number {}; a board has at most {}",
                                          in_quotes(text), names_.size(), kMaxOrder));
    }
    return v;
  }
  void add(int u, int v, const TextPlace& place) {
    refuse_loop(u, v, place);
    if (!edges_.insert(std::minmax(u, v)).second) refuse_twice(u, v, place);
  }

  Graph graph() const {
    if (!order_ && !zero_) return named();
    if (too_high_) parse_vertex(too_high_->first, kMaxOrder, too_high_->second);  // refuses it
    Graph graph(order_ ? *order_ : *names_.rbegin() + 1);
    for (const auto& [u, v] : edges_) graph.add_edge(u, v);
    return graph;
  }

 private:
  // The vertices are those that occur, in the order of their names.
  Graph named() const {
    Graph graph(static_cast<int>(names_.size()));
    const auto number = [&](int name) {
      return static_cast<int>(std::distance(names_.begin(), names_.find(name)));
    };
    for (const auto& [u, v] : edges_) graph.add_edge(number(u), number(v));
    return graph;
  }

  std::optional<int> order_;
  std::set<int> names_;
  std::set<std::pair<int, int>> edges_;
  bool zero_ = false;
  std::optional<std::pair<std::string, TextPlace>>
      too_high_;  // the first number that only a name can be
};

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
  FileEdges edges;
  while (std::optional<std::string_view> line = lines.next()) {
    LineFields fields(line->substr(0, line->find('#')));
    const std::optional<Field> first = fields.next();
    if (!first) continue;
    const TextPlace place = lines.place(first->column);
    if (first->text == "n") {
      if (edges.has_order() || !edges.empty()) {
        throw InputError(place, "the line 'n ORDER' must come first, once");
      }
      edges.set_order(parse_order_line(fields, lines));
    } else {
      const int u = edges.vertex(first->text, place);
      const std::optional<Field> second = fields.next();
      if (!second) {
        throw InputError(lines.place(fields.column()), "expected a second vertex: one edge a line");
      }
      edges.add(u, edges.vertex(second->text, lines.place(second->column)), place);
    }
    if (const std::optional<Field> extra = fields.next()) {
      throw InputError(lines.place(extra->column),
                       fmt::format("unexpected {} at the end of the line", in_quotes(extra->text)));
    }
  }
  if (!edges.has_order() && edges.empty()) {
    throw InputError({source}, "no edges; a board without edges needs a line 'n ORDER'");
  }
  return edges.graph();
}

std::string edges_text(const Graph& graph) {
  std::string result = fmt::format("n {}\n", graph.order());
  for (const Edge e : graph.edges()) result += fmt::format("{} {}\n", e.low, e.high);
  return result;
}

}  // namespace harary
