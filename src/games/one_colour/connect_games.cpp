// SPDX-License-Identifier: MIT
#include "games/one_colour/setup.hpp"
#include "theory/connect/connect_game.hpp"

namespace harary {

namespace {

// The closed form covers much larger boards than other games have.
OptionSpecs large_board_options() {
  OptionSpecs options = graph_board_options();
  options.back().most = ConnectPlayer::kLargestOrder;
  return options;
}

}  // namespace

std::vector<GameDescription> connect_games() {
  return {{.name = "connect",
           .summary = "draw edges of one colour; the player who makes the graph connected wins "
                      "(--misere: loses)",
           .options = all_options(
               {large_board_options(), {misere_option(), red_option(), first_option()}}),
           .example = {{"board", "K5"}},
           .about = {.title = "Connect",
                     .group = GameGroup::race,
                     .start = 11,
                     .rules = {"Both players draw edges of the same colour, one a turn.",
                               "A graph is connected if every vertex can be reached from every "
                               "other.",
                               "The player whose move connects the graph wins."},
                     .move = "Draw one open edge.",
                     .ties = "There is no tie.",
                     .players = PlayerNames::numbers,
                     .colours = ColourUse::shared,
                     .play = {.options = {{"board", "K4"}},
                              .moves = {"0-1", "2-3", "1-2"},
                              .said = "The last edge connected all vertices: Red wins."},
                     .sketch = {{{"board", "K7"}}, "edges=0-1,1-2,3-4,4-5,5-6"},
                     .samples = {{{"board", "K5"}}},
                     .puzzles = {{.options = {{"board", "K6"}}, .least = 1, .most = 3}}}}};
}

}  // namespace harary
