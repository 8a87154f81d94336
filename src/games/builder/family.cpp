// SPDX-License-Identifier: MIT
#include "games/builder/family.hpp"

namespace harary {

namespace {

// With m edges at most, the value of a win with n edges is m + 1 - n (builder.hpp).
std::optional<int> builders_edges(const SolvedStart& start) {
  const auto edges = start.instance.find("edges");
  if (!start.value || *start.value <= 0 || edges == start.instance.end()) {
    return std::nullopt;
  }
  return std::atoi(edges->second.c_str()) + 1 - *start.value;
}

}  // namespace

std::vector<GameDescription> BuilderFamily::games() {
  const Example small{{"target", "P3"}, {"edges", "3"}};
  return {
      {.name = "builder",
       .summary = "online Ramsey game: Builder draws an edge, Painter colours it; Builder wants a "
                  "copy of the target in red, or of the other one in green, with few edges",
       .options = all_options({{target_option(), green_target_option(), builder_edges_option()},
                               graph_board_options(),
                               {red_option(), green_option()}}),
       .example = small,
       .number = GameNumber{.counted = "edges",
                            .one = "edge",
                            .asks = "How many edges does Builder need?",
                            .sought = "edges",
                            .of = builders_edges},
       .about = {.title = "Builder and Painter",
                 .group = GameGroup::race,
                 .rules = {"Builder draws an edge between two vertices; there are always new ones.",
                           "Painter colours it red or green.",
                           "Builder wants {target} in one colour before the edges run out."},
                 .move = "Builder draws an edge; Painter colours it red or green.",
                 .ties = "There is no tie: without a copy in the end Painter wins.",
                 .players = PlayerNames::numbers,
                 .roles = {"builder", "painter"},
                 .play = {.options = small,
                          .moves = {"0-1", "red=0-1", "1-2", "green=1-2", "1-3", "red=1-3"},
                          .said = "0-1 and 1-3 are a red path: Builder wins."},
                 .sketch = {{{"target", "K3"}, {"edges", "4"}}, "red=0-1,2-3;green=0-2;edges=1-2"},
                 .samples = {small}}}};
}

}  // namespace harary
