// SPDX-License-Identifier: MIT
#include "games/builder/family.hpp"

namespace harary {

std::vector<GameDescription> BuilderFamily::games() {
  const Example small{{"target", "P3"}, {"edges", "3"}};
  return {{.name = "builder",
           .summary =
               "online Ramsey game: Builder draws an edge, Painter colours it; Builder wants a "
               "copy of the target in red, or of the other one in green, with few edges",
           .options = all_options({{target_option(), green_target_option(), builder_edges_option()},
                                   graph_board_options(),
                                   {red_option(), green_option()}}),
           .example = small,
           .about = {
               .title = "Builder and Painter",
               .group = GameGroup::race,
               .rules = {"The first player, Builder, draws an edge between two vertices; there are "
                         "always new ones.",
                         "The second player, Painter, colours it red or green.",
                         "Builder wants {target} in one colour before the edges run out."},
               .move = "Builder draws an edge; Painter colours it red or green.",
               .ties = "There is no tie: without a copy in the end Painter wins.",
               .players = PlayerNames::numbers,
               .play = {.options = small,
                        .moves = {"0-1", "red=0-1", "1-2", "green=1-2", "1-3", "red=1-3"},
                        .said = "0-1 and 1-3 are a red path: the first player wins."},
               .sketch = {{{"target", "K3"}, {"edges", "4"}}, "red=0-1,2-3;green=0-2;edges=1-2"},
               .samples = {small}}}};
}

}  // namespace harary
