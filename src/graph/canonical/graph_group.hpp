// SPDX-License-Identifier: MIT
// The automorphisms of a graph on which positions are coloured, edges or vertices, in the forms in
// which the representatives of positions need them:
//   twins       vertices with the same neighbours; they may be exchanged freely
//   a list      of all automorphisms, where they are few
//   the way home   from a canonical form of graph and colours together. The graph comes out
//               relabelled there; the canonical labelling of the relabelled bare graph, which
//               depends on nothing else, takes it back to the graph itself.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "graph/canonical/coloured_graph.hpp"
#include "graph/canonical/nauty.hpp"
#include "graph/canonical/small.hpp"
#include "graph/graph.hpp"

namespace harary {

// v goes to map[v]; entries beyond the order are not set.
using VertexMap = std::array<std::uint8_t, kMaxOrder>;

class GraphGroup {
 public:
  explicit GraphGroup(const Graph& graph);

  // The class of each vertex, numbered by their smallest vertices; the vertices ordered by class.
  const std::vector<std::uint8_t>& twin_class() const { return twin_class_; }
  const std::vector<std::uint8_t>& by_class() const { return by_class_; }
  // Whether every automorphism keeps every class: the group is all that twins can give.
  bool only_twins() const { return only_twins_; }

  // All automorphisms, the identity among them, if they are so few that applying each costs no more
  // than a canonical form; otherwise nothing.
  std::optional<std::vector<Permutation>> few_automorphisms() const;

  // An automorphism of the graph: `labelling` takes the graph, with colours, to a canonical form,
  // and the rest of the way depends on that form alone. So the images of isomorphic colourings are
  // equal. For graphs of at most 16 vertices, and for larger ones.
  VertexMap home(const SmallLabelling& labelling) const;
  VertexMap home(const Permutation& labelling) const;

 private:
  Graph graph_;
  CanonicalSymmetry symmetry_;
  std::vector<std::uint8_t> twin_class_;
  std::vector<std::uint8_t> by_class_;
  bool only_twins_ = true;
  std::vector<std::uint8_t> home_;  // from the canonical form of the bare graph: number -> vertex
};

}  // namespace harary
