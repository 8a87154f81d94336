// SPDX-License-Identifier: MIT
#include "games/edges/symmetry.hpp"

#include "base/assert.hpp"
#include "graph/canonical/coloured_graph.hpp"
#include "graph/canonical/nauty.hpp"
#include "graph/canonical/small.hpp"

namespace harary {

namespace {

std::vector<std::uint16_t> images_of_edges(const EdgeBoard& board, const Permutation& image) {
  std::vector<std::uint16_t> result;
  for (const Edge e : board.edges()) {
    result.push_back(static_cast<std::uint16_t>(board.index(
        image[static_cast<std::size_t>(e.low)], image[static_cast<std::size_t>(e.high)])));
  }
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

BoardGroup::BoardGroup(const EdgeBoard& board) : vertices_(board.graph()) {
  if (board.order() <= kMaxSmallOrder && vertices_.only_twins()) {
    method_ = Method::interchangeable;
  } else if (const auto all = vertices_.few_automorphisms()) {
    method_ = Method::listed;
    for (const Permutation& image : *all) edge_images_.push_back(images_of_edges(board, image));
  }
}

template <int Words, int Colours>
VertexMap BoardSymmetry<Words, Colours>::class_map(const Position& p) const {
  HARARY_ASSERT(board_->order() <= kMaxSmallOrder, "the board is one of the small ones");
  SmallColouredGraph<planes_for(Colours)> graph;
  graph.order = board_->order();
  for (std::size_t v = 0; v < static_cast<std::size_t>(graph.order); ++v) {
    graph.labels[v] = group_.vertices().twin_class()[v];
  }
  for (int c = 0; c < Colours; ++c) {
    for (const int e : p[c]) paint(graph, board_->edge(e), c + 1);
  }
  const SmallLabelling labelling = canonical_labelling(graph);
  VertexMap map;
  for (std::size_t v = 0; v < static_cast<std::size_t>(graph.order); ++v) {
    map[v] = group_.vertices().by_class()[labelling[v]];
  }
  return map;
}

// With the board's edges coloured too: 0 no edge, 1 open, 2 + c coloured c.
template <int Words, int Colours>
VertexMap BoardSymmetry<Words, Colours>::small_map(const Position& p) const {
  HARARY_ASSERT(board_->order() <= kMaxSmallOrder, "the board is one of the small ones");
  SmallColouredGraph<planes_for(Colours + 1)> graph;
  graph.order = board_->order();
  for (const int e : board_->template all<Words>() - p.coloured()) {
    paint(graph, board_->edge(e), 1);
  }
  for (int c = 0; c < Colours; ++c) {
    for (const int e : p[c]) paint(graph, board_->edge(e), c + 2);
  }
  return group_.vertices().home(canonical_labelling(graph));
}

template <int Words, int Colours>
VertexMap BoardSymmetry<Words, Colours>::nauty_map(const Position& p) const {
  ColouredGraph graph(board_->graph());
  for (int c = 0; c < Colours; ++c) {
    for (const int e : p[c]) {
      const Edge edge = board_->edge(e);
      graph.set_colour(edge.low, edge.high, static_cast<std::uint8_t>(c + 2));
    }
  }
  return group_.vertices().home(harary::canonical_labelling(graph));
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
