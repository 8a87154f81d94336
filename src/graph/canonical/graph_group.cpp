// SPDX-License-Identifier: MIT
#include "graph/canonical/graph_group.hpp"

#include <algorithm>
#include <cstddef>

#include "graph/canonical/permutation_group.hpp"

namespace harary {

namespace {

// A canonical form costs about as much as applying this many automorphisms, with our own form for
// small boards and with nauty for larger ones.
constexpr std::size_t kFewOnSmall = 24;
constexpr std::size_t kFewOnLarge = 1000;

bool are_twins(const Graph& graph, int u, int v) {
  return graph.neighbours(u) - VertexSet::single(v) == graph.neighbours(v) - VertexSet::single(u);
}

// Being twins is an equivalence; classes are numbered by their smallest vertex.
std::vector<std::uint8_t> twin_classes(const Graph& graph) {
  std::vector<std::uint8_t> result;
  std::uint8_t classes = 0;
  for (int v = 0; v < graph.order(); ++v) {
    int u = 0;
    while (u < v && !are_twins(graph, u, v)) ++u;
    result.push_back(u < v ? result[static_cast<std::size_t>(u)] : classes++);
  }
  return result;
}

template <class Labelling>
std::vector<std::uint8_t> inverse(const Labelling& labelling, int order) {
  std::vector<std::uint8_t> result(static_cast<std::size_t>(order));
  for (int v = 0; v < order; ++v) {
    result[static_cast<std::size_t>(labelling[static_cast<std::size_t>(v)])] =
        static_cast<std::uint8_t>(v);
  }
  return result;
}

// The graph with vertex v as labelling[v].
template <class Labelling>
SmallColouredGraph<1> small_relabelled(const Graph& graph, const Labelling& labelling) {
  SmallColouredGraph<1> result;
  result.order = graph.order();
  auto& rows = result.rows[0];
  for (std::size_t v = 0; v < static_cast<std::size_t>(graph.order()); ++v) {
    unsigned row = 0;
    for (const int u : graph.neighbours(static_cast<int>(v))) {
      row |= 1U << labelling[static_cast<std::size_t>(u)];
    }
    rows[labelling[v]] = static_cast<std::uint16_t>(row);
  }
  return result;
}

constexpr SmallLabelling identity_labelling() {
  SmallLabelling result{};
  for (std::size_t v = 0; v < result.size(); ++v) result[v] = static_cast<std::uint8_t>(v);
  return result;
}

}  // namespace

GraphGroup::GraphGroup(const Graph& graph)
    : graph_(graph),
      symmetry_(canonical_symmetry(ColouredGraph(graph))),
      twin_class_(twin_classes(graph)) {
  const int order = graph.order();
  for (int v = 0; v < order; ++v) {
    const auto i = static_cast<std::size_t>(v);
    by_class_.push_back(static_cast<std::uint8_t>(v));
    const auto orbit = static_cast<std::size_t>(symmetry_.vertex_orbit[i]);
    only_twins_ = only_twins_ && twin_class_[i] == twin_class_[orbit];
  }
  std::stable_sort(by_class_.begin(), by_class_.end(), [this](int u, int v) {
    return twin_class_[static_cast<std::size_t>(u)] < twin_class_[static_cast<std::size_t>(v)];
  });
  if (order <= kMaxSmallOrder) {
    home_ = inverse(canonical_labelling(small_relabelled(graph, identity_labelling())), order);
  } else {
    home_ = inverse(symmetry_.canonical_labelling, order);
  }
}

std::optional<std::vector<Permutation>> GraphGroup::few_automorphisms() const {
  return group_elements(symmetry_.generators, graph_.order(),
                        graph_.order() <= kMaxSmallOrder ? kFewOnSmall : kFewOnLarge);
}

VertexMap GraphGroup::home(const SmallLabelling& labelling) const {
  const SmallLabelling bare = canonical_labelling(small_relabelled(graph_, labelling));
  VertexMap map;
  for (std::size_t v = 0; v < static_cast<std::size_t>(graph_.order()); ++v) {
    map[v] = home_[bare[labelling[v]]];
  }
  return map;
}

VertexMap GraphGroup::home(const Permutation& labelling) const {
  ColouredGraph relabelled(graph_.order());
  for (const Edge e : graph_.edges()) {
    relabelled.set_colour(labelling[static_cast<std::size_t>(e.low)],
                          labelling[static_cast<std::size_t>(e.high)], 1);
  }
  const Permutation bare = canonical_labelling(relabelled);
  VertexMap map;
  for (std::size_t v = 0; v < static_cast<std::size_t>(graph_.order()); ++v) {
    map[v] = home_[static_cast<std::size_t>(bare[static_cast<std::size_t>(labelling[v])])];
  }
  return map;
}

}  // namespace harary
