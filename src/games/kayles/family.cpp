// SPDX-License-Identifier: MIT
#include "games/kayles/family.hpp"

namespace harary {

std::vector<GameDescription> KaylesFamily::games() {
  const Example small{{"board", "P5"}};
  return {{.name = "kayles",
           .summary =
               "node Kayles: take a vertex that has no neighbour among those taken; a player "
               "who has no move loses (--misere: wins)",
           .options = all_options({one_colour_vertex_options(), {misere_option()}}),
           .example = small,
           .drawing = DrawingKind::vertices,
           .about = {.title = "Node Kayles",
                     .group = GameGroup::avoid,
                     .rules = {"Both players take vertices, one a turn.",
                               "A vertex next to a taken one may not be taken.",
                               "A player who cannot move loses."},
                     .move = "Take one vertex that is not next to a taken one.",
                     .ties = "There is no tie.",
                     .players = PlayerNames::numbers,
                     .colours = ColourUse::shared,
                     .elements = Elements::vertices,
                     .play = {.options = small,
                              .moves = {"2", "0", "4"},
                              .said = "Every vertex is taken or next to a taken one: Green cannot "
                                      "move and loses."},
                     .sketch = {{{"board", "grid:3x3"}}, "vertices=0,5"},
                     .samples = {{{"board", "C6"}}},
                     .puzzles = {{.options = {{"board", "grid:4x3"}}, .least = 0, .most = 1}}}}};
}

}  // namespace harary
