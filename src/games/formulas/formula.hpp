// SPDX-License-Identifier: MIT
// Formulas as games are played on them: positive ones in conjunctive or disjunctive normal form
// (Schaefer 1978; Slany, Definitions 5.1 and 5.5) and quantified ones in prenex CNF.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace harary {

// A literal: the variable x as x, its negation as -x. Variables count from 1.
using Literal = int;
using Clause = std::vector<Literal>;  // a disjunction in CNF, a conjunction ("term") in DNF

enum class NormalForm : std::uint8_t { cnf, dnf };

// No negation; no clause is empty or names a variable twice. A variable may be in no clause: it is
// chosen like the others, which passes the turn. Who wins is the same without it. The winner
// follows the strategy for the other variables; if the opponent passes, the winner takes any
// variable, and any other one where the strategy later asks for that. A variable more never harms
// its owner.
struct PositiveFormula {
  NormalForm form = NormalForm::cnf;
  int variables = 0;
  std::vector<Clause> clauses;
  friend bool operator==(const PositiveFormula&, const PositiveFormula&) = default;
};

// The variables that are in no clause, in increasing order.
std::vector<int> unused_variables(const PositiveFormula& formula);

enum class Quantifier : std::uint8_t { exists, for_all };

struct QuantifiedVariable {
  Quantifier quantifier = Quantifier::exists;
  int variable = 0;
  friend bool operator==(const QuantifiedVariable&, const QuantifiedVariable&) = default;
};

// Closed: every variable that occurs is quantified, once. Clauses may hold x and -x (such a clause
// is always true), no literal twice.
struct QuantifiedFormula {
  std::vector<QuantifiedVariable> prefix;  // outermost first
  std::vector<Clause> clauses;             // a conjunction of disjunctions
  friend bool operator==(const QuantifiedFormula&, const QuantifiedFormula&) = default;
};

}  // namespace harary
