// SPDX-License-Identifier: MIT
#include "games/colouring/colouring_rules.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/assert.hpp"
#include "base/error.hpp"
#include "games/edges/text.hpp"
#include "graph/board_text.hpp"
#include "graph/formats/vertex_list.hpp"
#include "graph/formats/whole_number.hpp"

namespace harary {

namespace {

// Its vertices are the edges of the board, adjacent if they share an end.
Graph line_graph(const Graph& board) {
  const std::vector<Edge> edges = board.edges();
  if (edges.size() > static_cast<std::size_t>(kMaxOrder)) {
    throw LimitError(
        fmt::format("--elements edges: at most {} edges can be coloured; the board has {}",
                    kMaxOrder, edges.size()));
  }
  Graph result(static_cast<int>(edges.size()));
  for (std::size_t j = 1; j < edges.size(); ++j) {
    for (std::size_t i = 0; i < j; ++i) {
      const Edge a = edges[i];
      const Edge b = edges[j];
      if (a.low == b.low || a.low == b.high || a.high == b.low || a.high == b.high) {
        result.add_edge({static_cast<int>(i), static_cast<int>(j)});
      }
    }
  }
  return result;
}

}  // namespace

ColouringRules::ColouringRules(const Graph& board, int colours, Side starter, Coloured what)
    : board_(board),
      graph_(what == Coloured::edges ? line_graph(board) : board),
      colours_(colours),
      starter_(starter),
      what_(what) {
  HARARY_ASSERT(colours >= 1 && colours <= kMostColours, "there is a colour, and not too many");
}

std::optional<int> ColouringRules::stuck(const Position& p) const {
  for (const int v : open(p)) {
    bool free = false;
    for (int c = 1; c <= colours_ && !free; ++c) free = !blocked(p, v, c);
    if (!free) return v;
  }
  return std::nullopt;
}

std::optional<Value> ColouringRules::result(const Position& p) const {
  if (stuck(p)) return for_first(mover(p), -1);
  if (open(p).empty()) return for_first(mover(p), 1);
  return std::nullopt;
}

EndReason ColouringRules::reason(const Position& p) const {
  EndReason reason;
  const auto vertex = stuck(p);
  if (!vertex) {
    reason.text =
        fmt::format("All {} are coloured.", what_ == Coloured::edges ? "edges" : "vertices");
    return reason;
  }
  reason.text =
      fmt::format("The {} {} is uncoloured and cannot be given any of the {}.",
                  what_ == Coloured::edges ? "edge" : "vertex", name_of(*vertex),
                  colours_ == 1 ? "colours: there is one" : fmt::format("{} colours", colours_));
  if (what_ == Coloured::edges) {
    reason.edges.push_back(name_of(*vertex));
  } else {
    reason.vertices.push_back(*vertex);
  }
  return reason;
}

auto ColouringRules::moves(const Position& p) const -> std::vector<Move> {
  std::vector<Move> result;
  for (const int v : open(p)) {
    for (int c = 1; c <= colours_; ++c) {
      if (blocked(p, v, c)) continue;
      result.push_back({static_cast<std::uint8_t>(v), static_cast<std::uint8_t>(c)});
    }
  }
  return result;
}

auto ColouringRules::after(const Position& p, Move move) const -> Position {
  HARARY_ASSERT(open(p).contains(move.vertex) && !blocked(p, move.vertex, move.colour),
                "a move is legal");
  Position next = p;
  next.give(move.vertex, move.colour);
  return next;
}

auto ColouringRules::core() const -> std::optional<Core> {
  if (!Core::covers(graph_.order(), colours_)) return std::nullopt;
  return Core(graph_, colours_, starter_);
}

auto ColouringRules::in_core(const Core& core, const Position& p) const -> Core::Position {
  Core::Position q;
  q.open = open(p);
  q.mover = mover(p);
  for (int c = 1; c <= colours_; ++c) {
    VertexSet& allowed = q.allowed[static_cast<std::size_t>(c - 1)];
    allowed = q.open;
    for (const int v : p.of(c)) allowed -= graph_.neighbours(v);
  }
  return core.reduced(q);
}

void ColouringRules::pack(const Position& p, MutableBytes to) const {
  HARARY_ASSERT(to.size() == packed_width(), "a packed position has the game's number of bytes");
  std::fill(to.begin(), to.end(), std::uint8_t{0});
  const Position named = p.renamed();
  const int bits = layout().bits();
  for (const int v : named.coloured()) {
    const int colour = named.colour_of(v);
    for (int b = 0; b < bits; ++b) {
      auto& byte = to[static_cast<std::size_t>((v * bits + b) / 8)];
      byte = static_cast<std::uint8_t>(byte | (colour >> b & 1) << ((v * bits + b) % 8));
    }
  }
}

bool ColouringRules::unpack(Bytes from, Position& p) const {
  if (from.size() != packed_width()) return false;
  p = {};
  for (const int v : graph_.vertices()) {
    const int colour = layout().code(from, v);
    if (colour == 0) continue;
    if (colour > colours_ || blocked(p, v, colour)) return false;
    p.give(v, colour);
  }
  // No bits but those of the vertices, and the colours in order.
  std::vector<std::uint8_t> again(packed_width());
  pack(p, again);
  return std::equal(again.begin(), again.end(), from.begin()) && p.renamed() == p;
}

std::optional<TheoremValue> ColouringRules::theorem(const Position& p) const {
  int largest = 0;
  for (const int v : graph_.vertices()) largest = std::max(largest, graph_.degree(v));
  if (colours_ <= largest) return std::nullopt;
  return TheoremValue{for_first(mover(p), 1),
                      what_ == Coloured::edges
                          ? "there are more colours than edges that meet one edge"
                          : "there are more colours than the largest degree"};
}

std::map<std::string, std::string> ColouringRules::instance() const {
  return {{"board", board_text(board_)}};
}

std::string ColouringRules::name_of(int vertex) const {
  if (what_ == Coloured::vertices) return fmt::format("{}", vertex);
  const Edge e = board_.edges()[static_cast<std::size_t>(vertex)];
  return fmt::format("{}-{}", e.low, e.high);
}

int ColouringRules::vertex_named(std::string_view text, std::string_view place) const {
  if (what_ == Coloured::vertices) return parse_vertex(text, graph_.order(), {std::string(place)});
  const std::vector<Edge> found = parse_edge_set(text, board_, place);
  if (found.size() != 1) {
    throw InputError(fmt::format("{}: {} is not one edge such as 0-1", place, in_quotes(text)));
  }
  const std::vector<Edge> edges = board_.edges();
  return static_cast<int>(std::find(edges.begin(), edges.end(), found.front()) - edges.begin());
}

int ColouringRules::colour_named(std::string_view text, std::string_view place) const {
  const auto number = whole_number(text);
  if (!number || *number < 1 || *number > colours_) {
    throw InputError(
        fmt::format("{}: {} is not a colour from 1 to {}", place, in_quotes(text), colours_));
  }
  return static_cast<int>(*number);
}

std::string ColouringRules::position_text(const Position& p) const {
  std::string text;
  for (int c = 1; c <= colours_; ++c) {
    const VertexSet vertices = p.of(c);
    if (vertices.empty() && c > 1) continue;
    text += fmt::format("{}{}=", text.empty() ? "" : ";", c);
    bool first = true;
    for (const int v : vertices) {
      text += (first ? "" : ",") + name_of(v);
      first = false;
    }
  }
  return text;
}

auto ColouringRules::parse_position(std::string_view text) const -> Position {
  Position p;
  for (const auto& [name, list] : position_fields(text, "1=0,3;2=1")) {
    const int colour = colour_named(name, "position");
    if (!p.of(colour).empty()) {
      throw InputError(fmt::format("position: the colour {} is given twice", colour));
    }
    std::string_view rest = list;
    while (!rest.empty()) {
      const std::size_t comma = std::min(rest.find(','), rest.size());
      const int v = vertex_named(rest.substr(0, comma), "position: " + name);
      if (comma + 1 == rest.size()) {
        throw InputError(fmt::format("position: {}: nothing follows the last comma", name));
      }
      rest.remove_prefix(std::min(comma + 1, rest.size()));
      if (p.coloured().contains(v)) {
        throw InputError(fmt::format("position: {} has two colours", name_of(v)));
      }
      if (blocked(p, v, colour)) {
        throw InputError(fmt::format("position: {} and a neighbour both have the colour {}",
                                     name_of(v), colour));
      }
      p.give(v, colour);
    }
  }
  return p;
}

std::string ColouringRules::move_text(const Position&, Move move) const {
  return fmt::format("{}={}", move.colour, name_of(move.vertex));
}

auto ColouringRules::parse_move(const Position& p, std::string_view text) const -> Move {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos) {
    throw InputError(fmt::format("move: {} is not a colour and {}, such as {}", in_quotes(text),
                                 what_ == Coloured::edges ? "an edge" : "a vertex",
                                 what_ == Coloured::edges ? "2=0-1" : "2=3"));
  }
  const int colour = colour_named(text.substr(0, equals), "move");
  const int v = vertex_named(text.substr(equals + 1), "move");
  if (!open(p).contains(v)) {
    throw InputError(fmt::format("move: {} is already coloured", name_of(v)));
  }
  if (blocked(p, v, colour)) {
    throw InputError(fmt::format("move: a neighbour of {} has the colour {}", name_of(v), colour));
  }
  return {static_cast<std::uint8_t>(v), static_cast<std::uint8_t>(colour)};
}

}  // namespace harary
