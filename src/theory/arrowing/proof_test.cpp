// SPDX-License-Identifier: MIT
// A DRAT proof is checked with a few lines of our own: each clause it adds must follow by unit
// propagation from those before it, and the last one is empty.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "graph/named.hpp"
#include "support/base/test_folder.hpp"
#include "theory/arrowing/arrows.hpp"

namespace harary {
namespace {

using Clause = std::vector<int>;
using Clauses = std::vector<Clause>;

// Unit propagation from the negation of `clause` ends in a conflict.
bool follows(const Clauses& clauses, const Clause& clause, int variables) {
  std::vector<int> value(static_cast<std::size_t>(variables) + 1, 0);
  const auto set = [&](int literal) {
    value[static_cast<std::size_t>(std::abs(literal))] = literal > 0 ? 1 : -1;
  };
  const auto truth = [&](int literal) {
    return value[static_cast<std::size_t>(std::abs(literal))] * (literal > 0 ? 1 : -1);
  };
  for (const int literal : clause) set(-literal);
  for (bool changed = true; changed;) {
    changed = false;
    for (const Clause& c : clauses) {
      int open = 0;
      int last = 0;
      bool satisfied = false;
      for (const int literal : c) {
        if (truth(literal) > 0) satisfied = true;
        if (truth(literal) == 0) {
          ++open;
          last = literal;
        }
      }
      if (satisfied || open > 1) continue;
      if (open == 0) return true;
      set(last);
      changed = true;
    }
  }
  return false;
}

bool proof_is_right(const std::string& formula_path, const std::string& proof_path) {
  std::ifstream formula(formula_path);
  std::string word;
  int variables = 0;
  std::size_t count = 0;
  formula >> word >> word >> variables >> count;
  Clauses clauses;
  const auto read_clause = [](std::istream& in) {
    Clause clause;
    for (int literal = 0; in >> literal && literal != 0;) clause.push_back(literal);
    return clause;
  };
  for (std::size_t i = 0; i < count; ++i) clauses.push_back(read_clause(formula));
  std::ifstream proof(proof_path);
  while (proof >> std::ws && proof.peek() != std::ifstream::traits_type::eof()) {
    if (proof.peek() == 'd') {
      proof >> word;
      read_clause(proof);  // keeping a clause longer does no harm
      continue;
    }
    const Clause clause = read_clause(proof);
    if (!follows(clauses, clause, variables)) return false;
    if (clause.empty()) return true;
    clauses.push_back(clause);
  }
  return false;
}

class Proof : public testing::Test {
 protected:
  ArrowingAnswer prove(const std::string& board, const Graph& target,
                       SymmetryBreaking breaking = SymmetryBreaking::automatic) {
    Job job;
    return arrows({named_graph(board), {target, target}, {}}, {breaking, path()}, job);
  }
  std::string path() const { return folder_.file("proof.drat"); }

  TestFolder folder_;
};

TEST_F(Proof, OfThePartyPuzzleIsRightAndOfThePlainFormula) {
  const ArrowingAnswer answer = prove("K6", complete_graph(3));
  ASSERT_EQ(answer.arrows, true);
  EXPECT_FALSE(answer.symmetries_broken);
  EXPECT_EQ(answer.variables, 15);
  EXPECT_EQ(answer.clauses, 40U);
  EXPECT_EQ(answer.proof_path, path());
  EXPECT_TRUE(proof_is_right(*answer.formula_path, *answer.proof_path));
}

TEST_F(Proof, OfTwoQuadranglesInSixVerticesIsRight) {
  const ArrowingAnswer answer = prove("K6", cycle_graph(4));
  ASSERT_EQ(answer.arrows, true);
  EXPECT_TRUE(proof_is_right(*answer.formula_path, *answer.proof_path));
}

TEST_F(Proof, OfTheBrokenFormulaIsRightForThatFormula) {
  const ArrowingAnswer answer = prove("K6", complete_graph(3), SymmetryBreaking::on);
  ASSERT_EQ(answer.arrows, true);
  EXPECT_TRUE(answer.symmetries_broken);
  EXPECT_GT(answer.clauses, 40U);
  EXPECT_TRUE(proof_is_right(*answer.formula_path, *answer.proof_path));
}

TEST_F(Proof, IsNotClaimedWhereThereIsAColouring) {
  const ArrowingAnswer answer = prove("K5", complete_graph(3));
  EXPECT_EQ(answer.arrows, false);
  EXPECT_FALSE(answer.proof_path.has_value());
  EXPECT_FALSE(proof_is_right(*answer.formula_path, path()));
}

TEST_F(Proof, IntoAFolderThatDoesNotExistIsRefused) {
  Job job;
  const std::string nowhere = folder_.file("missing/proof");
  EXPECT_THROW(arrows({complete_graph(6), {complete_graph(3), complete_graph(3)}, {}},
                      {SymmetryBreaking::automatic, nowhere}, job),
               FileError);
}

}  // namespace
}  // namespace harary
