// SPDX-License-Identifier: MIT
// Why a game on a formula is over: the group that decided.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <string_view>

#include "games/formulas/formula_games.hpp"

namespace harary {

namespace {

// "x1 or not x2".
std::string group_text(const Clause& group, std::string_view joining) {
  std::string text;
  for (const Literal x : group) {
    if (!text.empty()) text += fmt::format(" {} ", joining);
    text += fmt::format("{}x{}", x < 0 ? "not " : "", std::abs(x));
  }
  return text;
}

using Holds = std::function<bool(Literal)>;

EndReason of_cnf(const std::vector<Clause>& groups, const Holds& holds) {
  for (const Clause& group : groups) {
    if (std::none_of(group.begin(), group.end(), holds)) {
      return {fmt::format("Nothing of a group is true: {}.", group_text(group, "or"))};
    }
  }
  return {"Every group has a part that is true."};
}

EndReason of_dnf(const std::vector<Clause>& groups, const Holds& holds) {
  for (const Clause& group : groups) {
    if (std::all_of(group.begin(), group.end(), holds)) {
      return {fmt::format("All of a group is true: {}.", group_text(group, "and"))};
    }
  }
  return {"Every group has a part that is false."};
}

}  // namespace

EndReason PositiveFormulaRules::reason(const Position& p) const {
  const Holds holds = [&](Literal x) { return (p.chosen[0] >> (x - 1) & 1) != 0; };
  return formula_.form == NormalForm::cnf ? of_cnf(formula_.clauses, holds)
                                          : of_dnf(formula_.clauses, holds);
}

EndReason QuantifiedFormulaRules::reason(const Position& p) const {
  return of_cnf(formula_.clauses, [&](Literal x) {
    const auto place =
        std::find_if(formula_.prefix.begin(), formula_.prefix.end(),
                     [x](const QuantifiedVariable& one) { return one.variable == std::abs(x); }) -
        formula_.prefix.begin();
    return ((p.made_true >> place & 1) != 0) == (x > 0);
  });
}

}  // namespace harary
