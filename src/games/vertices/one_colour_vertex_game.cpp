// SPDX-License-Identifier: MIT
#include "games/vertices/one_colour_vertex_game.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "games/edges/text.hpp"
#include "graph/board_text.hpp"
#include "graph/formats/vertex_list.hpp"

namespace harary {

OptionSpecs one_colour_vertex_options() {
  OptionSpec taken = red_option();
  taken.type = OptionType::vertices;
  taken.label = "Vertices taken at the start";
  taken.help = "vertices that are taken from the start: 3,5";
  taken.hint = "such as 3,5";
  taken.separator = ",";
  return all_options({graph_board_options(), {taken, first_option()}});
}

OneColourVertexSetup read_one_colour_vertex_setup(const GameOptions& options, const Graph& board) {
  return {board, options.vertices("red", board), options.first()};
}

OneColourVertexGame::OneColourVertexGame(const OneColourVertexSetup& setup)
    : setup_(setup), symmetry_(std::make_shared<VertexSymmetry>(setup.board)) {
  HARARY_ASSERT(valid(start()), "vertices taken from the start are the board's");
}

std::map<std::string, std::string> OneColourVertexGame::instance() const {
  return {{"board", board_text(vertex_board())}};
}

std::string OneColourVertexGame::position_text(const Position& p) const {
  return "vertices=" + vertex_list_text(p[0]);
}

std::string OneColourVertexGame::move_text(const Position&, Move vertex) const {
  return fmt::format("{}", vertex);
}

void OneColourVertexGame::pack(const Position& p, MutableBytes to) const {
  Colouring<1, 1> taken;
  taken[0].word(0) = p[0].bits();
  pack_colours(taken, layout(), to);
}

bool OneColourVertexGame::unpack(Bytes from, Position& p) const {
  Colouring<1, 1> taken;
  if (!unpack_colours(from, layout(), taken)) return false;
  p[0] = VertexSet(taken[0].word(0));
  return true;
}

auto OneColourVertexGame::read_position(std::string_view text) const -> Position {
  PositionFields fields = position_fields(text, "vertices=3,5");
  const std::string taken = take_field(fields, {"vertices", "v", "red"});
  no_more_fields(fields, "vertices");
  const Position p{
      {parse_vertex_list(taken, vertex_board().order(), {"position: vertices", 1, 1})}};
  if (!p[0].contains(setup_.taken)) {
    throw InputError("position: the vertices taken from the start must be part of it");
  }
  HARARY_ASSERT(valid(p), "a position that was read is valid");
  return p;
}

auto OneColourVertexGame::read_move(const Position& p, std::string_view text) const -> Move {
  const int vertex = parse_vertex(text, vertex_board().order(), {"move"});
  if (!open(p).contains(vertex)) {
    throw InputError(fmt::format("move: the vertex {} is already taken", vertex));
  }
  return vertex;
}

}  // namespace harary
