// SPDX-License-Identifier: MIT
// The comparisons that take long: larger boards and more draws.
#include "tests/counting/coverage.hpp"
#include "tests/counting/layers.hpp"

namespace harary::cli {
namespace {

TEST(CountingLong, plies_of_seven_vertices_are_the_layers_that_the_program_enumerates) {
  expect_plies_like_enumerated_layers(7);
}

TEST(CountingLong, intervals_cover_the_enumerated_number_on_seven_vertices) {
  const double exact = legal_positions_of_sim(7);
  EXPECT_EQ(exact, 77608);
  expect_coverage(7, "orbit", 1000, exact);
  expect_coverage(7, "ratio", 1000, exact);
}

TEST(CountingLong, methods_agree_on_eighteen_vertices_with_the_samples_of_the_paper) {
  expect_overlap_on_k18(1000);
}

TEST(CountingLong, smallest_order_for_two_tetrahedra) {
  EXPECT_EQ(answer("ramsey K4")["order"], 18);
}

TEST(CountingLong, smallest_order_for_three_triangles) {
  EXPECT_EQ(answer("ramsey K3 --colours 3")["order"], 17);
}

}  // namespace
}  // namespace harary::cli
