// SPDX-License-Identifier: MIT
#include "games/vertices/two_colour_vertex_game.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "games/edges/text.hpp"
#include "graph/board_text.hpp"
#include "graph/formats/vertex_list.hpp"

namespace harary {

namespace {

constexpr std::string_view kExample = "red=3,5;green=1";

// A vertex that has both colours is an error.
VertexColouring disjoint(const VertexColouring& p) {
  if (const VertexSet both = p[kRed] & p[kGreen]; !both.empty()) {
    throw InputError(fmt::format("position: the vertex {} is both red and green", both.front()));
  }
  return p;
}

}  // namespace

TwoColourVertexGame::TwoColourVertexGame(const VertexGameSetup& setup)
    : setup_(setup), symmetry_(std::make_shared<VertexSymmetry>(setup.board)) {
  HARARY_ASSERT(setup_.start.valid(vertex_board().order()),
                "no vertex is red and green from the start");
}

bool TwoColourVertexGame::valid(const Position& p) const {
  if (!p.valid(vertex_board().order()) || layer(p) < 0) return false;
  return p[kRed].size() - start()[kRed].size() == turns().moves_of(Side::first, layer(p));
}

void TwoColourVertexGame::pack(const Position& p, MutableBytes to) const {
  Colouring<1, 2> colours;
  for (const int c : {kRed, kGreen}) colours[c].word(0) = p[c].bits();
  pack_colours(colours, layout(), to);
}

bool TwoColourVertexGame::unpack(Bytes from, Position& p) const {
  Colouring<1, 2> colours;
  if (!unpack_colours(from, layout(), colours)) return false;
  for (const int c : {kRed, kGreen}) p[c] = VertexSet(colours[c].word(0));
  return true;
}

std::map<std::string, std::string> TwoColourVertexGame::instance() const {
  return {{"board", board_text(vertex_board())}};
}

std::string TwoColourVertexGame::position_text(const Position& p) const {
  return red_and_green_text(vertex_list_text(p[kRed]), vertex_list_text(p[kGreen]));
}

std::string TwoColourVertexGame::move_text(const Position&, Move vertex) const {
  return fmt::format("{}", vertex);
}

auto TwoColourVertexGame::read_position(std::string_view text) const -> Position {
  PositionFields fields = position_fields(text, kExample);
  Position p;
  for (const int colour : {kRed, kGreen}) {
    const auto& names = red_and_green_names()[static_cast<std::size_t>(colour)];
    p[colour] = parse_vertex_list(take_field(fields, names), vertex_board().order(),
                                  {"position: " + names.front(), 1, 1});
  }
  no_more_fields(fields, "red and green");
  const Position& start = setup_.start;
  if (!disjoint(p)[kRed].contains(start[kRed]) || !p[kGreen].contains(start[kGreen])) {
    throw InputError("position: the vertices coloured from the start must be part of it");
  }
  require_turns({p[kRed].size(), p[kGreen].size()}, {start[kRed].size(), start[kGreen].size()},
                turns(), "vertices");
  HARARY_ASSERT(valid(p), "a position that was read is valid");
  return p;
}

auto TwoColourVertexGame::read_move(const Position& p, std::string_view text) const -> Move {
  const int vertex = parse_vertex(text, vertex_board().order(), {"move"});
  if (!open(p).contains(vertex)) {
    throw InputError(fmt::format("move: the vertex {} is already coloured", vertex));
  }
  return vertex;
}

}  // namespace harary
