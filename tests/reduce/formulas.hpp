// SPDX-License-Identifier: MIT
// Formulas for the tests of reductions, and both sides of a reduction solved.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <vector>

#include "base/portable.hpp"
#include "games/formulas/formula_games.hpp"
#include "games/formulas/formula_text.hpp"
#include "games/positional/achievement/achievement.hpp"
#include "games/positional/achievement/maker_breaker.hpp"
#include "games/positional/avoidance/avoidance.hpp"
#include "games/positional/avoidance_plus/avoidance_plus.hpp"
#include "games/positional/point_set_game.hpp"
#include "reduce/achievement_of_dnf.hpp"
#include "reduce/avoidance_of_cnf.hpp"
#include "solve/proof/search.hpp"
#include "solve/reference/reference.hpp"
#include "support/games/with_ending.hpp"
#include "support/reduce/random_problems.hpp"

namespace harary::tests {

inline const Budget kModest = [] {
  Budget budget;
  budget.memory_bytes = std::uint64_t{1} << 26;
  return budget;
}();

// The value of the start for Side::first.
template <class R>
Value solved(const R& rules) {
  Job job(kModest);
  ProofSearch<R> engine(rules, job);
  return for_first(rules.mover(rules.start()), engine.value(rules.start()));
}
// By the plain definition.
inline Value judged(const PositiveFormula& formula) {
  const PositiveFormulaRules rules(formula);
  return Reference<PositiveFormulaRules>(rules).evaluate(rules.start()).value;
}

inline PointSetup setup_of(const TargetReduction& reduction) {
  return {std::make_shared<const WinningSets>(winning_sets(reduction.instance)), Side::first, {}};
}

using Board = PointSetGame<1>;
using OnAvoidance = WithEnding<AvoidanceOn<Board>, AvoidanceEnding::normal>;
using OnMisere = WithEnding<AvoidanceOn<Board>, AvoidanceEnding::misere>;
using OnAvoidancePlus = AvoidancePlusOn<Board>;
using OnAchievement = WithEnding<AchievementOn<Board>, PositionalEnding::draw>;
using OnNoDraw = WithEnding<AchievementOn<Board>, PositionalEnding::green_wins>;
using OnMakerBreaker = MakerBreakerOn<Board>;

// All positive formulas with up to `variables` variables and `clauses` different clauses, one of
// each class up to renaming; every variable occurs.
inline std::vector<PositiveFormula> all_positive(NormalForm form, int variables, int clauses) {
  std::vector<PositiveFormula> result;
  for (int n = 1; n <= variables; ++n) {
    std::set<std::vector<int>> seen;
    std::vector<int> chosen;  // clauses as sets of variables, increasing
    const auto renamed_least = [&] {
      std::vector<int> order(static_cast<std::size_t>(n));
      for (int x = 0; x < n; ++x) order[static_cast<std::size_t>(x)] = x;
      std::vector<int> least;
      do {
        std::vector<int> image;
        for (const int clause : chosen) {
          int moved = 0;
          for (int x = 0; x < n; ++x) {
            if ((clause >> x & 1) != 0) moved |= 1 << order[static_cast<std::size_t>(x)];
          }
          image.push_back(moved);
        }
        portable::ranges::sort(image);
        if (least.empty() || image < least) least = image;
      } while (std::ranges::next_permutation(order).found);
      return least;
    };
    const auto add = [&](auto&& self, int from) -> void {
      int all = 0;
      for (const int clause : chosen) all |= clause;
      if (all == (1 << n) - 1 && seen.insert(renamed_least()).second) {
        PositiveFormula formula{form, n, {}};
        for (const int clause : chosen) {
          Clause literals;
          for (int x = 1; x <= n; ++x) {
            if ((clause >> (x - 1) & 1) != 0) literals.push_back(x);
          }
          formula.clauses.push_back(literals);
        }
        result.push_back(formula);
      }
      if (static_cast<int>(chosen.size()) == clauses) return;
      for (int clause = from; clause < 1 << n; ++clause) {
        chosen.push_back(clause);
        self(self, clause + 1);
        chosen.pop_back();
      }
    };
    add(add, 1);
  }
  return result;
}

}  // namespace harary::tests
