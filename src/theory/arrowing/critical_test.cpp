// SPDX-License-Identifier: MIT
#include "theory/arrowing/critical.hpp"

#include <gtest/gtest.h>

#include "base/error.hpp"
#include "graph/named.hpp"
#include "theory/arrowing/ramsey_order.hpp"

namespace harary {
namespace {

const std::vector<Graph> kTetrahedra = {complete_graph(4), complete_graph(4)};

TEST(Critical, K17IsColouredWithoutATetrahedronAndRegularly) {
  const EdgeColouring colouring = critical_colouring_of_k17();
  EXPECT_EQ(fault_of_witness(colouring, kTetrahedra, Job{}), std::nullopt);
  EXPECT_EQ(colouring.board, complete_graph(17));
  for (const std::vector<Edge>& edges : colouring.classes) {
    const Graph in_colour(17, edges);
    for (int v = 0; v < 17; ++v) EXPECT_EQ(in_colour.degree(v), 8);
  }
}

TEST(Critical, K18MinusAnEdgeIsColouredWithoutATetrahedron) {
  const EdgeColouring colouring = critical_colouring_of_k18_minus_edge();
  EXPECT_EQ(fault_of_witness(colouring, kTetrahedra, Job{}), std::nullopt);
  EXPECT_EQ(colouring.board.order(), 18);
  EXPECT_EQ(colouring.board.edge_count(), 152);
  EXPECT_FALSE(colouring.board.has_edge(0, 17));
}

TEST(Critical, EitherColourOfTheLastEdgeOfK18CompletesATetrahedron) {
  for (const std::size_t colour : {0U, 1U}) {
    EdgeColouring colouring = critical_colouring_of_k18_minus_edge();
    colouring.board.add_edge(0, 17);
    colouring.classes[colour].push_back({0, 17});
    EXPECT_TRUE(fault_of_witness(colouring, kTetrahedra, Job{}).has_value());
  }
}

TEST(Critical, PentagonIsTheSmallestPaleyColouring) {
  const EdgeColouring colouring = paley_colouring(5);
  const Graph red(5, colouring.classes[0]);
  EXPECT_EQ(red, cycle_graph(5));
}

TEST(Critical, BadOrdersAndVerticesAreRefused) {
  for (const int q : {-3, 0, 1, 4, 7, 9, 21, 73}) EXPECT_THROW(paley_colouring(q), InputError);
  EXPECT_THROW(duplicate_vertex(paley_colouring(5), 5), InputError);
  EXPECT_THROW(duplicate_vertex({Graph(64), {{}, {}}}, 0), InputError);
}

TEST(RamseyOrder, IsFoundFromBelowWithACriticalColouring) {
  Job job;
  const RamseyOrderAnswer answer =
      smallest_ramsey_order({complete_graph(3), complete_graph(4)}, 1, job);
  EXPECT_EQ(answer.order, 9);
  EXPECT_EQ(answer.at_least, 9);
  EXPECT_EQ(answer.steps.size(), 9U);
  ASSERT_TRUE(answer.critical.has_value());
  EXPECT_EQ(answer.critical->board, complete_graph(8));
}

TEST(RamseyOrder, OfSmallTargetsAgreesWithTheLiterature) {
  const auto order = [](const std::string& a, const std::string& b) {
    Job job;
    return smallest_ramsey_order({named_graph(a), named_graph(b)}, 1, job).order;
  };
  EXPECT_EQ(order("C4", "C4"), 6);
  EXPECT_EQ(order("P4", "P4"), 5);
  EXPECT_EQ(order("star:3", "star:3"), 6);
  EXPECT_EQ(order("star:2", "star:2"), 3);
  EXPECT_EQ(order("K3", "star:4"), 9);
  EXPECT_EQ(order("K1", "K3"), 1);
}

TEST(RamseyOrder, GivesALowerBoundWhenTheBudgetEnds) {
  Budget budget;
  budget.time = std::chrono::milliseconds(300);
  Job job(budget);
  const RamseyOrderAnswer answer =
      smallest_ramsey_order({complete_graph(5), complete_graph(5)}, 1, job);
  EXPECT_EQ(answer.order, std::nullopt);
  EXPECT_EQ(answer.stopped, StopReason::time);
  EXPECT_GT(answer.at_least, 5);
}

TEST(RamseyOrder, RefusesAFirstOrderOutOfRange) {
  Job job;
  EXPECT_THROW(smallest_ramsey_order(kTetrahedra, 0, job), InputError);
  EXPECT_THROW(smallest_ramsey_order(kTetrahedra, 65, job), InputError);
}

}  // namespace
}  // namespace harary
