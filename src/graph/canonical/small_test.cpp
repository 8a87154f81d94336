// SPDX-License-Identifier: MIT
// The small canonical form against random relabelling (invariance) and against nauty (the same
// classes, the same groups).
#include "graph/canonical/small.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <thread>
#include <vector>

#include "base/hashing.hpp"
#include "graph/canonical/nauty.hpp"
#include "support/graph/general_form.hpp"
#include "support/graph/sample_graphs.hpp"

namespace harary {
namespace {

using namespace sample_graphs;

template <typename Type>
class SmallForm : public testing::Test {};

template <int N>
struct PlaneCount {
  static constexpr int kValue = N;
};
using PlaneCounts = testing::Types<PlaneCount<1>, PlaneCount<2>, PlaneCount<3>>;
TYPED_TEST_SUITE(SmallForm, PlaneCounts);

template <int Planes>
void expect_invariant(const SmallColouredGraph<Planes>& graph, std::mt19937_64& random, int times) {
  const SmallLabelling labelling = canonical_labelling(graph);
  const SmallColouredGraph<Planes> form = relabel(graph, labelling);
  unsigned used = 0;
  for (int v = 0; v < graph.order; ++v) used |= 1U << labelling[static_cast<std::size_t>(v)];
  ASSERT_EQ(used, (1U << graph.order) - 1) << "not a permutation";
  ASSERT_TRUE(std::is_sorted(form.labels.begin(), form.labels.begin() + graph.order));
  for (int i = 0; i < times; ++i) {
    const auto moved = relabel(graph, random_labelling(graph.order, random));
    ASSERT_EQ(canonical_form(moved), form) << "order " << graph.order;
  }
}

TYPED_TEST(SmallForm, DoesNotDependOnTheNumbering) {
  std::mt19937_64 random(1);
  for (int order = 0; order <= kMaxSmallOrder; ++order) {
    for (int i = 0; i < 1500; ++i) {
      const auto graph = random_coloured_graph<TypeParam::kValue>(order, random);
      ASSERT_NO_FATAL_FAILURE(expect_invariant(graph, random, 3));
    }
  }
}

TYPED_TEST(SmallForm, HasTheClassesAndGroupsOfNauty) {
  std::mt19937_64 random(2);
  for (int order = 1; order <= kMaxSmallOrder; ++order) {
    std::map<std::vector<int>, std::vector<int>> small_form_of;
    std::map<std::vector<int>, std::vector<int>> nauty_form_of;
    for (int i = 0; i < 600; ++i) {
      const auto graph = random_coloured_graph<TypeParam::kValue>(order, random);
      const ColouredGraph general = general_form(graph);
      const CanonicalSymmetry expected = canonical_symmetry(general);
      const SmallSymmetry actual = canonical_symmetry(graph);
      ASSERT_EQ(actual.canonical_labelling, canonical_labelling(graph));
      ASSERT_EQ(actual.group_order, expected.group_order) << "order " << order;
      ASSERT_EQ(has_trivial_group(graph), expected.group_order == 1);
      for (int v = 0; v < order; ++v) {
        const auto index = static_cast<std::size_t>(v);
        ASSERT_EQ(actual.vertex_orbit[index], expected.vertex_orbit[index]);
      }
      const SmallPairOrbits pairs = pair_orbits(order, actual);
      ASSERT_TRUE(
          std::equal(expected.pair_orbit.begin(), expected.pair_orbit.end(), pairs.begin()));
      for (const SmallLabelling& generator : actual.generators()) {
        ASSERT_EQ(relabel(graph, generator), graph);
      }
      ASSERT_LT(actual.generator_count, 30);
      const auto small_form = flattened(general_form(relabel(graph, actual.canonical_labelling)));
      const auto nauty_form = flattened(general.relabelled(expected.canonical_labelling));
      ASSERT_EQ(small_form_of.try_emplace(nauty_form, small_form).first->second, small_form);
      ASSERT_EQ(nauty_form_of.try_emplace(small_form, nauty_form).first->second, nauty_form);
    }
  }
}

TEST(SmallFormOfSymmetricGraphs, IsInvariantAndKnowsTheGroup) {
  std::mt19937_64 random(3);
  for (const NamedGraph& sample : symmetric_graphs()) {
    SCOPED_TRACE(sample.name);
    ASSERT_NO_FATAL_FAILURE(expect_invariant(sample.graph, random, 50));
    const SmallSymmetry symmetry = canonical_symmetry(sample.graph);
    const CanonicalSymmetry expected = canonical_symmetry(general_form(sample.graph));
    EXPECT_EQ(symmetry.group_order, expected.group_order);
    EXPECT_LT(symmetry.generator_count, 30);
    if (sample.group_order != 0) {
      EXPECT_EQ(symmetry.group_order, sample.group_order);
    }
  }
}

TEST(SmallFormOfSymmetricGraphs, TellsShrikhandeFromRook) {
  EXPECT_NE(canonical_form(shrikhande_graph()), canonical_form(rook_graph()));
}

// Stored keys and node counts depend on the form, so it must be the same with every machine and
// compiler. A change of the algorithm that is meant to change it says so in its commit.
TEST(SmallFormOfManyGraphs, IsPinned) {
  std::uint64_t counter = 0;
  const auto next = [&counter](int bound) {
    return static_cast<int>(mix(++counter) % static_cast<std::uint64_t>(bound));
  };
  std::uint64_t hash = 0;
  for (int i = 0; i < 4000; ++i) {
    SmallColouredGraph<2> graph;
    graph.order = 1 + i % kMaxSmallOrder;
    for (int edge = next(2 * graph.order); edge > 0; --edge) {
      const int u = next(graph.order);
      const int v = next(graph.order);
      if (u != v) graph.set_colour(u, v, 1 + next(2));
    }
    if (i % 3 == 0) graph.labels[static_cast<std::size_t>(next(graph.order))] = 9;
    for (const auto& plane : canonical_form(graph).rows) {
      for (const std::uint16_t row : plane) hash = mix(hash ^ row) + 1;
    }
  }
  EXPECT_EQ(hash, 2983659334755182311U);
}

TEST(SmallFormOfManyGraphs, IsFoundInSeveralThreads) {
  std::mt19937_64 random(4);
  std::vector<SmallColouredGraph<2>> graphs;
  std::vector<SmallColouredGraph<2>> expected;
  for (int i = 0; i < 2000; ++i) {
    graphs.push_back(random_coloured_graph<2>(1 + i % kMaxSmallOrder, random));
    expected.push_back(canonical_form(graphs.back()));
  }
  std::vector<int> wrong(4, 0);
  std::vector<std::thread> threads;
  for (int& count : wrong) {
    threads.emplace_back([&] {
      for (std::size_t i = 0; i < graphs.size(); ++i) {
        if (canonical_form(graphs[i]) != expected[i]) ++count;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, std::vector<int>(4, 0));
}

TEST(SmallFormOfColouredVariants, PinsGroups) {
  // A Petersen graph with one labelled vertex: 120 / 10.
  SmallColouredGraph<1> petersen = petersen_graph();
  petersen.labels[3] = 7;
  EXPECT_EQ(canonical_symmetry(petersen).group_order, 12U);
  EXPECT_EQ(canonical_labelling(petersen)[3], 9);
  // A five-cycle in one colour, the complement in another: still the dihedral group.
  SmallColouredGraph<2> two_cycles;
  two_cycles.order = 5;
  for (int v = 0; v < 5; ++v) {
    two_cycles.set_colour(v, (v + 1) % 5, 1);
    two_cycles.set_colour(v, (v + 2) % 5, 2);
  }
  EXPECT_EQ(canonical_symmetry(two_cycles).group_order, 10U);
  two_cycles.set_colour(0, 1, 3);
  EXPECT_EQ(canonical_symmetry(two_cycles).group_order, 2U);
}

}  // namespace
}  // namespace harary
