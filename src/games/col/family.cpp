// SPDX-License-Identifier: MIT
#include "games/col/family.hpp"

namespace harary {

namespace {

// The definition knows one vertex a turn only.
OptionSpecs options_without_bias() {
  OptionSpecs options = all_options({two_colour_vertex_options(), {misere_option()}});
  std::erase_if(options, [](const OptionSpec& option) { return option.type == OptionType::bias; });
  return options;
}

}  // namespace

std::vector<GameDescription> ColFamily::games() {
  const Example small{{"board", "P5"}};
  const GameDescription col{
      .name = "col",
      .summary =
          "colour a vertex; vertices of one colour must not be adjacent; a player who "
          "cannot move loses (--misere: wins)",
      .options = options_without_bias(),
      .example = small,
      .drawing = DrawingKind::vertices,
      .about = {.title = "Col",
                .group = GameGroup::avoid,
                .rules = {"Red and Green in turn colour one open vertex.",
                          "Vertices of the same colour must not be adjacent.",
                          "A player who cannot move loses."},
                .move = "Colour one open vertex that has no neighbour in your colour.",
                .ties = "There is no tie.",
                .elements = Elements::vertices,
                .play = {.options = small,
                         .moves = {"2", "3", "0", "1", "4"},
                         .said = "Every vertex is coloured: Green cannot move and loses."},
                .sketch = {{{"board", "grid:3x3"}}, "red=0,4;green=1,3"},
                .samples = {{{"board", "C5"}}},
                .puzzles = {{.options = {{"board", "grid:3x3"}}, .least = 1, .most = 1}}}};
  GameDescription snort = col;
  snort.name = "snort";
  snort.summary =
      "colour a vertex; vertices of different colours must not be adjacent; a player who cannot "
      "move loses (--misere: wins)";
  snort.about.title = "Snort";
  snort.about.rules[1] = "Vertices of different colours must not be adjacent.";
  snort.about.move = "Colour one open vertex that has no neighbour in the other colour.";
  snort.about.play = {.options = small,
                      .moves = {"2", "0", "3"},
                      .said =
                          "Every open vertex is next to a red one: Green cannot move and "
                          "loses."};
  snort.about.sketch = {{{"board", "grid:3x3"}}, "red=0,3;green=2,5"};
  return {col, snort};
}

}  // namespace harary
