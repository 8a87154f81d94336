// SPDX-License-Identifier: MIT
// The Trivial Graph Format (.tgf) of yEd: a line "ID LABEL" for each vertex, a line "#", a line
// "ID ID LABEL" for each edge. Labels may be missing.
#include "graph/formats/formats.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <istream>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "graph/formats/board_format.hpp"
#include "graph/formats/file_edges.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/formats/number_lines.hpp"
#include "graph/formats/text_lines.hpp"

namespace harary {

namespace {

struct TgfFile {
  Graph graph;
  std::vector<std::string> ids;
  std::vector<std::string> labels;  // "" where there is none
};

TgfFile read_file(std::istream& in, const std::string& source) {
  LineReader lines(in, source);
  VertexNames vertices;
  FileEdges edges(FileEdges::Listed::once);
  std::vector<std::string> labels;
  bool after_vertices = false;
  while (const std::optional<std::string_view> line = lines.next()) {
    LineFields fields(*line);
    const std::optional<Field> first = fields.next();
    if (!first) continue;
    if (trimmed(*line) == "#") {
      if (after_vertices) throw InputError(lines.place(1), "a second line '#'");
      after_vertices = true;
      continue;
    }
    if (!after_vertices) {
      vertices.declare(first->text, lines.place(first->column));
      const std::string_view label = trimmed(line->substr(fields.column() - 1));
      require_utf_8(label, lines.place(fields.column()));
      labels.emplace_back(label);
      continue;
    }
    const std::optional<Field> second = fields.next();
    if (!second) throw InputError(lines.place(fields.column()), "expected a second vertex");
    for (const Field& end : {*first, *second}) {
      if (vertices.has(end.text)) continue;
      throw InputError(lines.place(end.column),
                       fmt::format("no vertex has the id {}", in_quotes(end.text)));
    }
    const TextPlace place = lines.place(first->column);
    edges.add(vertices.number(first->text, place), vertices.number(second->text, place),
              fmt::format("{} {}", first->text, second->text), place);
  }
  if (!after_vertices) throw InputError({source}, "no line '#' between vertices and edges");
  if (vertices.order() == 0) throw InputError({source}, "no vertices");
  return {edges.graph(vertices.order()), vertices.names(), labels};
}

// The vertices are called by their labels if all differ, else by their ids. Throws InputError with
// line and column for an edge of a vertex that has no line, a loop and an edge that is there twice.
LabelledGraph read_tgf(std::istream& in, const std::string& source) {
  const TgfFile file = read_file(in, source);
  const std::set<std::string> different(file.labels.begin(), file.labels.end());
  const bool named = different.size() == file.labels.size() && !different.contains("");
  return labelled(file.graph, named ? file.labels : file.ids);
}

std::string tgf_text(const LabelledGraph& board) {
  const auto writable = [](const std::string& label) {
    return label.find('\n') == std::string::npos && label.find('\r') == std::string::npos &&
           trimmed(label) == label;
  };
  const bool names = std::all_of(board.labels.begin(), board.labels.end(), writable);
  std::string result;
  for (const int v : board.graph.vertices()) {
    result += names && !board.labels.empty() ? fmt::format("{} {}\n", v, vertex_name(board, v))
                                             : fmt::format("{}\n", v);
  }
  result += "#\n";
  for (const Edge e : board.graph.edges()) result += fmt::format("{} {}\n", e.low, e.high);
  return result;
}

// Is the text in this format beyond doubt? Vertices are numbers, their labels are not, or they have
// no labels. In a list of edges, too, a line may be an empty comment.
bool claims_tgf(std::string_view head) {
  if (head.find('#') == std::string_view::npos) return false;
  std::istringstream in{std::string(head)};
  try {
    const TgfFile file = read_file(in, "");
    return std::all_of(file.ids.begin(), file.ids.end(), is_decimal) &&
           std::none_of(file.labels.begin(), file.labels.end(), [](const std::string& label) {
             return is_decimal(label.substr(0, label.find_first_of(" \t,;")));
           });
  } catch (const InputError&) {
    return false;
  }
}

}  // namespace

constinit const BoardFormat kTgfFormat{.name = "tgf",
                                       .title = "TGF",
                                       .ending = ".tgf",
                                       .read = read_tgf,
                                       .claims = claims_tgf,
                                       .may_be_silent = true,
                                       .write = tgf_text};

}  // namespace harary
