// SPDX-License-Identifier: MIT
// pos-cnf and pos-dnf against their games: both sides solved exactly.
#include "reduce/formulas.hpp"

namespace harary::tests {
namespace {

void agree_cnf(const PositiveFormula& formula) {
  SCOPED_TRACE(formula_word(formula));
  const PointSetup setup = setup_of(avoidance_of_cnf(formula, "avoidance"));
  const Value expected = solved(PositiveFormulaRules(formula));
  ASSERT_EQ(solved(OnAvoidance(setup)), expected);
  ASSERT_EQ(solved(OnMisere(setup)), expected);
}

void agree_dnf(const PositiveFormula& formula) {
  SCOPED_TRACE(formula_word(formula));
  const Value expected = solved(PositiveFormulaRules(formula));
  const PointSetup plain = setup_of(achievement_of_dnf(formula, "maker-breaker"));
  ASSERT_EQ(solved(OnMakerBreaker(plain)), expected);
  ASSERT_EQ(solved(OnNoDraw(plain)), expected);
  // Green wins where player II does: no draw.
  ASSERT_EQ(solved(OnAchievement(setup_of(achievement_of_dnf(formula, "achievement")))), expected);
}

TEST(FormulaReductions, AllFormulasUpToFourVariablesAndClausesAgree) {
  int wins = 0;
  const auto formulas = all_positive(NormalForm::cnf, 4, 4);
  // Counted by hand: {1}; {12}, {1,2}, {1,12}, {1,2,12}.
  EXPECT_EQ(all_positive(NormalForm::cnf, 1, 4).size(), 1U);
  EXPECT_EQ(all_positive(NormalForm::cnf, 2, 4).size(), 5U);
  EXPECT_GT(formulas.size(), 100U);
  for (PositiveFormula formula : formulas) {
    const Value value = judged(formula);
    ASSERT_EQ(solved(PositiveFormulaRules(formula)), value);
    wins += value > 0 ? 1 : 0;
    agree_cnf(formula);
    formula.form = NormalForm::dnf;
    ASSERT_EQ(solved(PositiveFormulaRules(formula)), judged(formula));
    agree_dnf(formula);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(wins, 10);
  EXPECT_LT(wins, static_cast<int>(formulas.size()) - 10);
}

// They are chosen like the others, and so are their gadgets.
TEST(FormulaReductions, VariablesInNoClauseAgree) {
  for (PositiveFormula formula : all_positive(NormalForm::cnf, 3, 3)) {
    const Value value = judged(formula);
    for (int more = 1; more <= 2; ++more) {
      ++formula.variables;
      ASSERT_EQ(solved(PositiveFormulaRules(formula)), value) << formula_word(formula);
      agree_cnf(formula);
      if (HasFatalFailure()) return;
    }
  }
  for (PositiveFormula formula : all_positive(NormalForm::dnf, 3, 3)) {
    for (int more = 1; more <= 2; ++more) {
      ++formula.variables;
      agree_dnf(formula);
      if (HasFatalFailure()) return;
    }
  }
}

// A move of avoidance+ colours any number of edges, so boards grow harder much faster.
TEST(FormulaReductions, AvoidancePlusAgreesOnAllFormulasUpToThreeVariables) {
  for (const PositiveFormula& formula : all_positive(NormalForm::cnf, 3, 4)) {
    SCOPED_TRACE(formula_word(formula));
    ASSERT_EQ(solved(OnAvoidancePlus(setup_of(avoidance_of_cnf(formula, "avoidance+")))),
              judged(formula));
  }
}

TEST(FormulaReductions, AvoidancePlusAgreesOnAllFormulasOfFourVariables) {
  for (const PositiveFormula& formula : all_positive(NormalForm::cnf, 4, 4)) {
    if (formula.variables < 4) continue;
    SCOPED_TRACE(formula_word(formula));
    ASSERT_EQ(solved(OnAvoidancePlus(setup_of(avoidance_of_cnf(formula, "avoidance+")))),
              judged(formula));
  }
}

void agree_on_random(NormalForm form, int count, int fewest, int most, std::uint64_t seed) {
  TestRandom random(seed);
  for (int round = 0; round < count; ++round) {
    const int variables = fewest + random.below(most - fewest + 1);
    const PositiveFormula formula =
        random_positive(random, form, variables, 2 + random.below(variables));
    form == NormalForm::cnf ? agree_cnf(formula) : agree_dnf(formula);
    if (testing::Test::HasFatalFailure()) return;
  }
}

TEST(FormulaReductions, RandomFormulasOfFiveVariablesAgree) {
  agree_on_random(NormalForm::cnf, 60, 5, 5, 31);
  agree_on_random(NormalForm::dnf, 60, 5, 5, 32);
}
TEST(FormulaReductionsLong, AThousandRandomCnfsOfFiveAndSixVariablesAgree) {
  agree_on_random(NormalForm::cnf, 1000, 5, 6, 33);
}
TEST(FormulaReductions, AThousandRandomDnfsOfFiveAndSixVariablesAgree) {
  agree_on_random(NormalForm::dnf, 1000, 5, 6, 34);
}
TEST(FormulaReductionsLong, RandomFormulasOfSevenVariablesAgree) {
  agree_on_random(NormalForm::cnf, 20, 7, 7, 35);
  agree_on_random(NormalForm::dnf, 20, 7, 7, 36);
}

// The sizes that the headers and docs/reductions.md state.
TEST(FormulaReductions, SizesAreLinear) {
  TestRandom random(34);
  for (const int n : {10, 100, 1000}) {
    const PositiveFormula formula = random_positive(random, NormalForm::cnf, n, n);
    long literals = 0;
    for (const Clause& clause : formula.clauses) literals += static_cast<long>(clause.size());
    const TargetReduction reduction = avoidance_of_cnf(formula, "avoidance");
    EXPECT_EQ(reduction.open_edges, 4 * n + 1);
    EXPECT_EQ(reduction.plan.order(), 15 * n + 5 * n + 6);
    EXPECT_EQ(static_cast<long>(reduction.instance.edges.size()),
              23 * n + 8 * n + 2 * literals + 6);
  }
}

}  // namespace
}  // namespace harary::tests
