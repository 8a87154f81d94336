// SPDX-License-Identifier: MIT
#include "games/one_colour/completion_family.hpp"

namespace harary {

std::vector<GameDescription> CompletionFamily::games() {
  return {
      {.name = "one-colour-achievement",
       .summary = "draw edges of one colour; the player who completes a copy of the target wins; "
                  "a full board without one is a tie",
       .options =
           all_options({graph_board_options(), {target_option(), red_option(), first_option()}}),
       .example = {{"board", "K5"}},
       .about = {.title = "One-colour achievement",
                 .group = GameGroup::race,
                 .rules = {"Both players draw edges of the same colour, one a turn.",
                           "The edges of both count together.",
                           "The player who completes {target} wins."},
                 .move = "Draw one open edge.",
                 .ties = "A full board without one is a tie.",
                 .players = PlayerNames::numbers,
                 .colours = ColourUse::shared,
                 .play = {.options = {{"board", "K4"}},
                          .moves = {"0-1", "2-3", "1-2", "0-2"},
                          .said = "0-2 completed a triangle: Green wins."},
                 .sketch = {{{"board", "K6"}}, "edges=0-1,1-2,3-4"},
                 .samples = {{{"board", "K5"}}}}}};
}

}  // namespace harary
