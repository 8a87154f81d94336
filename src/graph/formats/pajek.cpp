// SPDX-License-Identifier: MIT
// Pajek (.net): "*Vertices N", a line "NUMBER LABEL" for each vertex that has a label, "*Edges" or
// "*Edgeslist", and then the edges; arcs are read where each has its reverse.
#include "graph/formats/formats.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <istream>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/small_letters.hpp"
#include "graph/formats/board_format.hpp"
#include "graph/formats/file_edges.hpp"
#include "graph/formats/number_lines.hpp"
#include "graph/formats/text_lines.hpp"

namespace harary {

namespace {

class PajekReader {
 public:
  PajekReader(std::istream& in, const std::string& source) : lines_(in, source) {}

  LabelledGraph read() {
    while (const std::optional<std::string_view> next = lines_.next()) {
      const std::string_view line = trimmed(*next);
      if (line.empty() || line.starts_with('%')) continue;
      if (line.starts_with('*')) {
        begin(*next);
      } else {
        read_line(*next);
      }
    }
    if (order_ == 0) lines_.refuse(0, "no line '*Vertices'");
    Graph graph = edges_.graph(order_);
    for (const Edge e : arcs_.graph(order_).edges()) {
      if (graph.has_edge(e.low, e.high)) {
        lines_.refuse(0, fmt::format("{} {} is an edge and two arcs", e.low + 1, e.high + 1));
      }
      graph.add_edge(e.low, e.high);
    }
    const std::set<std::string> different(labels_.begin(), labels_.end());
    const bool named = different.size() == labels_.size() && !different.contains("");
    return named ? labelled(graph, labels_) : LabelledGraph{graph, {}};
  }

 private:
  enum class Part { none, vertices, edges, arcs, edge_lists, arc_lists };

  void begin(std::string_view line) {
    LineFields fields(line);
    const Field head = *fields.next();
    const std::string word = small_letters(std::string(head.text));
    if (word == "*network") return;
    if (word == "*vertices") {
      if (order_ != 0) lines_.refuse(head.column, "a second network; a board is one");
      order_ = lines_.order(fields);
      labels_.resize(static_cast<std::size_t>(order_));
      part_ = Part::vertices;
      return;
    }
    part_ = word == "*edges"       ? Part::edges
            : word == "*arcs"      ? Part::arcs
            : word == "*edgeslist" ? Part::edge_lists
            : word == "*arcslist"  ? Part::arc_lists
                                   : Part::none;
    if (part_ == Part::none) {
      lines_.refuse(head.column, fmt::format("the part {} of Pajek is not read; *Vertices, *Edges, "
                                             "*Arcs, *Edgeslist and *Arcslist are",
                                             in_quotes(head.text)));
    }
    if (order_ == 0) lines_.refuse(head.column, "'*Vertices' must come first");
  }

  void read_line(std::string_view line) {
    LineFields fields(line);
    if (part_ == Part::none) lines_.refuse(1, "expected '*Vertices'");
    const int u = lines_.vertex(fields, order_);
    if (part_ == Part::vertices) return read_label(u, line.substr(fields.column() - 1));
    const bool lists = part_ == Part::edge_lists || part_ == Part::arc_lists;
    const bool arcs = part_ == Part::arcs || part_ == Part::arc_lists;
    do {
      const int v = lines_.vertex(fields, order_);
      (arcs ? arcs_ : edges_).add(u, v, fmt::format("{} {}", u + 1, v + 1), lines_.place(1));
    } while (lists && !trimmed(line.substr(std::min(fields.column() - 1, line.size()))).empty());
  }

  // In quotes, or one word; places and colours may follow.
  void read_label(int vertex, std::string_view rest) {
    rest = trimmed(rest);
    const bool quoted = rest.starts_with('"');
    if (quoted) rest.remove_prefix(1);
    const std::size_t end = quoted ? rest.find('"') : rest.find_first_of(" \t");
    if (quoted && end == std::string_view::npos) lines_.refuse(1, "a quote does not end");
    const std::string_view label = rest.substr(0, end);
    require_utf_8(label, lines_.place(1));
    labels_[static_cast<std::size_t>(vertex)] = std::string(label);
  }

  NumberLines lines_;
  Part part_ = Part::none;
  int order_ = 0;
  std::vector<std::string> labels_;
  FileEdges edges_{FileEdges::Listed::once};
  FileEdges arcs_{FileEdges::Listed::both_ways};
};

// The vertices are called by their labels if all differ. Throws InputError with line and column for
// an arc without its reverse, an edge that is there twice, a loop and what is not in the format.
LabelledGraph read_pajek(std::istream& in, const std::string& source) {
  return PajekReader(in, source).read();
}

std::string pajek_text(const LabelledGraph& board) {
  const bool names =
      !board.labels.empty() &&
      std::all_of(board.labels.begin(), board.labels.end(), [](const std::string& label) {
        return label.find_first_of("\"\r\n") == std::string::npos && trimmed(label) == label;
      });
  std::string result = fmt::format("*Vertices {}\n", board.graph.order());
  for (const int v : board.graph.vertices()) {
    if (names) result += fmt::format("{} \"{}\"\n", v + 1, vertex_name(board, v));
  }
  result += "*Edges\n";
  for (const Edge e : board.graph.edges()) result += fmt::format("{} {}\n", e.low + 1, e.high + 1);
  return result;
}

bool claims_pajek(std::string_view head) {
  const std::string_view line =
      first_line(head, [](std::string_view one) { return one.starts_with('%'); });
  const std::string start =
      small_letters(std::string(line.substr(0, std::min(line.find_first_of(" \t"), line.size()))));
  return start == "*vertices" || start == "*network";
}

}  // namespace

constinit const BoardFormat kPajekFormat{.name = "pajek",
                                         .title = "Pajek",
                                         .ending = ".net",
                                         .other_endings = ".paj",
                                         .read = read_pajek,
                                         .claims = claims_pajek,
                                         .write = pajek_text};

}  // namespace harary
