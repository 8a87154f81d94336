// SPDX-License-Identifier: MIT
#include "games/honey_bee/family.hpp"

#include "games/cells/board_option.hpp"

namespace harary {

std::vector<GameDescription> HoneyBeeFamily::games() {
  const OptionSpec starts{
      .name = "starts",
      .type = OptionType::cells,
      .label = "Starting cells",
      .help = "where the players of honeybee begin: a,b (default two opposite corners)",
      .hint = "two cells, such as 0,48",
      .separator = ",",
      .advanced = true};
  const Example example{{"board", "hex:4x3=012313022013"}};
  return {{.name = "honeybee",
           .summary = "call colours to conquer a coloured board; more than half of the cells wins",
           .options = all_options({coloured_board_options(), {starts}}),
           .example = {{"board", "hex:4x3:1"}},
           .drawing = DrawingKind::cells,
           .about = {
               .title = "Honey-Bee",
               .group = GameGroup::cells,
               .start = 16,
               .rules =
                   {"Alice (A) and Bob (B) own a corner each and call colours in turn: you win all "
                    "free cells of that colour that touch yours.",
                    "You may not call the colour that was called last, nor your own last "
                    "one, and a call must win something if any can.",
                    "The first to own more than half of the board wins."},
               .move = "Call a colour.",
               .ties = "When no cell is free and both own half, it is a tie.",
               .players = PlayerNames::letters,
               .roles = {"alice", "bob"},
               .elements = Elements::cells,
               .play = {.options = example,
                        .moves = {"1", "0", "3", "2", "1", "3", "0", "1", "2"},
                        .said = "Alice owns more than half of the board and wins."},
               .sketch = {{{"board", "hex:4x4=0543111123453513"}}, ""}}}};
}

}  // namespace harary
