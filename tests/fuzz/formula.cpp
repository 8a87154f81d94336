// SPDX-License-Identifier: MIT
// Formulas: files, and words of the command line.
#include <sstream>

#include "games/formulas/formula_text.hpp"
#include "tests/fuzz/target.hpp"

namespace harary::fuzz {

// The first line is "cnf", "dnf" or "qbf", then "word" or "file".
void read_formula(std::string_view input) {
  const std::string kind = take_line(input);
  const bool word = take_line(input) == "word";
  std::istringstream in{std::string(input)};
  if (kind == "qbf") {
    const QuantifiedFormula formula =
        word ? parse_quantified_word(input, "--formula") : read_quantified_formula(in, "file");
    std::istringstream again(formula_text(formula));
    must(formula_text(read_quantified_formula(again, "again")) == formula_text(formula));
  } else {
    const NormalForm form = kind == "cnf" ? NormalForm::cnf : NormalForm::dnf;
    const PositiveFormula formula = word ? parse_positive_word(input, "--formula", form)
                                         : read_positive_formula(in, "file", form);
    std::istringstream again(formula_text(formula));
    must(formula_text(read_positive_formula(again, "again", form)) == formula_text(formula));
  }
}
const Target kFormulaTarget("formula", read_formula);

}  // namespace harary::fuzz
