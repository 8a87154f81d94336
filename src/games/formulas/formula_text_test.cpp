// SPDX-License-Identifier: MIT
#include "games/formulas/formula_text.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <sstream>
#include <vector>

#include "games/formulas/formula_games.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

PositiveFormula cnf(const std::string& text) {
  std::istringstream in(text);
  return read_positive_formula(in, "f.cnf", NormalForm::cnf);
}
PositiveFormula dnf(const std::string& text) {
  std::istringstream in(text);
  return read_positive_formula(in, "f.dnf", NormalForm::dnf);
}
QuantifiedFormula qbf(const std::string& text) {
  std::istringstream in(text);
  return read_quantified_formula(in, "f.qdimacs");
}

TEST(FormulaText, DimacsIsReadAndWrittenBack) {
  const PositiveFormula formula = cnf("c a comment\np cnf 3 2\n1 2 0 2\n3 0\n");
  EXPECT_EQ(formula.variables, 3);
  EXPECT_EQ(formula.clauses, (std::vector<Clause>{{1, 2}, {2, 3}}));
  EXPECT_EQ(cnf(formula_text(formula)), formula);
  EXPECT_EQ(parse_positive_word(formula_word(formula), "--formula", NormalForm::cnf), formula);
  EXPECT_EQ(dnf("p dnf 1 1\n1 0\n").form, NormalForm::dnf);
}

TEST(FormulaText, KeepsVariablesInNoClause) {
  const PositiveFormula formula = cnf("p cnf 4 1\n1 3 0\n");
  EXPECT_EQ(formula.variables, 4);
  EXPECT_EQ(unused_variables(formula), (std::vector<int>{2, 4}));
  EXPECT_EQ(cnf(formula_text(formula)), formula);
  EXPECT_EQ(formula_word(formula), "4:1,3");
  const PositiveFormula within = cnf("p cnf 3 1\n1 3 0\n");
  EXPECT_EQ(formula_word(within), "1,3");
  for (const PositiveFormula& one : {formula, within}) {
    EXPECT_EQ(parse_positive_word(formula_word(one), "--formula", NormalForm::cnf), one);
  }
  EXPECT_EQ(dnf("p dnf 2 1\n1 0\n").variables, 2);
  const auto refused = [](const std::string& word) {
    return refusal([&] { parse_positive_word(word, "--formula", NormalForm::cnf); });
  };
  EXPECT_EQ(
      refused("2:1,3"),
      "--formula:1:1: expected the number of variables before ':', from 3 to 100000, found '2'");
  EXPECT_TRUE(refused(":1,3").ends_with("found ''"));
  EXPECT_TRUE(refused("3:1:3").ends_with("found '1:3'"));
}

TEST(FormulaText, SkipsAByteOrderMark) {
  EXPECT_EQ(cnf("\xef\xbb\xbfp cnf 2 1\n1 2 0\n"), cnf("p cnf 2 1\n1 2 0\n"));
}

Value plain_value(const PositiveFormulaRules& rules, const PositiveFormulaRules::Position& p) {
  if (const std::optional<Value> value = rules.result(p)) return *value;
  Value best = -1;
  for (const auto& move : rules.moves(p))
    best = std::max(best, -plain_value(rules, rules.after(p, move)));
  return best;
}

// The lemma at PositiveFormula, for every formula in three variables with two clauses, and one or
// two variables more.
TEST(FormulaGames, VariablesInNoClauseDoNotChangeTheWinner) {
  std::vector<Clause> clauses;
  for (int set = 1; set < 8; ++set) {
    Clause& clause = clauses.emplace_back();
    for (int x = 1; x <= 3; ++x) {
      if ((set >> (x - 1) & 1) != 0) clause.push_back(x);
    }
  }
  for (const NormalForm form : {NormalForm::cnf, NormalForm::dnf}) {
    for (const Clause& a : clauses) {
      for (const Clause& b : clauses) {
        const auto value = [&](int variables) {
          const PositiveFormulaRules rules({form, variables, {a, b}});
          return plain_value(rules, rules.start());
        };
        ASSERT_EQ(value(4), value(3));
        ASSERT_EQ(value(5), value(3));
      }
    }
  }
}

TEST(FormulaText, QdimacsIsReadAndWrittenBack) {
  const QuantifiedFormula formula = qbf("p cnf 3 2\ne 1 0\na 3 0\ne 2 0\n-1 2 0\n3 -3 1 0\n");
  EXPECT_EQ(formula.prefix.size(), 3U);
  EXPECT_EQ(formula.prefix[1].quantifier, Quantifier::for_all);
  EXPECT_EQ(formula.prefix[1].variable, 3);
  EXPECT_EQ(qbf(formula_text(formula)), formula);
  EXPECT_EQ(parse_quantified_word(formula_word(formula), "--formula"), formula);
  EXPECT_EQ(formula_word(formula), "e1,a3,e2:-1,2/3,-3,1");
}

// As the standard says: free variables are existential, and come first.
TEST(FormulaText, FreeVariablesAreExistential) {
  EXPECT_EQ(formula_word(qbf("p cnf 4 2\na 2 0\ne 3 0\n4 1 2 0\n-1 3 -4 0\n")),
            "e1,e4,a2,e3:4,1,2/-1,3,-4");
  EXPECT_EQ(formula_word(qbf("p cnf 2 1\n1 -2 0\n")), "e1,e2:1,-2");
  EXPECT_EQ(qbf("p cnf 4 2\na 2 0\ne 3 0\n4 1 2 0\n-1 3 -4 0\n"),
            qbf("p cnf 4 2\ne 1 4 0\na 2 0\ne 3 0\n4 1 2 0\n-1 3 -4 0\n"));
}

TEST(FormulaText, EachKindOfDamageIsRefusedAtItsPlace) {
  const auto of_cnf = [](const std::string& text) { return refusal([&] { cnf(text); }); };
  EXPECT_EQ(of_cnf("1 2 0\n"), "f.cnf:1:1: '1' before the line 'p cnf VARIABLES CLAUSES'");
  EXPECT_EQ(of_cnf("p dnf 1 1\n1 0\n"), "f.cnf:1:3: expected 'cnf' after 'p'");
  EXPECT_EQ(of_cnf("p cnf x 1\n"), "f.cnf:1:7: expected the number of variables, found 'x'");
  EXPECT_EQ(of_cnf("p cnf 2\n"), "f.cnf:1:8: the line ends where the number of clauses should be");
  EXPECT_EQ(of_cnf("p cnf 0 1\n"), "f.cnf:1:7: the number of variables must be from 1 to 100000");
  EXPECT_EQ(of_cnf("p cnf 9999999999999 1\n"),
            "f.cnf:1:7: the number of variables must be from 1 to 100000");
  EXPECT_EQ(of_cnf("p cnf 1 1\np cnf 1 1\n"), "f.cnf:2:1: a second p line");
  EXPECT_EQ(of_cnf("p cnf 2 1\n1 3 0\n"), "f.cnf:2:3: '3' is out of range: variables are 1 to 2");
  EXPECT_EQ(of_cnf("p cnf 2 1\n1 -2 0\n"),
            "f.cnf:2:3: -2 is negative; a positive formula has no negations");
  EXPECT_EQ(of_cnf("p cnf 2 2\n1 2 0\n0\n"), "f.cnf:3:1: an empty clause");
  EXPECT_EQ(of_cnf("p cnf 2 1\n1 1 2 0\n"), "f.cnf:2:3: 1 is listed twice in its clause");
  EXPECT_EQ(of_cnf("p cnf 2 1\n1 2 0\n1 0\n"), "f.cnf:3:1: more than the 1 clauses of the p line");
  EXPECT_EQ(of_cnf("p cnf 2 1\n1 2\n"), "f.cnf:2: the text ended within a clause: no 0");
  EXPECT_EQ(of_cnf("p cnf 1 1\n1 x 0\n"), "f.cnf:2:3: expected a literal or 0, found 'x'");
  const auto of_qbf = [](const std::string& text) { return refusal([&] { qbf(text); }); };
  EXPECT_EQ(of_qbf("p cnf 2 1\ne 1 0\na 1 0\n"),
            "f.qdimacs:3:3: variable 1 is quantified a second time");
  EXPECT_EQ(of_qbf("p cnf 2 1\ne 1\n1 0\n"), "f.qdimacs:2:4: the line ends without 0");
  EXPECT_EQ(of_qbf("p cnf 2 1\ne 0\n"), "f.qdimacs:2:1: a quantifier without variables");
  EXPECT_EQ(of_qbf("p cnf 2 1\ne -1 0\n"),
            "f.qdimacs:2:3: a quantifier has variables, not negations");
  EXPECT_EQ(of_qbf("p cnf 2 1\ne 1 2 0\n1 0\na 2 0\n"),
            "f.qdimacs:4:1: a quantifier after the first clause");
}

TEST(FormulaText, SurvivesRandomDamage) {
  const std::vector<std::string> positive{"p cnf 4 3\n1 2 0\n2 3 4 0\n1 4 0\n",
                                          "c x\np cnf 1 1\n1 0"};
  EXPECT_GT(survive_mutations(positive, "pcnf dae-0123456789\n", 20000, 1,
                              [](const auto& text) {
                                const PositiveFormula formula = cnf(text);
                                ASSERT_EQ(cnf(formula_text(formula)), formula);
                              }),
            0);
  const std::vector<std::string> quantified{"p cnf 3 2\ne 1 0\na 2 0\ne 3 0\n1 -2 0\n2 3 0\n"};
  EXPECT_GT(survive_mutations(quantified, "pcnf dae-0123456789\n", 20000, 2,
                              [](const auto& text) {
                                const QuantifiedFormula formula = qbf(text);
                                ASSERT_EQ(qbf(formula_text(formula)), formula);
                              }),
            0);
  survive_mutations({"1,2/2,3", "4:1,2/3", "1"}, "/,:0123456789", 20000, 4, [](const auto& text) {
    const PositiveFormula formula = parse_positive_word(text, "--formula", NormalForm::dnf);
    ASSERT_EQ(parse_positive_word(formula_word(formula), "x", NormalForm::dnf), formula);
  });
  const std::vector<std::string> words{"e1,a2,e3:1,-2/2,3", "1,2/2,3"};
  survive_mutations(words, "ea,/:-0123456789", 20000, 3, [](const auto& text) {
    const QuantifiedFormula formula = parse_quantified_word(text, "--formula");
    ASSERT_EQ(parse_quantified_word(formula_word(formula), "x"), formula);
  });
}

TEST(FormulaGames, TooManyVariablesAreALimit) {
  PositiveFormula formula{NormalForm::cnf, 65, {{}}};
  for (int x = 1; x <= 65; ++x) formula.clauses[0].push_back(x);
  EXPECT_THROW(PositiveFormulaRules{formula}, LimitError);
}

}  // namespace
}  // namespace harary
