// SPDX-License-Identifier: MIT
#include "games/colouring/family.hpp"

#include "base/error.hpp"

namespace harary {

namespace {

OptionSpec shared_colours_option() {
  return {.name = "colours",
          .type = OptionType::number,
          .label = "Colours",
          .help = "how many colours there are, for both players (default 3)",
          .default_text = "3",
          .least = 1,
          .most = ColouringRules::kMostColours};
}

OptionSpec coloured_elements_option() {
  return {.name = "elements",
          .type = OptionType::choice,
          .label = "What is coloured",
          .help = "what is coloured: vertices (default) or edges",
          .default_text = "vertices",
          .values = {"vertices", "edges"},
          .interfaces = {.page = false}};
}

}  // namespace

ColouringRules ColouringFamily::rules(const GameOptions& options) {
  const std::string elements = options.text("elements", "vertices");
  if (elements != "vertices" && elements != "edges") {
    throw InputError("--elements: " + in_quotes(elements) + " must be vertices or edges");
  }
  return ColouringRules(options.board(), options.number(shared_colours_option()), options.first(),
                        elements == "edges" ? Coloured::edges : Coloured::vertices);
}

std::vector<GameDescription> ColouringFamily::games() {
  const Example small{{"board", "P4"}, {"colours", "2"}};
  return {{.name = "colouring",
           .summary =
               "both players colour vertices properly with k shared colours; Alice wins if all get "
               "one",
           .options =
               all_options({graph_board_options(),
                            {shared_colours_option(), first_option(), coloured_elements_option()}}),
           .example = small,
           .drawing = DrawingKind::vertices,
           .number = GameNumber{.counted = "colours",
                                .one = "colour",
                                .asks = "How many colours does Alice need?",
                                .sought = "colours"},
           .about = {.title = "Colouring game",
                     .group = GameGroup::avoid,
                     .rules = {"Both players colour vertices, one a turn, with the same colours.",
                               "Adjacent vertices must not have the same colour.",
                               "Alice wins if all vertices are coloured.",
                               "Bob wins if a vertex cannot be coloured."},
                     .move = "Give one vertex a colour that none of its neighbours has.",
                     .ties = "There is no tie.",
                     .players = PlayerNames::numbers,
                     .roles = {"alice", "bob"},
                     .elements = Elements::vertices,
                     .play = {.options = small,
                              .moves = {"1=0", "1=3", "2=1"},
                              .said = "Vertex 2 has neighbours of both colours: Bob wins."},
                     .sketch = {{{"board", "grid:3x3"}}, "1=0,4;2=1,3"},
                     .samples = {{{"board", "C5"}, {"colours", "3"}}}}}};
}

}  // namespace harary
