// SPDX-License-Identifier: MIT
#include "games/formulas/games.hpp"

namespace harary {

namespace {

const Example kGroups{{"formula", "1,2/2,3/1,3"}};
const Example kQuantified{{"formula", "e1,a2,e3:1,2/-2,3/-1,-3"}};
const char* const kChoose =
    "The first and the second player in turn choose a variable that is left.";
const char* const kValues =
    "In the end the variables of the first player are true, the others false.";
const char* const kNoTie = "There is no tie.";

OptionSpecs formula_options() {
  return {instance_option(),
          {.name = "formula",
           .type = OptionType::text,
           .label = "Formula",
           .help = "a formula in one word: 1,2/2,3; quantified: e1,a2:1,2/-1,-2",
           .hint = "1,2/2,3"}};
}

GameDescription described(std::string name, std::string summary, const Example& example,
                          About about) {
  about.group = GameGroup::numbers;
  about.ties = kNoTie;
  about.players = PlayerNames::numbers;
  about.elements = Elements::variables;
  about.samples = {example};
  about.play.options = example;
  about.sketch.options = example;
  return {.name = std::move(name),
          .summary = std::move(summary),
          .options = formula_options(),
          .example = example,
          .drawing = DrawingKind::formula,
          .about = std::move(about)};
}

}  // namespace

std::vector<GameDescription> formula_games() {
  return {
      described(
          "pos-cnf",
          "Schaefer's game: choose variables in turn; first wins if the variables of first "
          "make the positive CNF true",
          kGroups,
          {.title = "Formula, all groups",
           .rules = {kChoose, kValues, "The first player wins if every group has a true variable."},
           .move = "Choose a variable that is left.",
           .joining = Joining::with_or,
           .play = {.moves = {"1", "2", "3"},
                    .said = "Every group has a true variable: the first player wins."},
           .sketch = {.position = "first=1;second=2"}}),
      described("pos-dnf",
                "choose variables in turn; first wins with all variables of a term of the positive "
                "DNF",
                kGroups,
                {.title = "Formula, one group",
                 .rules = {kChoose, kValues,
                           "The first player wins if all variables of some group are true."},
                 .move = "Choose a variable that is left.",
                 .joining = Joining::with_and,
                 .play = {.moves = {"1", "2", "3"},
                          .said = "All variables of the last group are true: the first player "
                                  "wins."},
                 .sketch = {.position = "first=1;second=2"}}),
      described("qbf", "values for variables in the order of the prefix; first wants the CNF true",
                kQuantified,
                {.title = "Formula, for all and there is",
                 .rules = {"The variables get their values in the given order.",
                           "The first player chooses where it says “there is”, the second where it "
                           "says “for all”.",
                           "The first player wins if the formula becomes true."},
                 .move = "Choose whether the next variable is true.",
                 .joining = Joining::with_or,
                 .play = {.moves = {"1", "2", "3"},
                          .said = "Nothing of the last group is true: the second player wins."},
                 .sketch = {.position = "1"}})};
}

}  // namespace harary
