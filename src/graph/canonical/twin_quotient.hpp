// SPDX-License-Identifier: MIT
// Twins (of one label, an exchange of the two leaves the graph as it is) form classes, and a graph
// is its quotient by them: one vertex a class, whose label says the label, the size and the colour
// within the class. Both are made of the same automorphisms: those of the quotient, and all
// permutations within the classes. A canonical labelling by search (nauty.hpp) meets only the
// quotient, which is small where the search would be long: early positions on large boards, K64
// itself.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/assert.hpp"
#include "graph/canonical/coloured_graph.hpp"

namespace harary {

class TwinQuotient {
 public:
  // The quotient of this graph from now on. Allocates nothing.
  void assign(const ColouredGraph& graph);

  // Of the quotient, whose vertices are the classes.
  int order() const { return classes_; }
  int label(int c) const { return labels_[static_cast<std::size_t>(c)]; }
  int colour(int c, int d) const {
    return colours_[static_cast<std::size_t>(Edge::between(c, d).pair_index())];
  }

  // The members of a class in increasing order; so are the first members of the classes.
  std::span<const int> members(int c) const {
    HARARY_ASSERT(c >= 0 && c < classes_, "a class is one of the quotient's vertices");
    const auto i = static_cast<std::size_t>(c);
    return std::span(members_).subspan(begin_[i], begin_[i + 1] - begin_[i]);
  }
  // The members of every class in the order of the classes' new numbers: to[v] is the new number of
  // v.
  void label_members(std::span<const int> of_classes, std::span<int> to) const;
  // What an automorphism of the quotient does to the members, which keep their order.
  void lift(std::span<const int> of_classes, std::span<int> to) const;

 private:
  int classes_ = 0;
  std::array<int, kMaxOrder> labels_{};
  std::array<std::uint8_t, kMaxOrder*(kMaxOrder - 1) / 2> colours_{};  // by Edge::pair_index()
  std::array<int, kMaxOrder> members_{};
  std::array<std::size_t, kMaxOrder + 1> begin_{};
};

}  // namespace harary
