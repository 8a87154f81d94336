// SPDX-License-Identifier: MIT
// The options of games in which two players colour vertices.
#include <fmt/format.h>

#include "base/error.hpp"
#include "games/vertices/two_colour_vertex_game.hpp"

namespace harary {

OptionSpecs two_colour_vertex_options() {
  OptionSpec red = red_option();
  red.type = OptionType::vertices;
  red.label = "Red vertices at the start";
  red.help = "vertices that are red from the start: 3,5";
  red.hint = "such as 3,5";
  red.separator = ",";
  OptionSpec green = green_option();
  green.type = OptionType::vertices;
  green.label = "Green vertices at the start";
  green.help = "vertices that are green from the start (--blue is the same)";
  green.hint = "such as 1";
  green.separator = ",";
  OptionSpec bias = bias_option();
  bias.label = "Vertices a turn";
  bias.help = "vertices a turn for red and for green, a:b (default 1:1)";
  return all_options({graph_board_options(), {red, green, first_option(), bias}});
}

VertexGameSetup read_vertex_game_setup(const GameOptions& options, const Graph& board) {
  const VertexSet red = options.vertices("red", board);
  const VertexSet green = options.vertices("green", board);
  if (const VertexSet both = red & green; !both.empty()) {
    throw InputError(fmt::format("--green: the vertex {} is in --red as well", both.front()));
  }
  const auto [by_red, by_green] = options.bias();
  return {board, {{red, green}}, {options.first(), by_red, by_green}};
}

}  // namespace harary
