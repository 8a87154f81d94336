// SPDX-License-Identifier: MIT
// Sim+ and avoidance+ in words.
#include "games/positional/games.hpp"
#include "games/positional/setup.hpp"

namespace harary {

namespace {

// A move may colour several edges, so an edge less or more a turn has no meaning.
OptionSpecs shared_options() {
  return all_options(
      {graph_board_options(),
       {set_target_option(), green_target_option(), red_option(), green_option(), first_option()}});
}

const Example kSmallBoard{{"board", "K4"}, {"target", "K3"}};

GameDescription sim_plus() {
  return {
      .name = "sim+",
      .summary = "Sim+: like Sim, but a move colours one or more edges",
      .options = with_default(shared_options(), "board", "K6"),
      .example = {{"board", "K5"}},
      .about = {.title = "Sim+",
                .group = GameGroup::avoid,
                .start = 2,
                .rules = {"As in Sim, but a move colours as many open edges as you like, at "
                          "least one.",
                          "Completing {target} in your own colour is forbidden.",
                          "A player who cannot move loses."},
                .move = "Colour one or more open edges without completing {target} in your "
                        "colour.",
                .ties = "There is no tie.",
                .several = true,
                .play = {.options = {},
                         .moves = {"0-3,0-4,0-5,1-3,1-4", "0-1,1-2,3-4", "1-5,2-3,2-4,2-5", "4-5"},
                         .said = "Red has no move left and loses: 0-2 and 3-5 would each "
                                 "complete a red triangle."},
                .sketch = {{}, "red=0-1,1-2,2-3;green=3-4,4-5,0-5"},
                .samples = {{}}}};
}

GameDescription avoidance_plus() {
  return {
      .name = "avoidance+",
      .summary =
          "like avoidance, but a move colours one or more edges; a player who cannot "
          "move loses",
      .options = all_options({shared_options(), {instance_option()}}),
      .example = kSmallBoard,
      .about = {.title = "Avoidance+",
                .group = GameGroup::avoid,
                .start = 4,
                .rules = {"Red and Green in turn colour one or more open edges.",
                          "Completing {target} in your own colour is forbidden.",
                          "A player who cannot move loses."},
                .move = "Colour one or more open edges without completing {target} in your "
                        "colour.",
                .ties = "There is no tie.",
                .several = true,
                .play = {.options = kSmallBoard,
                         .moves = {"0-3,1-3", "0-1,0-2", "2-3"},
                         .said = "Green has no move left and loses: 1-2 would complete a green "
                                 "triangle."},
                .sketch = {{{"board", "K5"}, {"target", "K3"}}, "red=0-1,2-3,0-4;green=0-2,1-4"},
                .samples = {kSmallBoard}}};
}

}  // namespace

std::vector<GameDescription> avoidance_plus_games() {
  return {sim_plus(), avoidance_plus()};
}

}  // namespace harary
