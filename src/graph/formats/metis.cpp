// SPDX-License-Identifier: MIT
// METIS graph files (.graph, .metis), as the manual of METIS 5 defines them: a line "ORDER EDGES
// [FMT [NCON]]", then for each vertex a line with its neighbours, in which every edge occurs twice.
// FMT says whether sizes and weights stand in between; they are read over. Lines that start with %
// are comments, an empty line is a vertex without neighbours. Vertices count from 1 in the file and
// from 0 in the graph.
#include "graph/formats/formats.hpp"

#include <fmt/format.h>

#include <istream>
#include <optional>
#include <string>
#include <string_view>

#include "graph/formats/board_format.hpp"
#include "graph/formats/file_edges.hpp"
#include "graph/formats/number_lines.hpp"
#include "graph/formats/text_lines.hpp"

namespace harary {

namespace {

// What stands in a vertex's line besides its neighbours.
struct Extras {
  bool size = false;
  int weights = 0;
  bool edge_weights = false;
};

Extras read_extras(LineFields& fields, const NumberLines& lines) {
  Extras extras;
  const std::optional<Field> format = fields.next();
  if (!format) return extras;
  const std::string_view digits = format->text;
  if (digits.size() > 3 || digits.find_first_not_of("01") != std::string_view::npos) {
    lines.refuse(format->column, fmt::format("{} is not a FMT of METIS: up to three digits 0 or 1",
                                             in_quotes(digits)));
  }
  const auto digit = [&](std::size_t from_right) {
    return digits.size() >= from_right && digits[digits.size() - from_right] == '1';
  };
  extras.edge_weights = digit(1);
  extras.weights = digit(2) ? 1 : 0;
  extras.size = digit(3);
  LineFields after = fields;
  if (after.next()) {
    const auto [count, column] = lines.number(fields, "the number of weights of a vertex");
    constexpr int kMost = 64;
    if (count > kMost) lines.refuse(column, fmt::format("more than {} weights a vertex", kMost));
    if (extras.weights > 0) extras.weights = count;
  }
  return extras;
}

// Throws InputError with line and column for a line too few or too many, a vertex out of range, a
// loop, an edge that one of its ends lists twice or not at all, and a wrong number of edges.
LabelledGraph read_metis(std::istream& in, const std::string& source) {
  NumberLines lines(in, source);
  FileEdges edges(FileEdges::Listed::both_ways);
  std::optional<int> order;
  int promised = 0;
  int vertex = 0;
  Extras extras;
  while (const std::optional<std::string_view> line = lines.next()) {
    if (line->starts_with('%')) continue;
    LineFields fields(*line);
    if (!order) {
      if (trimmed(*line).empty()) continue;
      order = lines.order(fields);
      promised = lines.edge_count(fields, *order);
      extras = read_extras(fields, lines);
      lines.end(fields);
      continue;
    }
    if (vertex == *order) {
      if (trimmed(*line).empty()) continue;
      lines.refuse(0, fmt::format("a line after those of all {} vertices", *order));
    }
    if (extras.size) lines.weight(fields);
    for (int i = 0; i < extras.weights; ++i) lines.weight(fields);
    for (;;) {
      LineFields after = fields;
      const std::optional<Field> next = after.next();
      if (!next) break;
      const int neighbour = lines.vertex(fields, *order);
      edges.add(vertex, neighbour, fmt::format("{} {}", vertex + 1, neighbour + 1),
                lines.place(next->column));
      if (extras.edge_weights) lines.weight(fields);
    }
    ++vertex;
  }
  if (!order) throw InputError({source}, "the line 'ORDER EDGES' is missing");
  // Editors take empty lines off the end.
  const Graph graph = edges.graph(*order);
  if (graph.edge_count() != promised) {
    lines.refuse(0, fmt::format("the text ended after {} edges; the first line says {}",
                                graph.edge_count(), promised));
  }
  return {graph, {}};
}

std::string metis_text(const LabelledGraph& board) {
  const Graph& graph = board.graph;
  std::string result = fmt::format("{} {}\n", graph.order(), graph.edge_count());
  for (int v = 0; v < graph.order(); ++v) {
    std::string line;
    for (const int w : graph.neighbours(v)) {
      line += fmt::format("{}{}", line.empty() ? "" : " ", w + 1);
    }
    result += line + '\n';
  }
  return result;
}

}  // namespace

constinit const BoardFormat kMetisFormat{.name = "metis",
                                         .title = "METIS",
                                         .ending = ".metis",
                                         .other_endings = ".graph",
                                         .read = read_metis,
                                         .write = metis_text};

}  // namespace harary
