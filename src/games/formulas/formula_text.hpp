// SPDX-License-Identifier: MIT
// Formulas as text. DIMACS: comment lines "c …", one line "p cnf VARIABLES CLAUSES" ("p dnf" for
// terms), then numbers, each clause ended by 0. QDIMACS has lines "e 1 2 0" and "a 3 0" between.
//     p cnf 3 2
//     1 2 0
//     2 3 0
// In one word, as --formula takes it: clauses separated by '/', literals by ','; a quantified
// formula has its prefix in front: "1,2/2,3" and "e1,a2:1,2/-1,-2". Variables above the largest one
// in a clause need their number in front: "4:1,2/2,3".
#pragma once

#include <istream>
#include <string>
#include <string_view>

#include "games/formulas/formula.hpp"

namespace harary {

inline constexpr int kMostFormulaVariables = 100'000;
inline constexpr int kMostFormulaClauses = 1'000'000;

// Each throws InputError with source, line and column for a text that is not such a formula: a
// header that is missing, given twice or does not fit, literals out of range, a negative literal in
// a positive formula, an empty clause, a literal twice, a free variable. `form` says what the
// header must be.
PositiveFormula read_positive_formula(std::istream& in, const std::string& source, NormalForm form);
QuantifiedFormula read_quantified_formula(std::istream& in, const std::string& source);

PositiveFormula parse_positive_word(std::string_view text, const std::string& source,
                                    NormalForm form);
QuantifiedFormula parse_quantified_word(std::string_view text, const std::string& source);

std::string formula_text(const PositiveFormula& formula);
std::string formula_text(const QuantifiedFormula& formula);
std::string formula_word(const PositiveFormula& formula);
std::string formula_word(const QuantifiedFormula& formula);

}  // namespace harary
