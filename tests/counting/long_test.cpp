// SPDX-License-Identifier: MIT
// The comparisons that take long: larger boards and more draws.
#include "tests/counting/coverage.hpp"
#include "tests/counting/layers.hpp"

namespace harary::cli {
namespace {

TEST(CountingLong, PliesOfSevenVerticesAreTheLayersThatTheProgramEnumerates) {
  expect_plies_like_enumerated_layers(7);
}

TEST(CountingLong, TheBoardOfSim5IsCountedWithinTenMinutes) {
  const Json json = answer("count --order 43");
  const std::string count = json["count"];
  EXPECT_EQ(count.size(), 377U);
  EXPECT_EQ(count.substr(0, 20), "37257851153370978863");
  EXPECT_EQ(count.substr(count.size() - 20), "92886573920047514289");
  EXPECT_LT(json["seconds"], 600);
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
