// SPDX-License-Identifier: MIT
#include "games/marking/family.hpp"

namespace harary {

namespace {

std::string what_the_outcome_is(const std::map<std::string, std::string>&) {
  return "the outcome is (the least largest cost of any order, the largest cost)";
}

std::optional<int> largest_cost(const SolvedStart& start) {
  if (!start.outcome) return std::nullopt;
  return start.outcome->second;
}

}  // namespace

GameOptions MarkingFamily::with_colours(GameOptions options) {
  const std::string first = options.text("first");
  if (first == "alice") options.set("first", "red");
  if (first == "bob") options.set("first", "green");
  return options;
}

std::vector<GameDescription> MarkingFamily::games() {
  const Example small{{"board", "P5"}};
  return {
      {.name = "marking",
       .summary =
           "a vertex costs one point and one for each marked neighbour; Alice wants the largest "
           "cost to be small, Bob large: the game colouring number",
       .options = one_colour_vertex_options(),
       .example = small,
       .drawing = DrawingKind::vertices,
       .remark = what_the_outcome_is,
       .number = GameNumber{.counted = "points",
                            .asks = "How large is the largest cost in best play?",
                            .of = largest_cost},
       .about = {.title = "Marking game",
                 .group = GameGroup::points,
                 .rules = {"Both players mark vertices, one a turn.",
                           "A vertex costs one point, and one more for each neighbour that is "
                           "marked already.",
                           "The first player, Alice, wants the largest cost to be small, the "
                           "second, Bob, large.",
                           "Alice wins if the largest cost is no larger than in the best order of "
                           "all vertices."},
                 .move = "Mark one vertex.",
                 .ties = "There is no tie: with the cost of the best order Alice wins.",
                 .points = "The largest cost of the best order, and of the play",
                 .players = PlayerNames::numbers,
                 .colours = ColourUse::shared,
                 .elements = Elements::vertices,
                 .play = {.options = small,
                          .moves = {"1", "3", "2", "0", "4"},
                          .said = "Vertex 2 costs 3 points, and in the best order none costs more "
                                  "than 2: the second player wins."},
                 .sketch = {{{"board", "grid:3x3"}}, "vertices=4,0,1"},
                 .samples = {{{"board", "C6"}}}}}};
}

}  // namespace harary
