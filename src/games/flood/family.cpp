// SPDX-License-Identifier: MIT
#include "games/flood/family.hpp"

#include "games/cells/board_option.hpp"
#include "games/flood/setup.hpp"

namespace harary {

std::vector<GameDescription> FloodFamily::games() {
  const OptionSpec start{.name = "start",
                         .type = OptionType::cell,
                         .label = "Starting cell",
                         .help =
                             "the vertex where flood begins, or row:column of a grid (default the "
                             "first cell); free: a "
                             "move recolours the region of any vertex",
                         .hint = "such as 0, or free",
                         .default_text = "0",
                         .values = {std::string(kFreeStart)},
                         .advanced = true};
  return {
      {.name = "flood",
       .summary = "one player, a coloured board: the fewest colour calls that conquer everything",
       .options = all_options({coloured_board_options(), {start}}),
       .example = {{"board", "hex:7x7:1"}},
       .drawing = DrawingKind::cells,
       .solitaire = true,
       .about = {.title = "Flood",
                 .group = GameGroup::cells,
                 .start = 17,
                 .rules = {"You own the cell with the star and all cells of its colour that "
                           "hang together with it.",
                           "Call a colour: you win all cells of that colour that touch yours.",
                           "Own the whole board in as few calls as you can.",
                           "If no cell has the star: choose any region, then its new colour, "
                           "until the board has one colour."},
                 .move = "Call a colour.",
                 .ties = "You play alone: the fewer calls, the better.",
                 .players = PlayerNames::solo,
                 .roles = {"you", "you"},
                 .elements = Elements::cells,
                 .play = {.options = {{"board", "square:4x3=011201223120"}},
                          .moves = {"1", "2", "0", "3"},
                          .said = "Four calls win the whole board."},
                 .sketch = {{{"board", "square:4x4=0543111123453513"}}, ""}}}};
}

}  // namespace harary
