// SPDX-License-Identifier: MIT
#include "games/domination/family.hpp"

namespace harary {

namespace {

OptionSpec total_option() {
  return {.name = "total",
          .type = OptionType::flag,
          .label = "Total: a vertex does not dominate itself",
          .help = "total domination: a vertex dominates its neighbours, not itself",
          .advanced = true};
}

std::string what_the_outcome_is(const std::map<std::string, std::string>&) {
  return "the outcome is (vertices left, moves)";
}

}  // namespace

namespace {

std::optional<int> moves_made(const SolvedStart& start) {
  if (!start.outcome) return std::nullopt;
  return start.outcome->second;
}

}  // namespace

std::vector<GameDescription> DominationFamily::games() {
  const Example small{{"board", "P5"}};
  return {
      {.name = "domination",
       .summary =
           "each move takes a vertex that dominates a new one; Dominator wants few moves, Staller "
           "many",
       .options = all_options({one_colour_vertex_options(), {total_option()}}),
       .example = small,
       .drawing = DrawingKind::vertices,
       .remark = what_the_outcome_is,
       .number = GameNumber{.counted = "moves",
                            .one = "move",
                            .asks = "How many moves are made in best play?",
                            .of = moves_made},
       .about = {.title = "Domination game",
                 .group = GameGroup::points,
                 .rules = {"Both players take vertices, one a turn.",
                           "A vertex dominates itself and its neighbours.",
                           "Each move must dominate a vertex that was not dominated before.",
                           "Dominator wants few moves, Staller many.",
                           "Dominator wins if fewer vertices are taken than left."},
                 .move = "Take one vertex that dominates a new one.",
                 .ties = "As many vertices taken as left are a tie.",
                 .points = "Vertices left, and moves made",
                 .players = PlayerNames::numbers,
                 .roles = {"dominator", "staller"},
                 .colours = ColourUse::shared,
                 .elements = Elements::vertices,
                 .play = {.options = small,
                          .moves = {"2", "0", "3"},
                          .said = "All vertices are dominated after 3 moves, and 2 are left: "
                                  "Staller wins."},
                 .sketch = {{{"board", "grid:3x3"}}, "vertices=0,5"},
                 .samples = {{{"board", "C6"}}}}}};
}

}  // namespace harary
