// SPDX-License-Identifier: MIT
#include "games/scoring/games.hpp"

#include "games/edges/ties_option.hpp"

namespace harary {

namespace {

const char* const kColourAll =
    "Red and Green in turn colour one open edge, until all are coloured.";
const char* const kMove = "Colour one open edge.";
const char* const kGreenHasTies = "Equal counts are a win of Green.";
const char* const kTie = "Equal counts are a tie.";
const Example kSmallBoard{{"board", "K5"}};
const Example kExampleBoard{{"board", "K4"}};

OptionSpecs with_ties(const std::string& usual) {
  return all_options({two_colour_options(), {ties_option(usual)}});
}

GameDescription clique() {
  return {.name = "clique",
          .summary = "colour all edges; points: the order of the largest clique in your colour",
          .options = with_ties("auto"),
          .example = kSmallBoard,
          .about = {.title = "Clique",
                    .group = GameGroup::points,
                    .start = 12,
                    .rules = {kColourAll,
                              "Count your largest set of vertices that are all joined in your "
                              "colour.",
                              "The larger set wins."},
                    .move = kMove,
                    .ties = kGreenHasTies,
                    .points = "Most vertices that are all joined",
                    .play = {.options = kExampleBoard,
                             .moves = {"0-1", "2-3", "1-2", "1-3", "0-2", "0-3"},
                             .said = "Red has three vertices that are all joined, Green two. Red "
                                     "wins 3 : 2."},
                    .sketch = {{{"board", "K6"}},
                               "red=0-1,1-2,0-2,0-3,1-3,2-3;green=4-5,0-4,1-5,2-5,3-4"},
                    .samples = {kSmallBoard},
                    .puzzles = {{.options = kSmallBoard, .least = 1, .most = 3}}}};
}

GameDescription star() {
  return {.name = "star",
          .summary = "colour all edges; points: the largest degree in your colour",
          .options = with_ties("auto"),
          .example = kSmallBoard,
          .about = {.title = "Star",
                    .group = GameGroup::points,
                    .start = 13,
                    .rules = {kColourAll, "Count your edges at the vertex where you have most.",
                              "The larger count wins."},
                    .move = kMove,
                    .ties = kGreenHasTies,
                    .points = "Most edges at one vertex",
                    .play = {.options = kExampleBoard,
                             .moves = {"0-1", "2-3", "0-2", "1-3", "0-3", "1-2"},
                             .said = "Red has three edges at 0. Red wins 3 : 2."},
                    .sketch = {{{"board", "K7"}},
                               "red=0-1,0-2,0-3,0-4,0-5,0-6;green=1-2,3-4,5-6,2-3,4-5"},
                    .samples = {kSmallBoard},
                    .puzzles = {{.options = kSmallBoard, .least = 1, .most = 3}}}};
}

GameDescription capture() {
  return {
      .name = "capture",
      .summary =
          "colour all edges; points: the vertices with more edges of your colour than "
          "of the other",
      .options = with_ties("draw"),
      .example = kSmallBoard,
      .about = {.title = "Capture",
                .group = GameGroup::points,
                .start = 14,
                .rules = {kColourAll,
                          "You capture the vertices where you have more edges than the other.",
                          "The player with more vertices wins."},
                .move = kMove,
                .ties = kTie,
                .points = "Vertices captured",
                .play = {.options = kExampleBoard,
                         .moves = {"0-1", "2-3", "0-2", "1-2", "0-3", "1-3"},
                         .said = "Red captures 0; Green captures 1, 2 and 3. Green wins 3 : 1."},
                .sketch = {{{"board", "K6"}}, "red=0-1,0-5,1-2;green=3-4,2-3,4-5"},
                .samples = {{{"board", "K3,3"}}}}};
}

GameDescription colex() {
  return {.name = "colex",
          .summary = "colour all edges; points: the size of the largest Colex graph in your colour",
          .options = two_colour_options(),
          .example = {{"board", "colex:9"}},
          .about = {.title = "Colex",
                    .group = GameGroup::points,
                    .start = 15,
                    .rules = {kColourAll,
                              "A Colex graph is a set of vertices that are all joined, and at most "
                              "one more vertex joined to some of them.",
                              "Count the edges of the largest one in your colour; more wins."},
                    .move = kMove,
                    .ties = kTie,
                    .points = "Edges of the largest Colex graph",
                    .play = {.options = kExampleBoard,
                             .moves = {"0-1", "2-3", "0-2", "1-3", "1-2", "0-3"},
                             .said = "Red’s triangle counts 3 edges; of Green’s star only two "
                                     "count. Red wins 3 : 2."},
                    .sketch = {kSmallBoard, "red=0-1,0-2,1-2,0-3;green=1-3,2-3,0-4"},
                    .samples = {kSmallBoard}}};
}

}  // namespace

std::vector<GameDescription> scoring_games() {
  return {clique(), star(), capture(), colex()};
}

}  // namespace harary
