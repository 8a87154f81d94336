// SPDX-License-Identifier: MIT
// Sim, avoidance and misère avoidance in words.
#include "games/positional/avoidance/coalition_setup.hpp"
#include "games/positional/games.hpp"
#include "games/positional/setup.hpp"
#include "games/positional/shared_colours.hpp"
#include "games/positional/turn_list.hpp"

namespace harary {

namespace {

const Example kAvoidTriangles{{"board", "K5"}, {"target", "K3"}};

GameDescription sim() {
  return {.name = "sim",
          .summary = "Sim: a player who completes a triangle in their own colour on K6 loses",
          .options = named_target_options(),
          .listed = {{.kind = SetGameKind::misere}},
          .about = {.title = "Sim",
                    .group = GameGroup::avoid,
                    .start = 1,
                    .opens = true,
                    .rules = {"Red and Green in turn colour one open edge.",
                              "Avoid {target} in your own colour.",
                              "The player who completes one loses at once."},
                    .move = "Colour one open edge.",
                    .ties = "A full board without one is a tie.",
                    .play = {.options = {},
                             .moves = {"0-2", "1-3", "2-4", "0-5", "0-4"},
                             .said = "Red has a triangle and loses."},
                    .sketch = {{}, "red=0-2,2-4,3-5;green=1-3,0-5,3-4"},
                    .samples = {{}},
                    .puzzles = {{.options = {}, .least = 2, .most = 5},
                                {.options = {{"board", "K5"}}, .least = 1, .most = 3}}}};
}

GameDescription avoidance(const OptionSpec& colours) {
  return {.name = "avoidance",
          .summary =
              "completing a copy of the target in your colour is forbidden; a player who "
              "cannot move loses",
          .options =
              all_options({graph_board_options(),
                           {set_target_option(), green_target_option(), red_option(),
                            green_option(), first_of_many_option(), bias_of_many_option(), colours},
                           further_player_options(),
                           {turns_option(), instance_option(), colours_shared_option()}}),
          .example = kAvoidTriangles,
          .listed = {{.kind = SetGameKind::avoidance}},
          .about = {.title = "Avoidance",
                    .group = GameGroup::avoid,
                    .start = 3,
                    .rules = {"Red and Green in turn colour one open edge.",
                              "Completing {target} in your own colour is forbidden.",
                              "A player who cannot move loses."},
                    .move = "Colour one open edge without completing {target} in your colour.",
                    .ties = "There is no tie.",
                    .play = {.options = {{"board", "K4"}, {"target", "K3"}},
                             .moves = {"0-3", "0-1", "1-3", "0-2", "2-3"},
                             .said = "Green has no move left and loses: 1-2 would complete a green "
                                     "triangle."},
                    .sketch = {kAvoidTriangles, "red=0-2,1-3;green=2-4,0-3"},
                    .samples = {kAvoidTriangles},
                    .puzzles = {{.options = kAvoidTriangles, .least = 1, .most = 3}}}};
}

GameDescription misere_avoidance() {
  return {.name = "misere-avoidance",
          .summary =
              "a player who completes a copy of the target in their colour loses at once; a "
              "full board is a tie",
          .options = all_options(
              {target_options(), {turns_option(), instance_option(), colours_shared_option()}}),
          .example = kAvoidTriangles,
          .listed = {{.kind = SetGameKind::misere}},
          .about = {.title = "Misère avoidance",
                    .group = GameGroup::avoid,
                    .start = 5,
                    .rules = {"Red and Green in turn colour one open edge.",
                              "Avoid {target} in your own colour.",
                              "The player who completes one loses at once."},
                    .move = "Colour one open edge.",
                    .ties = "A full board without one is a tie.",
                    .play = {.options = kAvoidTriangles,
                             .moves = {"0-1", "2-3", "1-2", "3-4", "0-2"},
                             .said = "Red has a triangle and loses."},
                    .sketch = {kAvoidTriangles, "red=0-1,1-2,3-4;green=0-2,1-3,0-4"},
                    .samples = {kAvoidTriangles},
                    .puzzles = {{.options = kAvoidTriangles, .least = 1, .most = 3}}}};
}

}  // namespace

std::vector<GameDescription> avoidance_games(const OptionSpec& colours) {
  return {sim(), avoidance(colours), misere_avoidance()};
}

}  // namespace harary
