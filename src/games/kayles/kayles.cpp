// SPDX-License-Identifier: MIT
#include "games/kayles/kayles.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "games/roles.hpp"

namespace harary {

namespace {

// Two adjacent vertices among these, if there are any.
std::optional<std::pair<int, int>> adjacent_pair(const Graph& board, VertexSet vertices) {
  for (const int v : vertices) {
    const VertexSet others = board.neighbours(v) & vertices;
    if (!others.empty()) return std::pair{v, others.front()};
  }
  return std::nullopt;
}

}  // namespace

KaylesRules::KaylesRules(const OneColourVertexSetup& setup, LastMove last_move)
    : OneColourVertexGame(setup), last_move_(last_move) {
  if (const auto pair = adjacent_pair(vertex_board(), setup.taken)) {
    throw InputError(
        fmt::format("--red: the vertices {} and {} are adjacent", pair->first, pair->second));
  }
}

EndReason KaylesRules::reason(const Position& p) const {
  EndReason reason;
  reason.text = fmt::format("{} has no move left: every vertex is taken or next to a taken one.",
                            side_name(mover(p)));
  for (const int v : p[0]) reason.vertices.push_back(v);
  return reason;
}

auto KaylesRules::parse_position(std::string_view text) const -> Position {
  const Position p = read_position(text);
  if (const auto pair = adjacent_pair(vertex_board(), p[0])) {
    throw InputError(
        fmt::format("position: the vertices {} and {} are adjacent", pair->first, pair->second));
  }
  return p;
}

auto KaylesRules::parse_move(const Position& p, std::string_view text) const -> Move {
  const int vertex = read_move(p, text);
  if (!moves(p).contains(vertex)) {
    throw InputError(fmt::format("move: the vertex {} has a neighbour that is taken", vertex));
  }
  return vertex;
}

}  // namespace harary
