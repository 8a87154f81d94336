// SPDX-License-Identifier: MIT
#include "graph/formats/adjacency_list.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "graph/formats/file_edges.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/formats/split_line.hpp"
#include "graph/formats/text_lines.hpp"

namespace harary {

namespace {

// Comments, and the lines that showg writes above a graph.
bool skipped_in_list(std::string_view line) {
  return line.starts_with('#') || line.starts_with("Graph ");
}

// Python and JSON write neighbours in brackets.
bool is_bracket(char c) {
  return std::string_view("[](){}").find(c) != std::string_view::npos;
}

// Where the colon after the first vertex is, npos if there is none: "1:", "1 :", "\"a b\": ".
std::size_t colon_of(std::string_view line) {
  constexpr std::string_view kSpace = " \t";
  std::size_t at = std::min(line.find_first_not_of(" \t{"), line.size());
  if (at < line.size() && (line[at] == '"' || line[at] == '\'')) {
    at = std::min(line.find(line[at], at + 1), line.size() - 1) + 1;
  } else {
    at = std::min(line.find_first_of(" \t:", at), line.size());
  }
  at = std::min(line.find_first_not_of(kSpace, at), line.size());
  return at < line.size() && line[at] == ':' ? at : std::string_view::npos;
}

}  // namespace

LabelledGraph read_adjacency_list(std::istream& in, const std::string& source) {
  LineReader lines(in, source);
  VertexNames vertices;
  FileEdges edges(FileEdges::Listed::either);
  std::set<int> with_line;
  std::optional<bool> colons;
  bool begun = false;
  while (const std::optional<std::string_view> next = lines.next()) {
    if (trimmed(*next).starts_with("Graph ") && begun) {
      throw InputError(lines.place(1), "a second graph; a board is one");
    }
    begun = begun || trimmed(*next).starts_with("Graph ");
    if (skipped_in_list(trimmed(*next))) continue;
    std::string line(*next);
    const std::size_t colon = colon_of(line);
    if (trimmed(line).find_first_not_of("[](){};,") == std::string_view::npos) continue;
    if (!colons) colons = colon != std::string::npos;
    if (*colons != (colon != std::string::npos)) {
      throw InputError(lines.place(1), *colons
                                           ? "expected a colon after the vertex, as lines before "
                                             "have one"
                                           : "a colon after the vertex; lines before have none");
    }
    if (*colons) {
      line[colon] = ' ';
      std::replace_if(line.begin(), line.end(), is_bracket, ' ');
    }
    const std::vector<SplitField> fields = split_line(line, lines.place(1));
    if (fields.empty()) continue;
    begun = true;
    const TextPlace start = lines.place(fields[0].column);
    const int u = vertices.number(fields[0].text, start);
    if (!with_line.insert(u).second) {
      throw InputError(start,
                       fmt::format("the vertex {} has two lines", in_quotes(fields[0].text)));
    }
    for (std::size_t i = 1; i < fields.size(); ++i) {
      const TextPlace place = lines.place(fields[i].column);
      edges.add(u, vertices.number(fields[i].text, place),
                fmt::format("{}-{}", fields[0].text, fields[i].text), place);
    }
  }
  if (vertices.order() == 0) throw InputError({source}, "no vertices");
  // Nearly every text is a list of vertices.
  if (edges.edges() == 0 && !*colons) {
    throw InputError({source}, "no edges; a list of vertices alone has a colon after each");
  }
  return labelled(edges.graph(vertices.order()), vertices.names());
}

std::string adjacency_list_text(const LabelledGraph& board) {
  const bool names = std::all_of(board.labels.begin(), board.labels.end(), can_be_quoted);
  const auto name = [&](int v) {
    return names ? quoted_field(vertex_name(board, v)) : std::to_string(v);
  };
  std::string result;
  for (const int v : board.graph.vertices()) {
    result += fmt::format("{}:", name(v));
    for (const int w : board.graph.neighbours(v)) result += fmt::format(" {}", name(w));
    result += '\n';
  }
  return result;
}

bool claims_adjacency_list(std::string_view head) {
  if (head.starts_with("Graph ")) {
    head = head.substr(std::min(head.find('\n'), head.size()));
  }
  const std::string_view line = first_line(head, skipped_in_list);
  const std::size_t colon = colon_of(line);
  // Not a drive, not "a:b c:d".
  return colon != std::string_view::npos && (colon + 1 == line.size() || line[colon + 1] == ' ' ||
                                             line[colon + 1] == '\t' || line[colon + 1] == '[');
}

}  // namespace harary
