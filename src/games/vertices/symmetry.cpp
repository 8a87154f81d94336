// SPDX-License-Identifier: MIT
#include "games/vertices/symmetry.hpp"

#include <algorithm>

#include "base/assert.hpp"

namespace harary {

namespace {

// Labels of vertices; open ones have 0.
constexpr int label_of(int colour) {
  return colour + 1;
}

VertexSet image_of(VertexSet vertices, const VertexMap& map) {
  VertexSet result;
  for (const int v : vertices) result.insert(map[static_cast<std::size_t>(v)]);
  return result;
}

VertexColouring image_of(const VertexColouring& p, const VertexMap& map) {
  return {{image_of(p[kRed], map), image_of(p[kGreen], map)}};
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

VertexColouring VertexSymmetry::representative(const VertexColouring& p) const {
  switch (method_) {
    case Method::interchangeable:
      return sorted_by_class(p);
    case Method::listed:
      return smallest_image(p);
    case Method::canonical:
      break;
  }
  return image_of(p, board_.order() <= kMaxSmallOrder ? small_map(p) : nauty_map(p));
}

VertexColouring VertexSymmetry::sorted_by_class(const VertexColouring& p) const {
  VertexColouring result = p;
  for (const VertexSet twins : twins_) {
    const int red = (p[kRed] & twins).size();
    const int green = (p[kGreen] & twins).size();
    if (red + green == 0) continue;
    const VertexSet first = first_of(twins, red);
    result[kRed] = (result[kRed] - twins) | first;
    result[kGreen] = (result[kGreen] - twins) | first_of(twins - first, green);
  }
  return result;
}

VertexColouring VertexSymmetry::smallest_image(const VertexColouring& p) const {
  VertexColouring smallest = p;
  for (const VertexMap& map : automorphisms_) {
    const VertexSet red = image_of(p[kRed], map);
    if (smallest[kRed] < red) continue;
    smallest = std::min(smallest, VertexColouring{{red, image_of(p[kGreen], map)}});
  }
  return smallest;
}

VertexMap VertexSymmetry::small_map(const VertexColouring& p) const {
  HARARY_ASSERT(board_.order() <= kMaxSmallOrder, "the board is one of the small ones");
  SmallColouredGraph<1> graph = small_board_;
  for (const int colour : {kRed, kGreen}) {
    for (const int v : p[colour]) {
      graph.labels[static_cast<std::size_t>(v)] = static_cast<std::uint8_t>(label_of(colour));
    }
  }
  return group_.home(canonical_labelling(graph));
}

VertexMap VertexSymmetry::nauty_map(const VertexColouring& p) const {
  ColouredGraph graph = large_board_;
  for (const int colour : {kRed, kGreen}) {
    for (const int v : p[colour]) graph.set_label(v, label_of(colour));
  }
  return group_.home(canonical_labelling(graph));
}

}  // namespace harary
