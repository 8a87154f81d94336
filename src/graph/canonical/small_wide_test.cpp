// SPDX-License-Identifier: MIT
// The small canonical form with room for more than 16 vertices: against random relabelling, against
// nauty, and against the form with room for 16.
#include "graph/canonical/small.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "graph/canonical/nauty.hpp"
#include "support/graph/general_form.hpp"
#include "support/graph/sample_graphs.hpp"

namespace harary {
namespace {

using namespace sample_graphs;

template <typename Type>
class WideForm : public testing::Test {};

template <int N>
struct Room {
  static constexpr int kValue = N;
};
using Rooms = testing::Types<Room<24>, Room<32>>;
TYPED_TEST_SUITE(WideForm, Rooms);

template <int MaxOrder>
using WideGraph = SmallColouredGraph<2, MaxOrder>;

template <int MaxOrder>
void expect_invariant(const WideGraph<MaxOrder>& graph, std::mt19937_64& random, int times) {
  const auto labelling = canonical_labelling(graph);
  const auto form = relabel(graph, labelling);
  std::uint64_t used = 0;
  for (int v = 0; v < graph.order; ++v) {
    used |= std::uint64_t{1} << labelling[static_cast<std::size_t>(v)];
  }
  ASSERT_EQ(used, (std::uint64_t{1} << graph.order) - 1) << "not a permutation";
  ASSERT_EQ(form, canonical_form(graph));
  for (int i = 0; i < times; ++i) {
    const auto moved = relabel(graph, random_labelling<MaxOrder>(graph.order, random));
    ASSERT_EQ(canonical_form(moved), form) << "order " << graph.order;
  }
}

TYPED_TEST(WideForm, DoesNotDependOnTheNumbering) {
  constexpr int kRoom = TypeParam::kValue;
  std::mt19937_64 random(1);
  for (int order = 0; order <= kRoom; ++order) {
    for (int i = 0; i < 300; ++i) {
      const auto graph = random_coloured_graph<2, kRoom>(order, random);
      ASSERT_NO_FATAL_FAILURE(expect_invariant(graph, random, 3));
    }
  }
}

TYPED_TEST(WideForm, HasTheClassesAndGroupsOfNauty) {
  constexpr int kRoom = TypeParam::kValue;
  std::mt19937_64 random(2);
  for (int order = 3; order <= kRoom; ++order) {
    std::map<std::vector<int>, std::vector<int>> small_form_of;
    std::map<std::vector<int>, std::vector<int>> nauty_form_of;
    for (int i = 0; i < 100; ++i) {
      auto graph = random_coloured_graph<2, kRoom>(order, random);
      // Every other time one pair of the last graph is recoloured: almost the same graph.
      for (int variant = 0; variant < 2; ++variant) {
        if (variant == 1) {
          const int u = below(order - 1, random);
          graph.set_colour(u, order - 1, 1 + below(3, random));
          graph = relabel(graph, random_labelling<kRoom>(order, random));
        }
        const ColouredGraph general = general_form(graph);
        const CanonicalSymmetry expected = canonical_symmetry(general);
        const auto actual = canonical_symmetry(graph);
        ASSERT_EQ(actual.canonical_labelling, canonical_labelling(graph));
        ASSERT_EQ(actual.group_order, expected.group_order.value_or(0)) << "order " << order;
        ASSERT_EQ(has_trivial_group(graph), expected.group_order == 1);
        for (int v = 0; v < order; ++v) {
          const auto index = static_cast<std::size_t>(v);
          ASSERT_EQ(actual.vertex_orbit[index], expected.vertex_orbit[index]);
        }
        const auto pairs = pair_orbits(order, actual);
        ASSERT_TRUE(
            std::equal(expected.pair_orbit.begin(), expected.pair_orbit.end(), pairs.begin()));
        for (const auto& generator : actual.generators()) {
          ASSERT_EQ(relabel(graph, generator), graph);
        }
        const auto small_form = flattened(general_form(relabel(graph, actual.canonical_labelling)));
        const auto nauty_form = flattened(general.relabelled(expected.canonical_labelling));
        ASSERT_EQ(small_form_of.try_emplace(nauty_form, small_form).first->second, small_form);
        ASSERT_EQ(nauty_form_of.try_emplace(small_form, nauty_form).first->second, nauty_form);
      }
    }
  }
}

// Up to 16 vertices the form is the same as with room for 16.
TYPED_TEST(WideForm, DoesNotDependOnTheRoom) {
  constexpr int kRoom = TypeParam::kValue;
  std::mt19937_64 random(3);
  for (int order = 0; order <= 16; ++order) {
    for (int i = 0; i < 100; ++i) {
      const auto graph = random_coloured_graph<2>(order, random);
      WideGraph<kRoom> wide;
      wide.order = order;
      for (int v = 0; v < order; ++v) {
        wide.labels[static_cast<std::size_t>(v)] = graph.labels[static_cast<std::size_t>(v)];
        for (int u = 0; u < v; ++u) wide.set_colour(u, v, graph.colour(u, v));
      }
      ASSERT_EQ(flattened(general_form(canonical_form(wide))),
                flattened(general_form(canonical_form(graph))));
    }
  }
}

struct WideSample {
  std::string name;
  WideGraph<32> graph;
  std::uint64_t group_order;  // 0: more than a word holds
};

template <typename Relation>
WideGraph<32> wide_from_relation(int order, Relation adjacent) {
  WideGraph<32> result;
  result.order = order;
  for (int v = 0; v < order; ++v) {
    for (int u = 0; u < v; ++u) result.set_colour(u, v, adjacent(u, v) ? 1 : 2);
  }
  return result;
}
WideGraph<32> wide_union(const SmallColouredGraph<1>& a, const SmallColouredGraph<1>& b) {
  return wide_from_relation(a.order + b.order, [&](int u, int v) {
    if (v < a.order) return a.colour(u, v) != 0;
    return u >= a.order && b.colour(u - a.order, v - a.order) != 0;
  });
}
WideGraph<32> paley_graph(int prime) {
  return wide_from_relation(prime, [=](int u, int v) {
    for (int x = 1; x < prime; ++x) {
      if (x * x % prime == v - u) return true;
    }
    return false;
  });
}

TEST(WideFormOfSymmetricGraphs, IsInvariantAndKnowsTheGroup) {
  const auto petersen = petersen_graph();
  const std::vector<WideSample> samples{
      {"K32", wide_from_relation(32, [](int, int) { return true; }), 0},
      {"K16,16", wide_from_relation(32, [](int u, int v) { return u < 16 && v >= 16; }), 0},
      {"C32", wide_from_relation(32, [](int u, int v) { return v - u == 1 || v - u == 31; }), 64},
      {"Q5",
       wide_from_relation(32, [](int u, int v) { return std::popcount(unsigned(u ^ v)) == 1; }),
       3840},
      {"Paley 17", paley_graph(17), 136},
      {"Paley 29", paley_graph(29), 29 * 14},
      {"two Petersen", wide_union(petersen, petersen), 2 * 120 * 120},
      {"three Petersen",
       wide_from_relation(
           30,
           [&](int u, int v) { return u / 10 == v / 10 && petersen.colour(u % 10, v % 10) != 0; }),
       6 * 120 * 120 * 120},
      {"Shrikhande and rook", wide_union(shrikhande_graph(), rook_graph()), 192 * 1152},
      {"two Clebsch", wide_union(clebsch_graph(), clebsch_graph()), 2 * 1920 * 1920},
      {"nine edges", wide_from_relation(18, [](int u, int v) { return u / 2 == v / 2; }),
       512 * 362880},
  };
  std::mt19937_64 random(4);
  for (const WideSample& sample : samples) {
    SCOPED_TRACE(sample.name);
    ASSERT_NO_FATAL_FAILURE(expect_invariant(sample.graph, random, 10));
    EXPECT_EQ(canonical_symmetry(sample.graph).group_order, sample.group_order);
  }
  EXPECT_NE(canonical_form(wide_union(rook_graph(), rook_graph())),
            canonical_form(wide_union(shrikhande_graph(), rook_graph())));
}

}  // namespace
}  // namespace harary
