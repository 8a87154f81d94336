// SPDX-License-Identifier: MIT
// The comparisons that take long: larger boards and more draws.
#include "tests/counting/coverage.hpp"
#include "tests/counting/layers.hpp"

namespace harary::cli {
namespace {

TEST(CountingLong, PliesOfSevenVerticesAreTheLayersThatTheProgramEnumerates) {
  expect_plies_like_enumerated_layers(7);
}

TEST(CountingLong, IntervalsCoverTheEnumeratedNumberOnSevenVertices) {
  const double exact = legal_positions_of_sim(7);
  EXPECT_EQ(exact, 77608);
  expect_coverage(7, "orbit", 1000, exact);
  expect_coverage(7, "ratio", 1000, exact);
}

TEST(CountingLong, MethodsAgreeOnEighteenVerticesWithTheSamplesOfThePaper) {
  expect_overlap_on_k18(1000);
}

TEST(CountingLong, FindsTheSmallestOrderForTwoTetrahedra) {
  EXPECT_EQ(answer("ramsey K4")["order"], 18);
}

TEST(CountingLong, FindsTheSmallestOrderForThreeTriangles) {
  EXPECT_EQ(answer("ramsey K3 --colours 3")["order"], 17);
}

}  // namespace
}  // namespace harary::cli
