// SPDX-License-Identifier: MIT
// The catalogue's view of the games on formulas: --instance FILE (DIMACS) or --formula in one word.
#pragma once

#include <string>
#include <vector>

#include "base/error.hpp"
#include "games/family.hpp"
#include "games/formulas/formula_games.hpp"
#include "games/formulas/formula_text.hpp"
#include "games/formulas/games.hpp"
#include "games/options.hpp"

namespace harary {

class FormulaFamily {
 public:
  static std::vector<GameDescription> games() { return formula_games(); }

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
