// SPDX-License-Identifier: MIT
#include "graph/canonical/nauty.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <thread>
#include <vector>

#include "base/error.hpp"
#include "support/graph/general_form.hpp"
#include "support/graph/sample_graphs.hpp"

namespace harary {
namespace {

using namespace sample_graphs;

ColouredGraph complete(int order) {
  ColouredGraph result(order);
  for (int v = 0; v < order; ++v) {
    for (int u = 0; u < v; ++u) result.set_colour(u, v, 1);
  }
  return result;
}

// With all colours and some labels; half of them far from random.
ColouredGraph random_general_graph(int order, std::mt19937_64& random) {
  ColouredGraph result(order);
  const int colours = 1 + below(9, random);
  const int modulus = 1 + below(order + 1, random);
  const bool circulant = below(2, random) == 0;
  for (int v = 0; v < order; ++v) {
    result.set_label(v, below(3, random) - 1);
    for (int u = 0; u < v; ++u) {
      const int colour = circulant ? (v - u) % modulus * 37 % 256 : below(colours + 1, random) * 28;
      result.set_colour(u, v, static_cast<std::uint8_t>(colour));
    }
  }
  return result;
}

Permutation random_permutation(int order, std::mt19937_64& random) {
  Permutation result(static_cast<std::size_t>(order));
  std::iota(result.begin(), result.end(), 0);
  std::shuffle(result.begin(), result.end(), random);
  return result;
}

TEST(ColouredGraph, RefusesTooManyVertices) {
  EXPECT_THROW(ColouredGraph(65), LimitError);
  EXPECT_THROW(ColouredGraph(-1), LimitError);
  EXPECT_EQ(ColouredGraph(64).order(), 64);
}

TEST(Nauty, DoesNotDependOnTheNumbering) {
  std::mt19937_64 random(1);
  for (int order = 0; order <= 64; order = order < 12 ? order + 1 : order + 13) {
    for (int i = 0; i < 30; ++i) {
      const ColouredGraph graph = random_general_graph(order, random);
      const CanonicalSymmetry symmetry = canonical_symmetry(graph);
      const ColouredGraph form = graph.relabelled(symmetry.canonical_labelling);
      for (int v = 1; v < order; ++v) ASSERT_LE(form.label(v - 1), form.label(v));
      for (const Permutation& generator : symmetry.generators) {
        ASSERT_EQ(graph.relabelled(generator), graph);
      }
      const ColouredGraph moved = graph.relabelled(random_permutation(order, random));
      const CanonicalSymmetry moved_symmetry = canonical_symmetry(moved);
      ASSERT_EQ(moved.relabelled(moved_symmetry.canonical_labelling), form);
      ASSERT_EQ(moved.relabelled(canonical_labelling(moved)), form);
      ASSERT_EQ(moved_symmetry.group_order, symmetry.group_order);
      ASSERT_EQ(moved_symmetry.vertex_orbit_count(), symmetry.vertex_orbit_count());
      ASSERT_EQ(moved_symmetry.edge_orbit_count(moved), symmetry.edge_orbit_count(graph));
    }
  }
}

TEST(Nauty, KnowsFamousGroups) {
  for (const NamedGraph& sample : symmetric_graphs()) {
    if (sample.group_order == 0) continue;
    EXPECT_EQ(canonical_symmetry(general_form(sample.graph)).group_order, sample.group_order)
        << sample.name;
  }
}

TEST(Nauty, CountsLargeGroupsApproximately) {
  const CanonicalSymmetry symmetry = canonical_symmetry(ColouredGraph(64));
  EXPECT_FALSE(symmetry.group_order.has_value());
  EXPECT_NEAR(symmetry.approximate_group_order / 1.2688693218588417e89, 1, 1e-9);
  EXPECT_EQ(canonical_symmetry(ColouredGraph(20)).group_order, 2432902008176640000ULL);
}

TEST(Nauty, FindsEdgeOrbits) {
  const ColouredGraph petersen = general_form(petersen_graph());
  EXPECT_EQ(canonical_symmetry(petersen).edge_orbit_count(petersen), 1);
  EXPECT_EQ(canonical_symmetry(petersen).vertex_orbit_count(), 1);

  ColouredGraph graph = complete(6);
  EXPECT_EQ(canonical_symmetry(graph).edge_orbit_count(graph), 1);
  graph.set_colour(2, 4, 0);
  const CanonicalSymmetry symmetry = canonical_symmetry(graph);
  EXPECT_EQ(symmetry.edge_orbit_count(graph), 2);
  EXPECT_EQ(symmetry.group_order, 48U);
  EXPECT_EQ(symmetry.vertex_orbit, (std::vector<int>{0, 0, 2, 0, 2, 0}));
}

TEST(Nauty, KeepsColoursAndLabelsApart) {
  ColouredGraph graph = complete(6);
  graph.set_colour(0, 1, 200);
  graph.set_colour(2, 3, 7);
  EXPECT_EQ(canonical_symmetry(graph).group_order, 8U);
  graph.set_colour(4, 5, 7);
  EXPECT_EQ(canonical_symmetry(graph).group_order, 16U);
  graph.set_label(5, -3);
  EXPECT_EQ(canonical_symmetry(graph).group_order, 4U);
  EXPECT_EQ(canonical_symmetry(graph).canonical_labelling[5], 0);
}

TEST(Nauty, WorksInSeveralThreads) {
  std::mt19937_64 random(2);
  std::vector<ColouredGraph> graphs;
  for (int i = 0; i < 200; ++i) graphs.push_back(random_general_graph(1 + i % 40, random));
  std::vector<CanonicalSymmetry> expected;
  for (const ColouredGraph& graph : graphs) expected.push_back(canonical_symmetry(graph));

  std::vector<int> wrong(4, 0);
  std::vector<std::thread> threads;
  for (std::size_t t = 0; t < wrong.size(); ++t) {
    threads.emplace_back([&, t] {
      for (std::size_t i = 0; i < graphs.size(); ++i) {
        const std::size_t which = (i + 50 * t) % graphs.size();
        const CanonicalSymmetry symmetry = canonical_symmetry(graphs[which]);
        if (symmetry.canonical_labelling != expected[which].canonical_labelling ||
            symmetry.generators != expected[which].generators) {
          ++wrong[t];
        }
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, std::vector<int>(4, 0));
}

}  // namespace
}  // namespace harary
