// SPDX-License-Identifier: MIT
#include "games/edges/symmetry.hpp"

#include <algorithm>
#include <map>
#include <span>

#include "base/assert.hpp"
#include "graph/canonical/coloured_graph.hpp"
#include "graph/canonical/nauty.hpp"
#include "graph/canonical/permutation_group.hpp"
#include "graph/canonical/small.hpp"

namespace harary {

namespace {

// A canonical form costs about as much as applying this many automorphisms, with our own form for
// small boards and with nauty for larger ones.
constexpr std::uint64_t kListedSmall = 24;
constexpr std::uint64_t kListedLarge = 1000;

bool twins(const Graph& graph, int u, int v) {
  return graph.neighbours(u) - VertexSet::single(v) == graph.neighbours(v) - VertexSet::single(u);
}

// Being twins is an equivalence; classes are numbered by their smallest vertex.
std::vector<std::uint8_t> twin_classes(const Graph& graph) {
  std::vector<std::uint8_t> result;
  std::uint8_t classes = 0;
  for (int v = 0; v < graph.order(); ++v) {
    int u = 0;
    while (u < v && !twins(graph, u, v)) ++u;
    result.push_back(u < v ? result[static_cast<std::size_t>(u)] : classes++);
  }
  return result;
}

// The number of permutations that keep every class; only for at most 20 vertices.
std::uint64_t class_permutations(const std::vector<std::uint8_t>& classes) {
  std::uint64_t product = 1;
  std::map<std::uint8_t, std::uint64_t> sizes;
  for (const std::uint8_t c : classes) product *= ++sizes[c];
  return product;
}

std::vector<std::uint16_t> images_of_edges(const EdgeBoard& board, const Permutation& image) {
  std::vector<std::uint16_t> result;
  for (const Edge e : board.edges()) {
    result.push_back(static_cast<std::uint16_t>(board.index(
        image[static_cast<std::size_t>(e.low)], image[static_cast<std::size_t>(e.high)])));
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

SmallColouredGraph<1> small_graph(const Graph& graph) {
  SmallColouredGraph<1> result;
  result.order = graph.order();
  for (const Edge e : graph.edges()) result.set_colour(e.low, e.high, 1);
  return result;
}

// Bits needed for the colour numbers 0 … largest.
constexpr int planes_for(int largest) {
  return largest <= 1 ? 1 : largest <= 3 ? 2 : 3;
}

template <int Planes>
void paint(SmallColouredGraph<Planes>& graph, Edge e, int colour) {
  for (int plane = 0; plane < Planes; ++plane) {
    const unsigned bit = static_cast<unsigned>(colour) >> plane & 1U;
    auto& rows = graph.rows[static_cast<std::size_t>(plane)];
    auto& low = rows[static_cast<std::size_t>(e.low)];
    auto& high = rows[static_cast<std::size_t>(e.high)];
    low = static_cast<std::uint16_t>(low | bit << e.high);
    high = static_cast<std::uint16_t>(high | bit << e.low);
  }
}

}  // namespace

BoardGroup::BoardGroup(const EdgeBoard& board) : method_(Method::canonical) {
  const int order = board.order();
  const CanonicalSymmetry symmetry = canonical_symmetry(ColouredGraph(board.graph()));
  const bool small = order <= kMaxSmallOrder;

  twin_class_ = twin_classes(board.graph());
  for (int v = 0; v < order; ++v) by_class_.push_back(static_cast<std::uint8_t>(v));
  std::stable_sort(by_class_.begin(), by_class_.end(), [this](int u, int v) {
    return twin_class_[static_cast<std::size_t>(u)] < twin_class_[static_cast<std::size_t>(v)];
  });

  if (small && symmetry.group_order == class_permutations(twin_class_)) {
    method_ = Method::interchangeable;
  } else if (symmetry.group_order &&
             *symmetry.group_order <= (small ? kListedSmall : kListedLarge)) {
    method_ = Method::listed;
    const auto elements = group_elements(symmetry.generators, order, kListedLarge);
    for (const Permutation& image : elements.value()) {
      edge_images_.push_back(images_of_edges(board, image));
    }
  } else {
    home_ = small ? inverse(harary::canonical_labelling(small_graph(board.graph())), order)
                  : inverse(symmetry.canonical_labelling, order);
  }
}

template <int Words, int Colours>
auto BoardSymmetry<Words, Colours>::class_map(const Position& p) const -> VertexMap {
  HARARY_ASSERT(board_->order() <= kMaxSmallOrder, "the board is one of the small ones");
  SmallColouredGraph<planes_for(Colours)> graph;
  graph.order = board_->order();
  for (std::size_t v = 0; v < static_cast<std::size_t>(graph.order); ++v) {
    graph.labels[v] = group_.twin_class()[v];
  }
  for (int c = 0; c < Colours; ++c) {
    for (const int e : p[c]) paint(graph, board_->edge(e), c + 1);
  }
  const SmallLabelling labelling = canonical_labelling(graph);
  VertexMap map;
  for (std::size_t v = 0; v < static_cast<std::size_t>(graph.order); ++v) {
    map[v] = group_.by_class()[labelling[v]];
  }
  return map;
}

// With the board's edges coloured too: 0 no edge, 1 open, 2 + c coloured c.
template <int Words, int Colours>
auto BoardSymmetry<Words, Colours>::small_map(const Position& p) const -> VertexMap {
  HARARY_ASSERT(board_->order() <= kMaxSmallOrder, "the board is one of the small ones");
  SmallColouredGraph<planes_for(Colours + 1)> graph;
  graph.order = board_->order();
  for (const int e : board_->template all<Words>() - p.coloured()) {
    paint(graph, board_->edge(e), 1);
  }
  for (int c = 0; c < Colours; ++c) {
    for (const int e : p[c]) paint(graph, board_->edge(e), c + 2);
  }
  const SmallLabelling labelling = canonical_labelling(graph);
  SmallColouredGraph<1> bare;
  bare.order = graph.order;
  for (const Edge e : board_->edges()) {
    paint(bare,
          {labelling[static_cast<std::size_t>(e.low)], labelling[static_cast<std::size_t>(e.high)]},
          1);
  }
  const SmallLabelling home = canonical_labelling(bare);
  VertexMap map;
  for (std::size_t v = 0; v < static_cast<std::size_t>(graph.order); ++v) {
    map[v] = group_.home()[home[labelling[v]]];
  }
  return map;
}

template <int Words, int Colours>
auto BoardSymmetry<Words, Colours>::nauty_map(const Position& p) const -> VertexMap {
  ColouredGraph graph(board_->graph());
  for (int c = 0; c < Colours; ++c) {
    for (const int e : p[c]) {
      const Edge edge = board_->edge(e);
      graph.set_colour(edge.low, edge.high, static_cast<std::uint8_t>(c + 2));
    }
  }
  const Permutation labelling = harary::canonical_labelling(graph);
  ColouredGraph bare(board_->order());
  for (const Edge e : board_->edges()) {
    bare.set_colour(labelling[static_cast<std::size_t>(e.low)],
                    labelling[static_cast<std::size_t>(e.high)], 1);
  }
  const Permutation home = harary::canonical_labelling(bare);
  VertexMap map;
  for (std::size_t v = 0; v < static_cast<std::size_t>(board_->order()); ++v) {
    map[v] = group_.home()[static_cast<std::size_t>(home[static_cast<std::size_t>(labelling[v])])];
  }
  return map;
}

// The automorphism with the smallest image, by trying all.
template <int Words, int Colours>
auto BoardSymmetry<Words, Colours>::listed_map(const Position& p) const
    -> const std::vector<std::uint16_t>& {
  const std::vector<std::uint16_t>* best = nullptr;
  Position smallest;
  for (const auto& images : group_.edge_images()) {
    const Position image = mapped(p, [&](int e) { return images[static_cast<std::size_t>(e)]; });
    if (best != nullptr && !(image < smallest)) continue;
    best = &images;
    smallest = image;
  }
  HARARY_ASSERT(best != nullptr, "the identity is one of the automorphisms");
  return *best;
}

template <int Words, int Colours>
auto BoardSymmetry<Words, Colours>::representative(const Position& p) const -> Position {
  HARARY_ASSERT(p.valid(board_->size()), "no edge has two colours, and all are the board's");
  return with_new_edge(p, [&](auto&& new_edge) { return mapped(p, new_edge); });
}

#define HARARY_INSTANTIATE(Words)         \
  template class BoardSymmetry<Words, 1>; \
  template class BoardSymmetry<Words, 2>; \
  template class BoardSymmetry<Words, 3>; \
  template class BoardSymmetry<Words, 4>; \
  template class BoardSymmetry<Words, 5>; \
  template class BoardSymmetry<Words, 6>;
HARARY_INSTANTIATE(1)
HARARY_INSTANTIATE(4)
HARARY_INSTANTIATE(32)
#undef HARARY_INSTANTIATE

}  // namespace harary
