// SPDX-License-Identifier: MIT
#include "games/builder/setup.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "games/edges/colouring.hpp"
#include "games/edges/text.hpp"
#include "graph/named.hpp"
#include "graph/subgraph.hpp"

namespace harary {

namespace {

constexpr int kMostVertices = 32;
constexpr int kMostEdges = kMostVertices / 2;

// New vertices for `edges` edges, and those that edges of the start may have.
Graph board_without_bound(const GameOptions& options, int edges) {
  const Graph largest = complete_graph(kMostVertices);
  int order = 0;
  for (const std::string colour : {"red", "green"}) {
    for (const Edge e : options.edges(colour, largest)) order = std::max(order, e.high + 1);
  }
  order += 2 * edges;
  if (order > kMostVertices) {
    throw InputError(
        fmt::format("--edges: with the edges of the start there would be {} vertices, "
                    "more than {}; give fewer edges",
                    order, kMostVertices));
  }
  return complete_graph(order);
}

// Is the board complete, with two vertices without an edge for each edge that Builder may draw?
bool has_room(const Graph& board, const BuilderSetup& setup) {
  VertexSet used;
  for (const auto* edges : {&setup.red, &setup.green}) {
    for (const Edge e : *edges) {
      used.insert(e.low);
      used.insert(e.high);
    }
  }
  const int order = board.order();
  return order <= kMostVertices && board.edge_count() == order * (order - 1) / 2 &&
         order - used.size() >= 2 * setup.edges;
}

void require_no_copy(const Graph& board, const std::vector<Edge>& edges, const Graph& target,
                     std::string_view option) {
  if (contains_copy(Graph(board.order(), edges), target)) {
    throw InputError(fmt::format("{}: the start contains a copy of the target", option));
  }
}

// Without a bound on the vertices there are always some without an edge.
Graph without_isolated_vertices(const Graph& target) {
  std::vector<int> number(static_cast<std::size_t>(target.order()), -1);
  int order = 0;
  for (const int v : target.vertices()) {
    if (target.degree(v) > 0) number[static_cast<std::size_t>(v)] = order++;
  }
  Graph result(order);
  for (const Edge e : target.edges()) {
    result.add_edge(number[static_cast<std::size_t>(e.low)],
                    number[static_cast<std::size_t>(e.high)]);
  }
  return result;
}

// A target may have more vertices than a small number of edges gives: then Painter wins.
Graph read_target(const GameOptions& options, const std::string& name,
                  const std::string& otherwise) {
  return options.target(name, otherwise, complete_graph(kMostVertices));
}

}  // namespace

OptionSpec builder_edges_option() {
  return {.name = "edges",
          .type = OptionType::number,
          .label = "Edges that Builder may draw",
          .help = "the number of edges that Builder may draw (default 8)",
          .default_text = "8",
          .least = 1,
          .most = kMostEdges};
}

BuilderSetup read_builder_setup(const GameOptions& options) {
  BuilderSetup setup;
  setup.edges = options.number(builder_edges_option());
  const std::string usual = options.text("target", "K3");
  setup.red_target = read_target(options, "target", usual);
  setup.green_target = read_target(options, "green-target", usual);
  const bool given = options.has("board") || options.has("order");
  const Graph board = given ? options.board() : board_without_bound(options, setup.edges);
  setup.red = options.edges("red", board);
  setup.green = options.edges("green", board);
  require_disjoint(setup.red, setup.green);
  setup.unbounded = has_room(board, setup);
  if (setup.unbounded) {
    setup.red_target = without_isolated_vertices(setup.red_target);
    setup.green_target = without_isolated_vertices(setup.green_target);
  }
  require_no_copy(board, setup.red, setup.red_target, "--red");
  require_no_copy(board, setup.green, setup.green_target, "--green");
  setup.board = std::make_shared<const EdgeBoard>(board);
  return setup;
}

std::string builder_move_text(int colour, const std::string& edge) {
  return (colour == kRed ? "red=" : colour == kGreen ? "green=" : "") + edge;
}

std::pair<int, std::string_view> read_builder_move(std::string_view text, Side mover) {
  constexpr int kDrawn = 2;
  const std::size_t equals = text.find('=');
  if (mover == Side::first) {
    if (equals == std::string_view::npos) return {kDrawn, text};
    throw InputError(
        fmt::format("move: {} is Painter's; Builder draws an edge, such as 0-1", in_quotes(text)));
  }
  const std::string_view colour = text.substr(0, equals == std::string_view::npos ? 0 : equals);
  if (colour == "red") return {kRed, text.substr(equals + 1)};
  if (colour == "green" || colour == "blue") return {kGreen, text.substr(equals + 1)};
  throw InputError(fmt::format(
      "move: {} names no colour and edge; Painter writes red=0-1 or green=0-1", in_quotes(text)));
}

const std::vector<std::vector<std::string>>& builder_field_names() {
  static const std::vector<std::vector<std::string>> kNames = [] {
    auto names = red_and_green_names();
    names.push_back({"edges"});
    return names;
  }();
  return kNames;
}

void require_builder_position(const BuilderPositionFacts& facts, int edges) {
  if (!facts.extends_start) {
    throw InputError("position: the edges coloured from the start must be part of it");
  }
  if (facts.drawn > 1) throw InputError("position: only one edge can be drawn and not painted");
  if (facts.painted + facts.drawn > edges) {
    throw InputError(
        fmt::format("position: it has more than the {} edges that Builder may draw", edges));
  }
  if (facts.has_copy && facts.drawn > 0) {
    throw InputError("position: no edge is drawn after a copy is complete");
  }
}

}  // namespace harary
