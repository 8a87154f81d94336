// SPDX-License-Identifier: MIT
#include "graph/board_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "base/printable.hpp"
#include "graph/formats/board_file.hpp"
#include "graph/formats/board_formats.hpp"
#include "graph/formats/edge_list.hpp"
#include "graph/formats/graph6.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/named.hpp"

namespace harary {

namespace {

// Where the text of an option starts.
TextPlace start_of(std::string_view option) {
  return {std::string(option), 1, 1};
}

Graph checked_board(const Graph& graph, const TextPlace& place) {
  if (graph.order() == 0) {
    throw InputError(
        place, fmt::format("the graph has no vertices; a board has 1 to {} vertices", kMaxOrder));
  }
  return graph;
}

// A word with the prefix of its format; nothing for other text.
std::optional<Graph> parse_prefixed(std::string_view text, const TextPlace& start) {
  const BoardFormat* format = format_of_word(text);
  if (format == nullptr) return std::nullopt;
  const std::size_t length = format->prefix.size();
  return format->decode(text.substr(length), moved(start, length));
}

// "0-1,1-2,2-0": the edges, on the vertices up to the largest one; nothing for other text.
std::optional<Graph> parse_edges(std::string_view text, const TextPlace& start) {
  const bool of_digits = text.find_first_not_of("0123456789-,") == std::string_view::npos;
  if (!of_digits || text.find('-') == std::string_view::npos) return std::nullopt;
  const std::vector<Edge> edges = parse_edge_list(text, kMaxOrder, start);
  int order = 0;
  for (const Edge e : edges) order = std::max(order, e.high + 1);
  return Graph(order, edges);
}

// A line of a list without its format's prefix, as it stands for a board: "DqK" is meant as
// "g6:DqK". Empty for text that is none.
std::string with_prefix(std::string_view text) {
  const std::size_t last = text.find_last_not_of(" \t\r\n");
  if (last == std::string_view::npos) return "";
  text = text.substr(0, last + 1);
  try {
    const BoardFormat& format = format_of_line(text);
    if (format.decode(text, {}).order() == 0) return "";
    if (text.starts_with(format.header)) text.remove_prefix(format.header.size());
    return fmt::format("{}{}", format.prefix, text);
  } catch (const InputError&) {
    return "";
  }
}

// Any word begins like graph6. Where it is damaged and says more vertices than the board has, edges
// written in another way are meant.
Graph decoded_or_no_edges(std::string_view text, int order, const TextPlace& start) {
  try {
    return decode_graph6(text, start);
  } catch (const InputError&) {
    constexpr char kNoVertices = '?';
    if (text.front() - kNoVertices <= order) throw;
    throw InputError(start, fmt::format("expected edges such as 0-1,1-2 or graph6 of at most {} "
                                        "vertices, found {}",
                                        order, in_quotes(text)));
  }
}

}  // namespace

LabelledGraph parse_labelled_board(std::string_view text, std::string_view option) {
  if (text.starts_with('@')) {
    const BoardFileName file = board_file_name(text.substr(1));
    if (file.path.empty()) {
      throw InputError({std::string(option)},
                       fmt::format("{} names no file; write @FILE", in_quotes(text)));
    }
    return read_board_file(file.path, file.format);
  }
  if (format_of_file(text) != nullptr) {
    throw InputError({std::string(option)}, fmt::format("{} is not a graph; a file is written @{}",
                                                        in_quotes(text), printable(text)));
  }
  return {parse_board_without_files(text, option), {}};
}

Graph parse_board(std::string_view text, std::string_view option) {
  return parse_labelled_board(text, option).graph;
}

Graph parse_board_without_files(std::string_view text, std::string_view option) {
  const TextPlace start = start_of(option);
  const TextPlace whole{start.source};
  if (text.empty()) throw InputError(whole, "expected a board such as K6, found nothing");
  if (text.starts_with('@')) throw InputError(whole, "files cannot be read here");
  if (const auto graph = parse_prefixed(text, start)) return checked_board(*graph, start);
  if (const auto graph = parse_edges(text, start)) return *graph;
  try {
    return named_graph(text, start);
  } catch (const InputError& error) {
    const std::string meant = with_prefix(text);
    if (meant.empty() ||
        std::string_view(error.what()).find("did you mean") != std::string_view::npos)
      throw;
    throw InputError(whole,
                     fmt::format("{} is not a name; did you mean {}?", in_quotes(text), meant));
  }
}

std::string board_text(const Graph& graph) {
  const std::string name = graph_name(graph);
  return name.empty() ? std::string(kGraph6Format.prefix) + encode_graph6(graph) : name;
}

std::vector<Edge> parse_edge_set(std::string_view text, const Graph& board,
                                 std::string_view option) {
  const TextPlace start = start_of(option);
  std::vector<Edge> edges;
  const auto prefixed = parse_prefixed(text, start);
  // Characters of graph6 are letters and some signs; '-', ',' and digits are not among them.
  const bool is_list = text.empty() || text.find_first_of("0123456789-,") != std::string_view::npos;
  if (!prefixed && is_list) {
    edges = parse_edge_list(text, board.order(), start);
  } else {
    const Graph graph = prefixed ? *prefixed : decoded_or_no_edges(text, board.order(), start);
    if (graph.order() > board.order()) {
      throw InputError(start, fmt::format("this graph has {} vertices, the board only {}",
                                          graph.order(), board.order()));
    }
    edges = graph.edges();
  }
  for (const Edge e : edges) {
    if (!board.has_edge(e)) {
      throw InputError({start.source},
                       fmt::format("{}-{} is not an edge of the board", e.low, e.high));
    }
  }
  return edges;
}

std::string edge_set_text(const std::vector<Edge>& edges) {
  return edge_list_text(edges);
}

}  // namespace harary
