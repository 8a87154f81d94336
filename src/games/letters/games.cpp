// SPDX-License-Identifier: MIT
#include "games/letters/games.hpp"

namespace harary {

std::vector<GameDescription> letters_games() {
  const OptionSpec letters{.name = "letters",
                           .type = OptionType::numbers,
                           .label = "Letters A B C D",
                           .help = "the counts of the letters A, B, C and D: \"0 0 0 5\"",
                           .hint = "four numbers",
                           .values = {"0 0 0 5", "1 1 1 1", "2 0 3 2"},
                           .separator = " ",
                           .positional = true};
  return {{.name = "letters",
           .summary = "Csirmaz's letter game: trade letters; the player who leaves a single letter "
                      "wins (--misere: loses)",
           .options = {letters, misere_option(), first_option()},
           .example = {{"letters", "0 0 0 5"}},
           .drawing = DrawingKind::letters,
           .about = {.title = "Letters",
                     .group = GameGroup::cells,
                     .start = 18,
                     .rules = {"On the heap lie letters A, B, C, D. A move trades letters, as the "
                               "buttons say.",
                               "Every trade but two makes the heap smaller.",
                               "The player who leaves a single letter wins."},
                     .move = "Trade one letter or two for one.",
                     .ties = "There is no tie.",
                     .players = PlayerNames::numbers,
                     .colours = ColourUse::shared,
                     .elements = Elements::letters,
                     .play = {.options = {{"letters", "0 0 0 3"}},
                              .moves = {"DD>B", "BD>C"},
                              .said = "One letter is left: Green made the last trade and wins."},
                     .sketch = {{{"letters", "1 1 1 1"}}, ""},
                     .samples = {{{"letters", "2 1 3 2"}}}}}};
}

}  // namespace harary
