// SPDX-License-Identifier: MIT
// Published numbers of isomorphism classes, found by growing every class by a vertex or by a move
// and keeping one graph of each canonical form. The numbers in brackets are OEIS sequences.
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <string>
#include <unordered_set>
#include <vector>

#include "base/hashing.hpp"
#include "graph/canonical/small.hpp"

namespace harary {
namespace {

template <int Planes>
struct Hash {
  std::size_t operator()(const SmallColouredGraph<Planes>& graph) const {
    std::uint64_t hash = 0;
    for (const auto& rows : graph.rows) {
      for (const std::uint16_t row : rows) hash = mix(hash + row + 0x9e3779b97f4a7c15ULL);
    }
    for (const std::uint8_t label : graph.labels) hash = mix(hash + label + 1);
    return static_cast<std::size_t>(hash);
  }
};
template <int Planes>
using Classes = std::unordered_set<SmallColouredGraph<Planes>, Hash<Planes>>;

// All classes with one more vertex, joined to the others in each of `colours` ways.
template <int Planes, typename Accept>
Classes<Planes> with_a_vertex(const Classes<Planes>& classes, int colours, Accept accept) {
  Classes<Planes> result;
  for (SmallColouredGraph<Planes> graph : classes) {
    const int v = graph.order++;
    std::vector<int> colour(static_cast<std::size_t>(v), 0);
    for (;;) {
      for (int u = 0; u < v; ++u) graph.set_colour(u, v, colour[static_cast<std::size_t>(u)]);
      if (accept(graph)) result.insert(canonical_form(graph));
      std::size_t next = 0;
      while (next < colour.size() && ++colour[next] == colours) colour[next++] = 0;
      if (next == colour.size()) break;
    }
  }
  return result;
}

template <int Planes, typename Accept>
std::vector<std::size_t> class_counts(int max_order, int colours, Accept accept) {
  std::vector<std::size_t> counts;
  Classes<Planes> classes = {SmallColouredGraph<Planes>{}};
  for (int order = 1; order <= max_order; ++order) {
    classes = with_a_vertex(classes, colours, accept);
    counts.push_back(classes.size());
  }
  return counts;
}

constexpr auto kAll = [](const auto&) { return true; };

TEST(ClassCounts, OfGraphsAreAsPublished) {  // [A000088]
  EXPECT_EQ(class_counts<1>(8, 2, kAll),
            (std::vector<std::size_t>{1, 2, 4, 11, 34, 156, 1044, 12346}));
}

TEST(ClassCounts, OfTriangleFreeGraphsAreAsPublished) {  // [A006785]
  const auto triangle_free = [](const SmallColouredGraph<1>& graph) {
    const auto v = static_cast<std::size_t>(graph.order - 1);
    for (std::size_t u = 0; u < v; ++u) {
      if ((graph.rows[0][v] >> u & 1) != 0 && (graph.rows[0][u] & graph.rows[0][v]) != 0) {
        return false;
      }
    }
    return true;
  };
  EXPECT_EQ(class_counts<1>(10, 2, triangle_free),
            (std::vector<std::size_t>{1, 2, 3, 7, 14, 38, 107, 410, 1897, 12172}));
}

TEST(ClassCounts, OfPairsInThreeColoursAreAsPublished) {  // signed graphs [A004102]
  EXPECT_EQ(class_counts<2>(6, 3, kAll), (std::vector<std::size_t>{1, 3, 10, 66, 792, 25506}));
}

TEST(ClassCounts, DoNotDependOnThePlanesThatHoldTheColours) {
  // Colours 0, 3 and 5 instead of 0, 1 and 2.
  const auto renamed = [](const SmallColouredGraph<2>& graph) {
    SmallColouredGraph<3> result;
    result.order = graph.order;
    for (int v = 0; v < graph.order; ++v) {
      for (int u = 0; u < v; ++u) {
        result.set_colour(u, v, std::array{0, 3, 5}[static_cast<std::size_t>(graph.colour(u, v))]);
      }
    }
    return result;
  };
  Classes<2> two_planes = {SmallColouredGraph<2>{}};
  for (int order = 1; order <= 5; ++order) two_planes = with_a_vertex(two_planes, 3, kAll);
  Classes<3> three_planes;
  for (const auto& graph : two_planes) three_planes.insert(canonical_form(renamed(graph)));
  EXPECT_EQ(three_planes.size(), 792U);
}

TEST(ClassCounts, OfRootedGraphsAreAsPublished) {  // [A000666]
  Classes<1> classes = {SmallColouredGraph<1>{}};
  std::vector<std::size_t> counts;
  for (int order = 1; order <= 6; ++order) {
    classes = with_a_vertex(classes, 2, kAll);
    Classes<1> rooted;
    for (SmallColouredGraph<1> graph : classes) {
      for (std::size_t v = 0; v < static_cast<std::size_t>(order); ++v) {
        graph.labels[v] = 1;
        rooted.insert(canonical_form(graph));
        graph.labels[v] = 0;
      }
    }
    counts.push_back(rooted.size());
  }
  EXPECT_EQ(counts, (std::vector<std::size_t>{1, 2, 6, 20, 90, 544}));
}

// Layers of the colouring game on K_n: red and blue colour a free edge in turn.
std::vector<std::size_t> layers(int order) {
  SmallColouredGraph<2> start;
  start.order = order;
  Classes<2> layer = {start};
  std::vector<std::size_t> sizes;
  for (int ply = 0; !layer.empty(); ++ply) {
    sizes.push_back(layer.size());
    Classes<2> next;
    for (SmallColouredGraph<2> position : layer) {
      for (int v = 0; v < order; ++v) {
        for (int u = 0; u < v; ++u) {
          if (position.colour(u, v) != 0) continue;
          position.set_colour(u, v, 1 + ply % 2);
          next.insert(canonical_form(position));
          position.set_colour(u, v, 0);
        }
      }
    }
    layer = next;
  }
  return sizes;
}

TEST(ClassCounts, OfTheLayersOfTheGameArePinned) {
  EXPECT_EQ(layers(4), (std::vector<std::size_t>{1, 1, 2, 4, 6, 4, 3}));
  EXPECT_EQ(layers(5), (std::vector<std::size_t>{1, 1, 2, 6, 17, 30, 47, 47, 37, 16, 6}));
}

}  // namespace
}  // namespace harary
