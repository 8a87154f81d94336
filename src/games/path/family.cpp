// SPDX-License-Identifier: MIT
#include "games/path/family.hpp"

namespace harary {

std::vector<GameDescription> PathFamily::games() {
  const Example small{{"board", "K4"}};
  return {
      {.name = "path",
       .summary = "colour all edges; points: the edges of a longest path in your colour",
       .options = all_options({two_colour_options(), {ties_option("draw")}}),
       .example = small,
       .about = {.title = "Path",
                 .group = GameGroup::points,
                 .rules = {"Red and Green in turn colour one open edge, until all are coloured.",
                           "Count the edges of your longest path, which visits no vertex twice.",
                           "The longer path wins."},
                 .move = "Colour one open edge.",
                 .ties = "Equal counts are a tie.",
                 .points = "Most edges in a path",
                 .play = {.options = {{"board", "C5"}},
                          .moves = {"0-1", "2-3", "1-2", "3-4", "0-4"},
                          .said = "Red’s path 4-0-1-2 has three edges, Green’s two. Red wins "
                                  "3 : 2."},
                 .sketch = {{{"board", "K5"}}, "red=0-1,1-2,2-3;green=0-2,2-4,1-4"},
                 .samples = {small}}}};
}

}  // namespace harary
