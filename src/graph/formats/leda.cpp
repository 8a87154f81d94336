// SPDX-License-Identifier: MIT
// LEDA graph files (.gw, .lgr), as the LEDA guide defines them: the lines LEDA.GRAPH, the types of
// what vertices and edges carry, -1 or -2 for directed or undirected; how many vertices, a line
// "|{label}|" for each; how many edges, a line "U V REVERSAL |{label}|" for each. Lines that start
// with # are comments. Vertices count from 1 in the file and from 0 in the graph.
#include "graph/formats/formats.hpp"

#include <fmt/format.h>

#include <istream>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "graph/formats/board_format.hpp"
#include "graph/formats/file_edges.hpp"
#include "graph/formats/number_lines.hpp"
#include "graph/formats/text_lines.hpp"

namespace harary {

namespace {

class LedaReader {
 public:
  LedaReader(std::istream& in, const std::string& source) : lines_(in, source) {}

  LabelledGraph read() {
    if (content("LEDA.GRAPH") != "LEDA.GRAPH") lines_.refuse(1, "expected LEDA.GRAPH");
    content("the type of the vertices");
    content("the type of the edges");
    LineFields direction(content("-1 or -2"));
    const std::optional<Field> which = direction.next();
    if (which->text == "-1") {
      lines_.refuse(which->column, "this is a directed graph (-1); boards are undirected (-2)");
    }
    if (which->text != "-2") {
      lines_.refuse(which->column, fmt::format("expected -2, an undirected graph, found {}",
                                               in_quotes(which->text)));
    }
    lines_.end(direction);
    const int order = read_vertices();
    read_edges(order);
    if (const auto line = next()) lines_.refuse(1, "a line after the last edge");
    const Graph graph = edges_.graph(order);
    const std::set<std::string> different(labels_.begin(), labels_.end());
    const bool named = different.size() == labels_.size() && !different.contains("");
    return named ? labelled(graph, labels_) : LabelledGraph{graph, {}};
  }

 private:
  // The next line that is neither blank nor a comment.
  std::optional<std::string_view> next() {
    while (const std::optional<std::string_view> line = lines_.next()) {
      const std::string_view text = trimmed(*line);
      if (!text.empty() && !text.starts_with('#')) return text;
    }
    return std::nullopt;
  }
  std::string_view content(std::string_view what) {
    const auto line = next();
    if (!line) lines_.refuse(0, fmt::format("the text ends where {} should be", what));
    return *line;
  }

  std::string_view label(std::string_view text) const {
    if (!text.starts_with("|{") || !text.ends_with("}|") || text.size() < 4) {
      lines_.refuse(1, fmt::format("expected |{{…}}|, found {}", in_quotes(text)));
    }
    text = text.substr(2, text.size() - 4);
    require_utf_8(text, lines_.place(1));
    return text;
  }

  int read_vertices() {
    LineFields fields(content("the number of vertices"));
    const int order = lines_.order(fields);
    lines_.end(fields);
    for (int v = 0; v < order; ++v) labels_.emplace_back(label(content("a vertex, |{…}|,")));
    return order;
  }

  void read_edges(int order) {
    LineFields head(content("the number of edges"));
    const int count = lines_.edge_count(head, order);
    lines_.end(head);
    for (int i = 0; i < count; ++i) {
      const std::string_view line = content("an edge");
      LineFields fields(line);
      const int u = lines_.vertex(fields, order);
      const int v = lines_.vertex(fields, order);
      lines_.number(fields, "the number of the reversed edge, 0 for none,");
      label(trimmed(line.substr(fields.column() - 1)));
      edges_.add(u, v, fmt::format("{} {}", u + 1, v + 1), lines_.place(1));
    }
  }

  NumberLines lines_;
  FileEdges edges_{FileEdges::Listed::once};
  std::vector<std::string> labels_;
};

// The labels of the vertices are kept if all differ. Throws InputError with line and column for a
// directed graph and for what is not in the format.
LabelledGraph read_leda(std::istream& in, const std::string& source) {
  return LedaReader(in, source).read();
}

std::string leda_text(const LabelledGraph& board) {
  const Graph& graph = board.graph;
  std::string result = fmt::format("LEDA.GRAPH\nstring\nvoid\n-2\n{}\n", graph.order());
  for (int v = 0; v < graph.order(); ++v) {
    result += fmt::format("|{{{}}}|\n", vertex_name(board, v));
  }
  result += fmt::format("{}\n", graph.edge_count());
  for (const Edge e : graph.edges()) {
    result += fmt::format("{} {} 0 |{{}}|\n", e.low + 1, e.high + 1);
  }
  return result;
}

bool claims_leda(std::string_view head) {
  return first_line(head, [](std::string_view line) { return line.starts_with('#'); }) ==
         "LEDA.GRAPH";
}

}  // namespace

constinit const BoardFormat kLedaFormat{.name = "leda",
                                        .title = "LEDA",
                                        .ending = ".gw",
                                        .other_endings = ".lgr .leda",
                                        .read = read_leda,
                                        .claims = claims_leda,
                                        .write = leda_text};

}  // namespace harary
