// SPDX-License-Identifier: MIT
#include "games/vertices/symmetry.hpp"

#include <algorithm>

#include "base/assert.hpp"

namespace harary {

namespace {

VertexSet image_of(VertexSet vertices, const VertexMap& map) {
  VertexSet result;
  for (const int v : vertices) result.insert(map[static_cast<std::size_t>(v)]);
  return result;
}

template <std::size_t N>
std::array<VertexSet, N> image_of(const std::array<VertexSet, N>& sets, const VertexMap& map) {
  std::array<VertexSet, N> result;
  for (std::size_t i = 0; i < N; ++i) result[i] = image_of(sets[i], map);
  return result;
}

// Vertices in the same sets have the same label; bit i says whether they lie in sets[i].
template <std::size_t N>
unsigned label_of(const std::array<VertexSet, N>& sets, int vertex) {
  unsigned label = 0;
  for (std::size_t i = 0; i < N; ++i) label |= (sets[i].contains(vertex) ? 1U : 0U) << i;
  return label;
}

// Those of `vertices` that have the label.
template <std::size_t N>
VertexSet labelled(const std::array<VertexSet, N>& sets, VertexSet vertices, unsigned label) {
  for (std::size_t i = 0; i < N; ++i) {
    vertices = (label >> i & 1) != 0 ? vertices & sets[i] : vertices - sets[i];
  }
  return vertices;
}

// The first `count` of `vertices`.
VertexSet first_of(VertexSet vertices, int count) {
  VertexSet result;
  for (const int v : vertices) {
    if (count-- == 0) break;
    result.insert(v);
  }
  return result;
}

std::vector<VertexSet> classes_of_twins(const GraphGroup& group) {
  std::vector<VertexSet> classes(group.twin_class().size());
  int v = 0;
  for (const std::uint8_t c : group.twin_class()) classes[c].insert(v++);
  std::erase_if(classes, [](VertexSet twins) { return twins.size() < 2; });
  return classes;
}

}  // namespace

VertexSymmetry::VertexSymmetry(const Graph& board)
    : board_(board), group_(board), large_board_(board) {
  if (group_.only_twins()) {
    method_ = Method::interchangeable;
    twins_ = classes_of_twins(group_);
  } else if (const auto all = group_.few_automorphisms()) {
    method_ = Method::listed;
    for (const Permutation& image : *all) {
      if (std::is_sorted(image.begin(), image.end())) continue;  // the identity
      VertexMap& map = automorphisms_.emplace_back();
      for (std::size_t v = 0; v < image.size(); ++v) map[v] = static_cast<std::uint8_t>(image[v]);
    }
  }
  if (board.order() > kMaxSmallOrder) return;
  small_board_.order = board.order();
  for (const Edge e : board.edges()) small_board_.set_colour(e.low, e.high, 1);
}

template <std::size_t N>
auto VertexSymmetry::representative(const Sets<N>& sets) const -> Sets<N> {
  switch (method_) {
    case Method::interchangeable:
      return sorted_by_class(sets);
    case Method::listed:
      return smallest_image(sets);
    case Method::canonical:
      break;
  }
  return image_of(sets, board_.order() <= kMaxSmallOrder ? small_map(sets) : nauty_map(sets));
}

template <std::size_t N>
auto VertexSymmetry::sorted_by_class(const Sets<N>& sets) const -> Sets<N> {
  Sets<N> result = sets;
  for (const VertexSet twins : twins_) {
    for (VertexSet& set : result) set -= twins;
    VertexSet rest = twins;
    for (unsigned label = 1; label < 1U << N; ++label) {
      const VertexSet next = first_of(rest, labelled(sets, twins, label).size());
      rest -= next;
      for (std::size_t i = 0; i < N; ++i) {
        if ((label >> i & 1) != 0) result[i] |= next;
      }
    }
  }
  return result;
}

template <std::size_t N>
auto VertexSymmetry::smallest_image(const Sets<N>& sets) const -> Sets<N> {
  Sets<N> smallest = sets;
  for (const VertexMap& map : automorphisms_) {
    if (smallest[0] < image_of(sets[0], map)) continue;
    smallest = std::min(smallest, image_of(sets, map));
  }
  return smallest;
}

template <std::size_t N>
VertexMap VertexSymmetry::small_map(const Sets<N>& sets) const {
  HARARY_ASSERT(board_.order() <= kMaxSmallOrder, "the board is one of the small ones");
  SmallColouredGraph<1> graph = small_board_;
  for (int v = 0; v < board_.order(); ++v) {
    graph.labels[static_cast<std::size_t>(v)] = static_cast<std::uint8_t>(label_of(sets, v));
  }
  return group_.home(canonical_labelling(graph));
}

template <std::size_t N>
VertexMap VertexSymmetry::nauty_map(const Sets<N>& sets) const {
  ColouredGraph graph = large_board_;
  for (int v = 0; v < board_.order(); ++v) {
    graph.set_label(v, static_cast<int>(label_of(sets, v)));
  }
  return group_.home(canonical_labelling(graph));
}

template VertexSymmetry::Sets<1> VertexSymmetry::representative(const Sets<1>&) const;
template VertexSymmetry::Sets<2> VertexSymmetry::representative(const Sets<2>&) const;
template VertexSymmetry::Sets<3> VertexSymmetry::representative(const Sets<3>&) const;
template VertexSymmetry::Sets<4> VertexSymmetry::representative(const Sets<4>&) const;

}  // namespace harary
