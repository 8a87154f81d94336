// SPDX-License-Identifier: MIT
#include "graph/canonical/small.hpp"

#include <algorithm>
#include <numeric>

#include "graph/canonical/small_search.hpp"

namespace harary {

namespace {

// Up to 8 vertices fit one block of lanes, which halves the work.
template <int Planes, typename Answer>
auto with_search(const SmallColouredGraph<Planes>& graph, Answer answer) {
  if (graph.order <= Lanes<1>::kCount) {
    small_form::Search<Planes, 1> search(graph);
    return answer(search);
  }
  small_form::Search<Planes, 2> search(graph);
  return answer(search);
}

// `edges` holds the graph's rows as lane masks.
template <int Planes, int Blocks>
SmallColouredGraph<Planes> relabelled(const SmallColouredGraph<Planes>& graph,
                                      const small_form::EdgeMasks<Planes, Blocks>& edges,
                                      const SmallLabelling& position) {
  SmallColouredGraph<Planes> result;
  result.order = graph.order;
  const auto order = static_cast<std::size_t>(graph.order);
  for (std::size_t p = 0; p < Planes; ++p) {
    const auto moved = edges.moved_rows(p, position).values();
    for (std::size_t v = 0; v < order; ++v) result.rows[p][position[v]] = moved[v];
  }
  for (std::size_t v = 0; v < order; ++v) result.labels[position[v]] = graph.labels[v];
  return result;
}

}  // namespace

template <int Planes>
SmallColouredGraph<Planes> relabel(const SmallColouredGraph<Planes>& graph,
                                   const SmallLabelling& position) {
  if (graph.order <= Lanes<1>::kCount) {
    return relabelled(graph, small_form::EdgeMasks<Planes, 1>(graph), position);
  }
  return relabelled(graph, small_form::EdgeMasks<Planes, 2>(graph), position);
}

template <int Planes>
SmallColouredGraph<Planes> canonical_form(const SmallColouredGraph<Planes>& graph) {
  return with_search(graph, [&](auto& search) {
    search.run(small_form::Goal::kLabelling);
    return relabelled(graph, search.edges(), search.labelling());
  });
}

template <int Planes>
SmallLabelling canonical_labelling(const SmallColouredGraph<Planes>& graph) {
  return with_search(graph, [](auto& search) {
    search.run(small_form::Goal::kLabelling);
    return search.labelling();
  });
}

template <int Planes>
bool has_trivial_group(const SmallColouredGraph<Planes>& graph) {
  return with_search(graph, [](auto& search) {
    search.run(small_form::Goal::kFirstAutomorphism);
    return search.group_is_trivial();
  });
}

template <int Planes>
SmallSymmetry canonical_symmetry(const SmallColouredGraph<Planes>& graph) {
  return with_search(graph, [](auto& search) {
    search.run(small_form::Goal::kGroup);
    return search.symmetry();
  });
}

SmallPairOrbits pair_orbits(int order, std::span<const SmallLabelling> generators) {
  SmallPairOrbits result{};
  const auto pairs = static_cast<std::size_t>(order * (order - 1) / 2);
  std::iota(result.begin(), result.begin() + static_cast<std::ptrdiff_t>(pairs), std::uint8_t{0});
  const auto find = [&result](std::size_t pair) {
    while (result[pair] != pair) pair = result[pair];
    return pair;
  };
  for (const SmallLabelling& generator : generators) {
    for (int high = 1; high < order; ++high) {
      for (int low = 0; low < high; ++low) {
        const Edge image = Edge::between(generator[static_cast<std::size_t>(low)],
                                         generator[static_cast<std::size_t>(high)]);
        const std::size_t a = find(static_cast<std::size_t>(Edge{low, high}.pair_index()));
        const std::size_t b = find(static_cast<std::size_t>(image.pair_index()));
        result[std::max(a, b)] = static_cast<std::uint8_t>(std::min(a, b));
      }
    }
  }
  for (std::size_t pair = 0; pair < pairs; ++pair) {
    result[pair] = static_cast<std::uint8_t>(find(pair));
  }
  return result;
}

template SmallColouredGraph<1> relabel(const SmallColouredGraph<1>&, const SmallLabelling&);
template SmallColouredGraph<2> relabel(const SmallColouredGraph<2>&, const SmallLabelling&);
template SmallColouredGraph<3> relabel(const SmallColouredGraph<3>&, const SmallLabelling&);
template SmallColouredGraph<1> canonical_form(const SmallColouredGraph<1>&);
template SmallColouredGraph<2> canonical_form(const SmallColouredGraph<2>&);
template SmallColouredGraph<3> canonical_form(const SmallColouredGraph<3>&);
template SmallLabelling canonical_labelling(const SmallColouredGraph<1>&);
template SmallLabelling canonical_labelling(const SmallColouredGraph<2>&);
template SmallLabelling canonical_labelling(const SmallColouredGraph<3>&);
template bool has_trivial_group(const SmallColouredGraph<1>&);
template bool has_trivial_group(const SmallColouredGraph<2>&);
template bool has_trivial_group(const SmallColouredGraph<3>&);
template SmallSymmetry canonical_symmetry(const SmallColouredGraph<1>&);
template SmallSymmetry canonical_symmetry(const SmallColouredGraph<2>&);
template SmallSymmetry canonical_symmetry(const SmallColouredGraph<3>&);

}  // namespace harary
