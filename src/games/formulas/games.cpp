// SPDX-License-Identifier: MIT
#include "games/formulas/games.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>

#include "games/formulas/formula_text.hpp"

namespace harary {

namespace {

const Example kGroups{{"formula", "1,2/2,3/1,3"}};
const Example kQuantified{{"formula", "e1,a2,e3:1,2/-2,3/-1,-3"}};
const char* const kChoose = "Red and Green in turn choose a variable that is left.";
const char* const kValues = "In the end the variables of Red are true, the others false.";
const char* const kNoTie = "There is no tie.";

OptionSpecs formula_options() {
  return {instance_option(),
          {.name = "formula",
           .type = OptionType::text,
           .label = "Formula",
           .help = "a formula in one word: 1,2/2,3; quantified: e1,a2:1,2/-1,-2",
           .hint = "1,2/2,3"}};
}

// The definition of the games does not say what a variable in no clause is for.
std::string unused_variables_text(const std::map<std::string, std::string>& instance,
                                  NormalForm form, const char* clause) {
  const auto formula = instance.find("formula");
  if (formula == instance.end()) return "";
  const std::vector<int> unused =
      unused_variables(parse_positive_word(formula->second, "formula", form));
  if (unused.empty()) return "";
  return fmt::format("in no {}: {}; choosing it passes the turn and cannot change who wins", clause,
                     fmt::join(unused, ", "));
}

std::string cnf_remark(const std::map<std::string, std::string>& instance) {
  return unused_variables_text(instance, NormalForm::cnf, "clause");
}
std::string dnf_remark(const std::map<std::string, std::string>& instance) {
  return unused_variables_text(instance, NormalForm::dnf, "term");
}

GameDescription described(std::string name, std::string summary, const Example& example,
                          About about, Remark remark = nullptr) {
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
          .remark = remark,
          .about = std::move(about)};
}

}  // namespace

std::vector<GameDescription> formula_games() {
  return {
      described(
          "pos-cnf",
          "Schaefer's game: choose variables in turn; Red, who starts, wins if the variables of "
          "Red make the positive CNF true",
          kGroups,
          {.title = "Formula, all groups",
           .rules = {kChoose, kValues, "Red wins if every group has a true variable."},
           .move = "Choose a variable that is left.",
           .joining = Joining::with_or,
           .play = {.moves = {"1", "2", "3"}, .said = "Every group has a true variable: Red wins."},
           .sketch = {.position = "first=1;second=2"}},
          cnf_remark),
      described("pos-dnf",
                "choose variables in turn; Red, who starts, wins with all variables of a term of "
                "the positive DNF",
                kGroups,
                {.title = "Formula, one group",
                 .rules = {kChoose, kValues, "Red wins if all variables of some group are true."},
                 .move = "Choose a variable that is left.",
                 .joining = Joining::with_and,
                 .play = {.moves = {"1", "2", "3"},
                          .said = "All variables of the last group are true: Red wins."},
                 .sketch = {.position = "first=1;second=2"}},
                dnf_remark),
      described("qbf", "values for variables in the order of the prefix; Red wants the CNF true",
                kQuantified,
                {.title = "Formula, for all and there is",
                 .rules = {"The variables get their values in the given order.",
                           "Red chooses where it says “there is”, Green where it says “for all”.",
                           "Red wins if the formula becomes true."},
                 .move = "Choose whether the next variable is true.",
                 .joining = Joining::with_or,
                 .play = {.moves = {"1", "2", "3"},
                          .said = "Nothing of the last group is true: Green wins."},
                 .sketch = {.position = "1"}})};
}

}  // namespace harary
