// SPDX-License-Identifier: MIT
#include "graph/canonical/small.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <span>

#include "base/assert.hpp"
#include "graph/canonical/small_search.hpp"

namespace harary {

namespace {

// The same values in a type with more or less room; what is beyond the order is 0.
template <int Room, std::size_t From>
LabellingUpTo<Room> with_room(const std::array<std::uint8_t, From>& numbers) {
  LabellingUpTo<Room> result{};
  std::copy_n(numbers.begin(), std::min(numbers.size(), result.size()), result.begin());
  return result;
}
template <int Room, int Planes, int MaxOrder>
SmallColouredGraph<Planes, Room> with_room(const SmallColouredGraph<Planes, MaxOrder>& graph) {
  SmallColouredGraph<Planes, Room> result;
  result.order = graph.order;
  for (std::size_t p = 0; p < Planes; ++p) {
    for (std::size_t v = 0; v < static_cast<std::size_t>(graph.order); ++v) {
      result.rows[p][v] = static_cast<SmallRow<Room>>(graph.rows[p][v]);
    }
  }
  result.labels = with_room<Room>(graph.labels);
  return result;
}
template <int Room, int MaxOrder>
SymmetryUpTo<Room> with_room(const SymmetryUpTo<MaxOrder>& symmetry) {
  SymmetryUpTo<Room> result;
  result.canonical_labelling = with_room<Room>(symmetry.canonical_labelling);
  result.vertex_orbit = with_room<Room>(symmetry.vertex_orbit);
  result.group_order = symmetry.group_order;
  for (const LabellingUpTo<MaxOrder>& generator : symmetry.generators()) {
    const auto at = static_cast<std::size_t>(result.generator_count++);
    result.generator_array[at] = with_room<Room>(generator);
  }
  return result;
}

// Graphs of fewer vertices fit fewer blocks of lanes, which is less work.
template <int Planes, int MaxOrder, typename Answer>
auto with_search(const SmallColouredGraph<Planes, MaxOrder>& graph, Answer answer) {
  if constexpr (MaxOrder == kMaxSmallOrder) {
    if (graph.order <= Lanes<1>::kCount) {
      small_form::Search<Planes, 1> search(graph);
      return answer(search);
    }
  }
  small_form::Search<Planes, MaxOrder / kLanesInBlock> search(graph);
  return answer(search);
}
// The answer of `ask` about the graph in the smallest type that has room for it.
template <int Planes, int MaxOrder, typename Ask>
auto in_less_room(const SmallColouredGraph<Planes, MaxOrder>& graph, Ask ask) {
  if constexpr (MaxOrder > 24) {
    if (graph.order > 16) return ask(with_room<24>(graph));
  }
  return ask(with_room<16>(graph));
}
[[maybe_unused]] bool is_permutation(std::span<const std::uint8_t> position, int order) {
  std::uint64_t taken = 0;
  for (const std::uint8_t place : position.first(static_cast<std::size_t>(order))) {
    if (place >= order) return false;
    taken |= std::uint64_t{1} << place;
  }
  return std::popcount(taken) == order;
}

template <int Planes, int MaxOrder>
bool fits_less_room(const SmallColouredGraph<Planes, MaxOrder>& graph) {
  return MaxOrder > 16 && graph.order <= MaxOrder - kLanesInBlock;
}

// `edges` holds the graph's rows as lane masks.
template <int Planes, int MaxOrder, int Blocks>
SmallColouredGraph<Planes, MaxOrder> relabelled(const SmallColouredGraph<Planes, MaxOrder>& graph,
                                                const small_form::EdgeMasks<Planes, Blocks>& edges,
                                                const LabellingUpTo<MaxOrder>& position) {
  SmallColouredGraph<Planes, MaxOrder> result;
  result.order = graph.order;
  const auto order = static_cast<std::size_t>(graph.order);
  for (std::size_t p = 0; p < Planes; ++p) {
    const auto moved = edges.moved_rows(p, position);
    for (std::size_t v = 0; v < order; ++v) result.rows[p][position[v]] = moved[v];
  }
  for (std::size_t v = 0; v < order; ++v) result.labels[position[v]] = graph.labels[v];
  return result;
}

}  // namespace

template <int Planes, int MaxOrder>
SmallColouredGraph<Planes, MaxOrder> relabel(const SmallColouredGraph<Planes, MaxOrder>& graph,
                                             const LabellingUpTo<MaxOrder>& position) {
  HARARY_ASSERT(is_permutation(position, graph.order),
                "a labelling is a permutation of the vertices");
  if constexpr (MaxOrder == kMaxSmallOrder) {
    if (graph.order <= Lanes<1>::kCount) {
      return relabelled(graph, small_form::EdgeMasks<Planes, 1>(graph), position);
    }
  }
  return relabelled(graph, small_form::EdgeMasks<Planes, MaxOrder / kLanesInBlock>(graph),
                    position);
}

template <int Planes, int MaxOrder>
SmallColouredGraph<Planes, MaxOrder> canonical_form(
    const SmallColouredGraph<Planes, MaxOrder>& graph) {
  HARARY_ASSERT(graph.valid(), "rows are symmetric, without loops, and empty beyond the order");
  if constexpr (MaxOrder > kMaxSmallOrder) {
    if (fits_less_room(graph)) {
      return in_less_room(
          graph, [](const auto& less) { return with_room<MaxOrder>(canonical_form(less)); });
    }
  }
  return with_search(graph, [&](auto& search) {
    search.run(small_form::Goal::kLabelling);
    return relabelled(graph, search.edges(), search.labelling());
  });
}

template <int Planes, int MaxOrder>
LabellingUpTo<MaxOrder> canonical_labelling(const SmallColouredGraph<Planes, MaxOrder>& graph) {
  HARARY_ASSERT(graph.valid(), "rows are symmetric, without loops, and empty beyond the order");
  if constexpr (MaxOrder > kMaxSmallOrder) {
    if (fits_less_room(graph)) {
      return in_less_room(
          graph, [](const auto& less) { return with_room<MaxOrder>(canonical_labelling(less)); });
    }
  }
  return with_search(graph, [](auto& search) {
    search.run(small_form::Goal::kLabelling);
    return search.labelling();
  });
}

template <int Planes, int MaxOrder>
bool has_trivial_group(const SmallColouredGraph<Planes, MaxOrder>& graph) {
  HARARY_ASSERT(graph.valid(), "rows are symmetric, without loops, and empty beyond the order");
  if constexpr (MaxOrder > kMaxSmallOrder) {
    if (fits_less_room(graph)) {
      return in_less_room(graph, [](const auto& less) { return has_trivial_group(less); });
    }
  }
  return with_search(graph, [](auto& search) {
    search.run(small_form::Goal::kFirstAutomorphism);
    return search.group_is_trivial();
  });
}

template <int Planes, int MaxOrder>
SymmetryUpTo<MaxOrder> canonical_symmetry(const SmallColouredGraph<Planes, MaxOrder>& graph) {
  HARARY_ASSERT(graph.valid(), "rows are symmetric, without loops, and empty beyond the order");
  if constexpr (MaxOrder > kMaxSmallOrder) {
    if (fits_less_room(graph)) {
      return in_less_room(
          graph, [](const auto& less) { return with_room<MaxOrder>(canonical_symmetry(less)); });
    }
  }
  return with_search(graph, [](auto& search) {
    search.run(small_form::Goal::kGroup);
    return search.symmetry();
  });
}

template <int MaxOrder>
PairOrbitsUpTo<MaxOrder> pair_orbits(int order, const SymmetryUpTo<MaxOrder>& symmetry) {
  using Orbits = PairOrbitsUpTo<MaxOrder>;
  using Pair = typename Orbits::value_type;
  Orbits result{};
  HARARY_ASSERT(order >= 0 && order <= MaxOrder, "a graph has no more vertices than its type");
  const auto pairs = static_cast<std::size_t>(order * (order - 1) / 2);
  std::iota(result.begin(), result.begin() + static_cast<std::ptrdiff_t>(pairs), Pair{0});
  const auto find = [&result](std::size_t pair) {
    while (result[pair] != pair) pair = result[pair];
    return pair;
  };
  for (const LabellingUpTo<MaxOrder>& generator : symmetry.generators()) {
    for (int high = 1; high < order; ++high) {
      for (int low = 0; low < high; ++low) {
        const Edge image = Edge::between(generator[static_cast<std::size_t>(low)],
                                         generator[static_cast<std::size_t>(high)]);
        const std::size_t a = find(static_cast<std::size_t>(Edge{low, high}.pair_index()));
        const std::size_t b = find(static_cast<std::size_t>(image.pair_index()));
        result[std::max(a, b)] = static_cast<Pair>(std::min(a, b));
      }
    }
  }
  for (std::size_t pair = 0; pair < pairs; ++pair) result[pair] = static_cast<Pair>(find(pair));
  return result;
}

template SmallColouredGraph<1> relabel(const SmallColouredGraph<1>&, const SmallLabelling&);
template SmallColouredGraph<1> canonical_form(const SmallColouredGraph<1>&);
template SmallLabelling canonical_labelling(const SmallColouredGraph<1>&);
template bool has_trivial_group(const SmallColouredGraph<1>&);
template SmallSymmetry canonical_symmetry(const SmallColouredGraph<1>&);
template SmallColouredGraph<2> relabel(const SmallColouredGraph<2>&, const SmallLabelling&);
template SmallColouredGraph<2> canonical_form(const SmallColouredGraph<2>&);
template SmallLabelling canonical_labelling(const SmallColouredGraph<2>&);
template bool has_trivial_group(const SmallColouredGraph<2>&);
template SmallSymmetry canonical_symmetry(const SmallColouredGraph<2>&);
template SmallColouredGraph<3> relabel(const SmallColouredGraph<3>&, const SmallLabelling&);
template SmallColouredGraph<3> canonical_form(const SmallColouredGraph<3>&);
template SmallLabelling canonical_labelling(const SmallColouredGraph<3>&);
template bool has_trivial_group(const SmallColouredGraph<3>&);
template SmallSymmetry canonical_symmetry(const SmallColouredGraph<3>&);
template SmallColouredGraph<2, 24> relabel(const SmallColouredGraph<2, 24>&,
                                           const LabellingUpTo<24>&);
template SmallColouredGraph<2, 24> canonical_form(const SmallColouredGraph<2, 24>&);
template LabellingUpTo<24> canonical_labelling(const SmallColouredGraph<2, 24>&);
template bool has_trivial_group(const SmallColouredGraph<2, 24>&);
template SymmetryUpTo<24> canonical_symmetry(const SmallColouredGraph<2, 24>&);
template SmallColouredGraph<2, 32> relabel(const SmallColouredGraph<2, 32>&,
                                           const LabellingUpTo<32>&);
template SmallColouredGraph<2, 32> canonical_form(const SmallColouredGraph<2, 32>&);
template LabellingUpTo<32> canonical_labelling(const SmallColouredGraph<2, 32>&);
template bool has_trivial_group(const SmallColouredGraph<2, 32>&);
template SymmetryUpTo<32> canonical_symmetry(const SmallColouredGraph<2, 32>&);
template SmallPairOrbits pair_orbits(int, const SmallSymmetry&);
template PairOrbitsUpTo<24> pair_orbits(int, const SymmetryUpTo<24>&);
template PairOrbitsUpTo<32> pair_orbits(int, const SymmetryUpTo<32>&);

}  // namespace harary
