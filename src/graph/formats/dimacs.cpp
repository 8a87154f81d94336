// SPDX-License-Identifier: MIT
#include "graph/formats/dimacs.hpp"

#include <fmt/format.h>

#include <optional>
#include <string_view>

#include "graph/formats/line_reader.hpp"
#include "graph/formats/whole_number.hpp"

namespace harary {

namespace {

// Reads one file; an object holds what has been seen so far.
class DimacsReader {
 public:
  DimacsReader(std::istream& in, const std::string& source) : lines_(in, source) {}

  Graph read() {
    while (const std::optional<std::string_view> line = lines_.next()) {
      LineFields fields(*line);
      const std::optional<Field> kind = fields.next();
      if (!kind || kind->text == "c") continue;
      if (kind->text == "p") {
        read_problem(*kind, fields);
      } else if (kind->text == "e") {
        read_edge(*kind, fields);
      } else {
        refuse(kind->column, fmt::format("{} is not a line of a DIMACS graph; they start with c, "
                                         "p or e",
                                         in_quotes(kind->text)));
      }
      if (const std::optional<Field> extra = fields.next()) {
        refuse(extra->column,
               fmt::format("unexpected {} at the end of the line", in_quotes(extra->text)));
      }
    }
    if (!graph_) refuse(0, "the line 'p edge ORDER EDGES' is missing");
    if (edges_ != promised_) {
      refuse(0,
             fmt::format("the text ended after {} edges; the p line says {}", edges_, promised_));
    }
    return *graph_;
  }

 private:
  void read_problem(const Field& kind, LineFields& fields) {
    if (graph_) refuse(kind.column, "a second p line");
    const std::optional<Field> format = fields.next();
    if (!format || (format->text != "edge" && format->text != "col")) {
      refuse(format ? format->column : fields.column(), "expected 'edge' or 'col' after 'p'");
    }
    const auto [order, order_column] = number(fields, "the number of vertices");
    if (order < 1 || order > kMaxOrder) {
      refuse(order_column, fmt::format("a board has 1 to {} vertices", kMaxOrder));
    }
    const auto [edges, edges_column] = number(fields, "the number of edges");
    if (edges > order * (order - 1) / 2) {
      refuse(edges_column, fmt::format("a graph on {} vertices has at most {} edges", order,
                                       order * (order - 1) / 2));
    }
    graph_ = Graph(order);
    promised_ = edges;
  }

  void read_edge(const Field& kind, LineFields& fields) {
    if (!graph_) refuse(kind.column, "an edge before the line 'p edge ORDER EDGES'");
    const int u = vertex(fields);
    const int v = vertex(fields);
    if (u == v) {
      refuse(kind.column, fmt::format("{} {} is a loop; loops are not allowed", u + 1, v + 1));
    }
    if (graph_->has_edge(u, v)) {
      refuse(kind.column, fmt::format("the edge {} {} is listed twice", u + 1, v + 1));
    }
    if (edges_ == promised_) {
      refuse(kind.column, fmt::format("more edges than the {} of the p line", promised_));
    }
    graph_->add_edge(u, v);
    ++edges_;
  }

  int vertex(LineFields& fields) {
    const auto [value, column] = number(fields, "a vertex");
    if (value < 1 || value > graph_->order()) {
      refuse(column,
             fmt::format("this vertex does not exist: vertices are 1 to {}", graph_->order()));
    }
    return value - 1;
  }

  struct Number {
    int value;
    std::size_t column;
  };
  Number number(LineFields& fields, std::string_view what) {
    const std::optional<Field> field = fields.next();
    if (!field) refuse(fields.column(), fmt::format("the line ends where {} should be", what));
    const std::optional<int> value = whole_number(field->text);
    if (!value) {
      refuse(field->column, fmt::format("expected {}, found {}", what, in_quotes(field->text)));
    }
    return {*value, field->column};
  }

  [[noreturn]] void refuse(std::size_t column, const std::string& message) const {
    throw InputError(lines_.place(column), message);
  }

  LineReader lines_;
  std::optional<Graph> graph_;  // from the p line on
  int promised_ = 0;
  int edges_ = 0;
};

}  // namespace

Graph read_dimacs(std::istream& in, const std::string& source) {
  return DimacsReader(in, source).read();
}

std::string dimacs_text(const Graph& graph) {
  std::string result = fmt::format("p edge {} {}\n", graph.order(), graph.edge_count());
  for (const Edge e : graph.edges()) result += fmt::format("e {} {}\n", e.low + 1, e.high + 1);
  return result;
}

}  // namespace harary
