// SPDX-License-Identifier: MIT
// The catalogue's view of the games on formulas: --instance FILE (DIMACS) or --formula in one word.
#pragma once

#include <string>
#include <vector>

#include "base/error.hpp"
#include "games/family.hpp"
#include "games/formulas/formula_games.hpp"
#include "games/formulas/formula_text.hpp"
#include "games/options.hpp"

namespace harary {

class FormulaFamily {
 public:
  static std::vector<GameDescription> games() {
    const OptionSpecs options{instance_option(), formula_option()};
    const Example example{{"formula", "1,2/2,3/1,3"}};
    return {
        {"pos-cnf",
         "Schaefer's game: choose variables in turn; first wins if the variables of first make the "
         "positive CNF true",
         options, example, DrawingKind::formula},
        {"pos-dnf",
         "choose variables in turn; first wins with all variables of a term of the positive DNF",
         options, example, DrawingKind::formula},
        {"qbf",
         "values for variables in the order of the prefix; first wants the CNF true",
         options,
         {{"formula", "e1,a2,e3:1,2/-2,3/-1,-3"}},
         DrawingKind::formula}};
  }

  template <class Visitor>
  static decltype(auto) visit(const std::string& game, const GameOptions& options, Visitor&& v) {
    if (game == "qbf") {
      return v(QuantifiedFormulaRules(read(
          options, [](auto& in, auto& source) { return read_quantified_formula(in, source); },
          [](auto& text, auto& source) { return parse_quantified_word(text, source); })));
    }
    const NormalForm form = game == "pos-cnf" ? NormalForm::cnf : NormalForm::dnf;
    return v(PositiveFormulaRules(read(
        options, [form](auto& in, auto& source) { return read_positive_formula(in, source, form); },
        [form](auto& text, auto& source) { return parse_positive_word(text, source, form); })));
  }

 private:
  inline static const std::string kWord = "--formula";

  static OptionSpec formula_option() {
    return {.name = "formula",
            .type = OptionType::text,
            .label = "Formula",
            .help = "a formula in one word: 1,2/2,3; quantified: e1,a2:1,2/-1,-2",
            .hint = "1,2/2,3"};
  }

  template <class FromFile, class FromWord>
  static auto read(const GameOptions& options, FromFile from_file, FromWord from_word) {
    const std::string path = options.text("instance");
    const std::string word = options.text("formula");
    if (path.empty() == word.empty()) {
      throw InputError(word.empty() ? "--formula: the game needs a formula, for example 1,2/2,3, "
                                      "or a file with --instance"
                                    : "--formula: not together with --instance");
    }
    if (!word.empty()) return from_word(word, kWord);
    const NamedStream named = open_instance(options);
    return from_file(*named.stream, named.name);
  }
};

}  // namespace harary
