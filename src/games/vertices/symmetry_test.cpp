// SPDX-License-Identifier: MIT
#include "games/vertices/symmetry.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "graph/named.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

using Method = VertexSymmetry::Method;

VertexColouring random_colouring(int order, TestRandom& random) {
  VertexColouring p;
  const int percent = 10 + random.below(40);
  for (int v = 0; v < order; ++v) {
    const int number = random.below(100);
    if (number < 2 * percent) p[number < percent ? kRed : kGreen].insert(v);
  }
  return p;
}

VertexColouring image(const VertexColouring& p, const Permutation& map) {
  VertexColouring result;
  for (const int colour : {kRed, kGreen}) {
    for (const int v : p[colour]) result[colour].insert(map[static_cast<std::size_t>(v)]);
  }
  return result;
}

bool is_automorphism(const Graph& graph, const Permutation& map) {
  for (const Edge e : graph.edges()) {
    if (!graph.has_edge(map[static_cast<std::size_t>(e.low)],
                        map[static_cast<std::size_t>(e.high)])) {
      return false;
    }
  }
  return true;
}

// By trying all permutations.
std::vector<Permutation> all_automorphisms(const Graph& graph) {
  std::vector<Permutation> result;
  Permutation map(static_cast<std::size_t>(graph.order()));
  std::iota(map.begin(), map.end(), 0);
  do {
    if (is_automorphism(graph, map)) result.push_back(map);
  } while (std::next_permutation(map.begin(), map.end()));
  return result;
}

// Positions have equal representatives exactly if an automorphism takes one to the other, and the
// representative is one of the images.
void expect_classes(const Graph& board, int positions, TestRandom& random) {
  const VertexSymmetry symmetry(board);
  const std::vector<Permutation> group = all_automorphisms(board);
  for (int i = 0; i < positions; ++i) {
    const VertexColouring p = random_colouring(board.order(), random);
    const VertexColouring representative = symmetry.representative(p);
    ASSERT_EQ(symmetry.representative(representative), representative);
    bool reached = false;
    for (const Permutation& map : group) {
      const VertexColouring q = image(p, map);
      ASSERT_EQ(symmetry.representative(q), representative);
      reached = reached || q == representative;
    }
    ASSERT_TRUE(reached);
  }
}

TEST(VertexSymmetry, GivesOneRepresentativeToEachClassOnRandomBoards) {
  TestRandom random(1);
  int methods[3] = {};
  for (int round = 0; round < 150; ++round) {
    const Graph board = random.graph(1 + random.below(7), 10 + random.below(80));
    ++methods[static_cast<int>(VertexSymmetry(board).method())];
    expect_classes(board, 10, random);
  }
  EXPECT_GT(methods[static_cast<int>(Method::interchangeable)], 10);
  EXPECT_GT(methods[static_cast<int>(Method::listed)], 10);
}

TEST(VertexSymmetry, GivesOneRepresentativeToEachClassOnSymmetricBoards) {
  TestRandom random(2);
  const struct {
    const char* board;
    Method method;
  } cases[] = {
      {"K7", Method::interchangeable},
      {"E6", Method::interchangeable},
      {"star:5", Method::interchangeable},
      {"K1,2,4", Method::interchangeable},
      {"C7", Method::listed},
      {"P7", Method::listed},
      {"grid:3x2", Method::listed},
      {"3*K2", Method::canonical},
      {"K3,3", Method::canonical},
      {"2*K3", Method::canonical},
      {"2*P3+K1", Method::listed},
      {"K2,2,2", Method::canonical},
      {"~C7", Method::listed},
      {"2*K3+K1", Method::canonical},
  };
  for (const auto& [name, method] : cases) {
    const Graph board = named_graph(name);
    EXPECT_EQ(VertexSymmetry(board).method(), method) << name;
    expect_classes(board, 40, random);
  }
}

// Random automorphisms of boards that have too many to try all.
TEST(VertexSymmetry, GivesOneRepresentativeToImagesOnLargeBoards) {
  TestRandom random(3);
  const struct {
    const char* board;
    Method method;
  } cases[] = {
      {"petersen", Method::canonical},
      {"Q4", Method::canonical},
      {"Q5", Method::canonical},
      {"torus:5x5", Method::listed},
      {"torus:8x8", Method::listed},
      {"grid:8x8", Method::listed},
      {"grid:7x3", Method::listed},
      {"queens:6x6", Method::listed},
      {"K64", Method::interchangeable},
      {"star:40", Method::interchangeable},
      {"colex:70", Method::interchangeable},
      {"K20,20", Method::canonical},
      {"4*K5", Method::canonical},
      {"2*petersen", Method::canonical},
  };
  for (const auto& [name, method] : cases) {
    const Graph board = named_graph(name);
    const VertexSymmetry symmetry(board);
    EXPECT_EQ(symmetry.method(), method) << name;
    const auto generators = canonical_symmetry(ColouredGraph(board)).generators;
    for (int round = 0; round < 20; ++round) {
      VertexColouring p = random_colouring(board.order(), random);
      const VertexColouring representative = symmetry.representative(p);
      EXPECT_EQ(symmetry.representative(representative), representative) << name;
      EXPECT_EQ(representative[kRed].size(), p[kRed].size());
      EXPECT_EQ(representative[kGreen].size(), p[kGreen].size());
      for (int step = 0; step < 20; ++step) {
        p = image(p, generators[random.below(generators.size())]);
        ASSERT_EQ(symmetry.representative(p), representative) << name;
      }
    }
  }
}

TEST(VertexSymmetry, CountsTheColouringsOfACycle) {
  // Bracelets of 6 beads of 3 colours: 92 (OEIS A027671).
  const VertexSymmetry symmetry(cycle_graph(6));
  std::vector<VertexColouring> representatives;
  for (int code = 0; code < 729; ++code) {
    VertexColouring p;
    for (int v = 0, rest = code; v < 6; ++v, rest /= 3) {
      if (rest % 3 != 2) p[rest % 3].insert(v);
    }
    representatives.push_back(symmetry.representative(p));
  }
  std::sort(representatives.begin(), representatives.end());
  const auto end = std::unique(representatives.begin(), representatives.end());
  EXPECT_EQ(end - representatives.begin(), 92);
}

// Three sets that may share vertices give each vertex one of eight labels.
TEST(VertexSymmetry, CountsTheTriplesOfSets) {
  const struct {
    const char* board;
    std::size_t classes;
  } cases[] = {{"C6", 23052},    // bracelets of 6 beads of 8 colours
               {"K6", 1716},     // multisets
               {"2*K3", 7260}};  // pairs of multisets of 3: 120 * 121 / 2
  for (const auto& [name, classes] : cases) {
    const VertexSymmetry symmetry(named_graph(name));
    std::set<VertexSymmetry::Sets<3>> representatives;
    for (int code = 0; code < 1 << 18; ++code) {
      VertexSymmetry::Sets<3> sets;
      for (int v = 0; v < 6; ++v) {
        for (std::size_t i = 0; i < 3; ++i) {
          if ((code >> (3 * v + static_cast<int>(i)) & 1) != 0) sets[i].insert(v);
        }
      }
      representatives.insert(symmetry.representative(sets));
    }
    EXPECT_EQ(representatives.size(), classes) << name;
  }
}

}  // namespace
}  // namespace harary
