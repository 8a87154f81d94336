// SPDX-License-Identifier: MIT
// For tests: random instances of the source problems.
#pragma once

#include <algorithm>
#include <vector>

#include "base/portable.hpp"
#include "games/formulas/formula.hpp"
#include "reduce/source_problems.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary {

// Sequences of one length from 4 to `longest`, as SCS wants them. The bound is left 0.
inline SequenceProblem random_scs(TestRandom& random, int longest, int most) {
  SequenceProblem problem;
  const int n = 4 + random.below(longest - 3);
  for (int i = 1 + random.below(most); i > 0; --i) {
    Letters letters(static_cast<std::size_t>(n), 0);
    const int first = random.below(n - 3);
    const int second = first + 2 + random.below(n - 3 - first);
    letters[static_cast<std::size_t>(first)] = letters[static_cast<std::size_t>(second)] = 1;
    problem.sequences.push_back(letters);
  }
  return problem;
}

inline SequenceProblem random_mscs(TestRandom& random, int longest, int most) {
  SequenceProblem problem;
  for (int i = 1 + random.below(most); i > 0; --i) {
    Letters letters{static_cast<std::uint8_t>(random.below(2))};
    for (int length = 1 + random.below(longest); static_cast<int>(letters.size()) < length;) {
      const auto next = static_cast<std::uint8_t>(random.below(4));
      if (next != letters.back()) letters.push_back(next);
    }
    problem.sequences.push_back(letters);
  }
  return problem;
}

inline FeedbackProblem random_feedback(TestRandom& random, int most) {
  FeedbackProblem problem;
  problem.vertices = 1 + random.below(most);
  const int percent = 10 + random.below(50);
  for (int u = 0; u < problem.vertices; ++u) {
    for (int v = 0; v < problem.vertices; ++v) {
      if (u != v && random.below(100) < percent) problem.arcs.emplace_back(u, v);
    }
  }
  return problem;
}

// Every variable occurs.
inline PositiveFormula random_positive(TestRandom& random, NormalForm form, int variables,
                                       int clauses) {
  PositiveFormula formula{form, variables, {}};
  const int percent = 20 + random.below(60);
  while (static_cast<int>(formula.clauses.size()) < clauses) {
    Clause clause;
    for (int x = 1; x <= variables; ++x) {
      if (random.below(100) < percent) clause.push_back(x);
    }
    if (!clause.empty()) formula.clauses.push_back(clause);
  }
  for (int x = 1; x <= variables; ++x) {
    const auto holds = [x](const Clause& c) { return portable::ranges::find(c, x) != c.end(); };
    if (portable::ranges::any_of(formula.clauses, holds)) continue;
    formula.clauses[random.below(formula.clauses.size())].push_back(x);
  }
  for (Clause& clause : formula.clauses) portable::ranges::sort(clause);
  return formula;
}

}  // namespace harary
