// SPDX-License-Identifier: MIT
// Graphs that the tests of the canonical forms share: random ones, from no symmetry to much, and
// famous ones whose groups are known.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "graph/canonical/coloured_graph.hpp"
#include "graph/canonical/small.hpp"

namespace harary::sample_graphs {

template <int MaxOrder = kMaxSmallOrder>
LabellingUpTo<MaxOrder> random_labelling(int order, std::mt19937_64& random) {
  LabellingUpTo<MaxOrder> result{};
  for (std::size_t v = 0; v < result.size(); ++v) {
    result[v] = v < static_cast<std::size_t>(order) ? static_cast<std::uint8_t>(v) : 0;
  }
  std::shuffle(result.begin(), result.begin() + order, random);
  return result;
}

inline int below(int bound, std::mt19937_64& random) {
  return static_cast<int>(random() % static_cast<std::uint64_t>(bound));
}

// Sparse, dense or invariant under a random permutation; with none, few or many labels.
template <int Planes, int MaxOrder = kMaxSmallOrder>
SmallColouredGraph<Planes, MaxOrder> random_coloured_graph(int order, std::mt19937_64& random) {
  SmallColouredGraph<Planes, MaxOrder> graph;
  graph.order = order;
  if (order == 0) return graph;
  const int chance = below(101, random);
  const int colours = 1 + below((1 << Planes) - 1, random);
  auto symmetry = random_labelling<MaxOrder>(order, random);
  if (below(2, random) == 0) {
    // Cycles of one length, for more symmetry.
    const int length = 1 + below(order, random);
    const auto place = random_labelling<MaxOrder>(order, random);
    for (int i = 0; i < order; ++i) {
      const int base = i - i % length;
      const int next = base + length > order ? i : base + (i + 1 - base) % length;
      symmetry[place[static_cast<std::size_t>(i)]] = place[static_cast<std::size_t>(next)];
    }
  }
  const bool symmetric = below(2, random) == 0;
  const int times = 1 + below(order * order, random);
  for (int i = 0; i < times; ++i) {
    int u = below(order, random);
    int v = below(order, random);
    if (u == v) continue;
    const int colour = below(100, random) < chance ? 1 + below(colours, random) : 0;
    const int first_u = u;
    const int first_v = v;
    do {
      graph.set_colour(u, v, colour);
      u = symmetry[static_cast<std::size_t>(u)];
      v = symmetry[static_cast<std::size_t>(v)];
    } while (symmetric && (u != first_u || v != first_v));
  }
  const int label_count = std::max(1, below(5, random) - 1);
  for (int v = 0; v < order; ++v) {
    const int label = 50 * below(label_count, random);
    int w = v;
    do {
      graph.labels[static_cast<std::size_t>(w)] = static_cast<std::uint8_t>(label);
      w = symmetry[static_cast<std::size_t>(w)];
    } while (symmetric && w != v);
  }
  return graph;
}

// A word that determines the coloured graph, to compare classes of different types.
inline std::vector<int> flattened(const ColouredGraph& graph) {
  std::vector<int> result;
  for (int v = 0; v < graph.order(); ++v) {
    result.push_back(graph.label(v));
    for (int u = 0; u < v; ++u) result.push_back(graph.colour(u, v));
  }
  return result;
}

inline SmallColouredGraph<1> from_edges(int order, const std::vector<std::pair<int, int>>& edges) {
  SmallColouredGraph<1> result;
  result.order = order;
  for (const auto& [u, v] : edges) result.set_colour(u, v, 1);
  return result;
}

// Vertices u < v are adjacent if `adjacent(u, v)`.
template <typename Relation>
SmallColouredGraph<1> from_relation(int order, Relation adjacent) {
  SmallColouredGraph<1> result;
  result.order = order;
  for (int v = 0; v < order; ++v) {
    for (int u = 0; u < v; ++u) result.set_colour(u, v, adjacent(u, v) ? 1 : 0);
  }
  return result;
}

inline SmallColouredGraph<1> petersen_graph() {
  // The 2-subsets of {0, …, 4}; disjoint ones are adjacent.
  std::vector<int> subsets;
  for (int i = 0; i < 32; ++i) {
    if (std::popcount(static_cast<unsigned>(i)) == 2) subsets.push_back(i);
  }
  return from_relation(10, [&](int u, int v) {
    return (subsets[static_cast<std::size_t>(u)] & subsets[static_cast<std::size_t>(v)]) == 0;
  });
}

inline SmallColouredGraph<1> cube_graph(int dimension) {
  return from_relation(1 << dimension, [](int u, int v) {
    return std::popcount(static_cast<unsigned>(u ^ v)) == 1;
  });
}

inline SmallColouredGraph<1> cycle_graph(int order) {
  return from_relation(order, [=](int u, int v) { return v - u == 1 || v - u == order - 1; });
}

inline SmallColouredGraph<1> rook_graph() {
  return from_relation(16, [](int u, int v) { return u / 4 == v / 4 || u % 4 == v % 4; });
}

inline SmallColouredGraph<1> shrikhande_graph() {
  // The Cayley graph of Z4 x Z4 with ±(1,0), ±(0,1), ±(1,1).
  return from_relation(16, [](int u, int v) {
    const int row = (u / 4 - v / 4 + 4) % 4;
    const int column = (u % 4 - v % 4 + 4) % 4;
    return (row == 0 && column % 2 == 1) || (column == 0 && row % 2 == 1) ||
           (row == column && row % 2 == 1);
  });
}

inline SmallColouredGraph<1> clebsch_graph() {
  return from_relation(16, [](int u, int v) {
    const int distance = std::popcount(static_cast<unsigned>(u ^ v));
    return distance == 1 || distance == 4;
  });
}

inline SmallColouredGraph<1> complete_bipartite_graph(int a, int b) {
  return from_relation(a + b, [=](int u, int v) { return u < a && v >= a; });
}

inline SmallColouredGraph<1> disjoint_copies(const SmallColouredGraph<1>& graph, int copies) {
  return from_relation(graph.order * copies, [&](int u, int v) {
    return u / graph.order == v / graph.order &&
           graph.colour(u % graph.order, v % graph.order) != 0;
  });
}

inline SmallColouredGraph<1> disjoint_union(const SmallColouredGraph<1>& a,
                                            const SmallColouredGraph<1>& b) {
  return from_relation(a.order + b.order, [&](int u, int v) {
    if (v < a.order) return a.colour(u, v) != 0;
    return u >= a.order && b.colour(u - a.order, v - a.order) != 0;
  });
}

inline SmallColouredGraph<1> complement_of(const SmallColouredGraph<1>& graph) {
  return from_relation(graph.order, [&](int u, int v) { return graph.colour(u, v) == 0; });
}

struct NamedGraph {
  std::string name;
  SmallColouredGraph<1> graph;
  std::uint64_t group_order = 0;  // 0 where the literature was not asked
};

// Each with its complement.
inline std::vector<NamedGraph> symmetric_graphs() {
  const SmallColouredGraph<1> path3 = from_edges(3, {{0, 1}, {1, 2}});
  const SmallColouredGraph<1> path4 = from_edges(4, {{0, 1}, {1, 2}, {2, 3}});
  const SmallColouredGraph<1> edge = from_edges(2, {{0, 1}});
  const SmallColouredGraph<1> heawood = from_relation(14, [](int u, int v) {
    return v - u == 1 || v - u == 13 || (v - u == 5 && u % 2 == 0) || (v - u == 9 && v % 2 == 0);
  });
  // The Cayley graph of Z16 with ±1, ±7, and the Moebius-Kantor graph.
  const SmallColouredGraph<1> circulant = from_relation(16, [](int u, int v) {
    const int d = (v - u) % 16;
    return d == 1 || d == 15 || d == 7 || d == 9;
  });
  const SmallColouredGraph<1> moebius_kantor = from_relation(16, [](int u, int v) {
    if (v < 8) return v - u == 1 || v - u == 7;
    if (u < 8) return v == u + 8;
    return v - u == 3 || v - u == 5;
  });
  std::vector<NamedGraph> result = {
      {"empty on 1", from_edges(1, {}), 1},
      {"empty on 9", from_edges(9, {}), 362880},
      {"K5", complement_of(from_edges(5, {})), 120},
      {"empty on 16", from_edges(16, {}), 20922789888000ULL},
      {"K8,8", complete_bipartite_graph(8, 8), 40320ULL * 40320 * 2},
      {"K7,9", complete_bipartite_graph(7, 9), 5040ULL * 362880},
      {"C7", cycle_graph(7), 14},
      {"C16", cycle_graph(16), 32},
      {"Petersen", petersen_graph(), 120},
      {"Petersen and 6 vertices", disjoint_union(petersen_graph(), from_edges(6, {})), 120 * 720},
      {"Q3", cube_graph(3), 48},
      {"Q4", cube_graph(4), 384},
      {"two Q3", disjoint_copies(cube_graph(3), 2), 48 * 48 * 2},
      {"rook", rook_graph(), 1152},
      {"Shrikhande", shrikhande_graph(), 192},
      {"Clebsch", clebsch_graph(), 1920},
      {"Heawood", heawood, 336},
      {"Moebius-Kantor", moebius_kantor, 96},
      {"circulant", circulant, 0},
      {"five triangles", disjoint_copies(cycle_graph(3), 5), 7776 * 120},
      {"five triangles and a vertex",
       disjoint_union(disjoint_copies(cycle_graph(3), 5), from_edges(1, {})), 7776 * 120},
      {"eight edges", disjoint_copies(edge, 8), 256 * 40320},
      {"five P3", disjoint_copies(path3, 5), 32 * 120},
      {"four P4", disjoint_copies(path4, 4), 16 * 24},
      {"four C4", disjoint_copies(cycle_graph(4), 4), 4096 * 24},
      {"three C5", disjoint_copies(cycle_graph(5), 3), 6000},
      {"two C8", disjoint_copies(cycle_graph(8), 2), 512},
      {"two C7", disjoint_copies(cycle_graph(7), 2), 392},
      {"C3, C3, C4 and C6",
       disjoint_union(disjoint_union(disjoint_copies(cycle_graph(3), 2), cycle_graph(4)),
                      cycle_graph(6)),
       72 * 8 * 12},
      {"C5 and C11", disjoint_union(cycle_graph(5), cycle_graph(11)), 10 * 22},
      {"K8,8 without a matching",
       from_relation(16, [](int u, int v) { return u < 8 && v >= 8 && v != u + 8; }), 40320 * 2},
  };
  for (std::size_t i = 0, count = result.size(); i < count; ++i) {
    result.push_back(
        {"complement of " + result[i].name, complement_of(result[i].graph), result[i].group_order});
  }
  return result;
}

}  // namespace harary::sample_graphs
