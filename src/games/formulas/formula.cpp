// SPDX-License-Identifier: MIT
#include "games/formulas/formula.hpp"

#include <cstddef>

namespace harary {

std::vector<int> unused_variables(const PositiveFormula& formula) {
  std::vector<char> used(static_cast<std::size_t>(formula.variables) + 1, 0);
  for (const Clause& clause : formula.clauses) {
    for (const int x : clause) used[static_cast<std::size_t>(x)] = 1;
  }
  std::vector<int> unused;
  for (int x = 1; x <= formula.variables; ++x) {
    if (used[static_cast<std::size_t>(x)] == 0) unused.push_back(x);
  }
  return unused;
}

}  // namespace harary
