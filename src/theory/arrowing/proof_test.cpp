// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <string>

#include "base/error.hpp"
#include "graph/named.hpp"
#include "support/base/test_folder.hpp"
#include "support/theory/drat_check.hpp"
#include "theory/arrowing/arrows.hpp"

namespace harary {
namespace {

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
