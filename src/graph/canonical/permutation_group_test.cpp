// SPDX-License-Identifier: MIT
#include "graph/canonical/permutation_group.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <random>
#include <set>
#include <vector>

namespace harary {
namespace {

// The plain definition: products of elements and generators, until nothing is new.
std::vector<Permutation> closure(const std::vector<Permutation>& generators, int degree) {
  Permutation identity(static_cast<std::size_t>(degree));
  std::iota(identity.begin(), identity.end(), 0);
  std::set<Permutation> found{identity};
  for (std::size_t before = 0; before != found.size();) {
    before = found.size();
    for (const Permutation& element : std::vector<Permutation>(found.begin(), found.end())) {
      for (const Permutation& generator : generators) {
        Permutation product;
        for (const int image : element) {
          product.push_back(generator[static_cast<std::size_t>(image)]);
        }
        found.insert(product);
      }
    }
  }
  return {found.begin(), found.end()};
}

TEST(PermutationGroup, HasTheElementsOfTheClosure) {
  std::mt19937 random(1);
  for (int trial = 0; trial < 300; ++trial) {
    const int degree = 1 + trial % 6;
    std::vector<Permutation> generators(random() % 4);
    for (Permutation& generator : generators) {
      generator.resize(static_cast<std::size_t>(degree));
      std::iota(generator.begin(), generator.end(), 0);
      // Some that move few points: their groups are small.
      const auto last = generator.begin() + (random() % 2 == 0 ? degree : (degree + 1) / 2);
      std::shuffle(generator.begin(), last, random);
    }
    const std::vector<Permutation> expected = closure(generators, degree);
    EXPECT_EQ(group_elements(generators, degree, expected.size()), expected) << "trial " << trial;
    if (expected.size() > 1) {
      EXPECT_FALSE(group_elements(generators, degree, expected.size() - 1)) << "trial " << trial;
    }
  }
}

TEST(PermutationGroup, EverythingOnEightPoints) {
  const std::vector<Permutation> generators{{1, 0, 2, 3, 4, 5, 6, 7}, {1, 2, 3, 4, 5, 6, 7, 0}};
  const auto elements = group_elements(generators, 8, 40320);
  ASSERT_TRUE(elements);
  EXPECT_EQ(elements->size(), 40320U);
  EXPECT_TRUE(std::adjacent_find(elements->begin(), elements->end(), std::greater_equal<>()) ==
              elements->end());
  EXPECT_FALSE(group_elements(generators, 8, 40319));
}

}  // namespace
}  // namespace harary
