// SPDX-License-Identifier: MIT
// One fixed representative for each isomorphism class of partial colourings of a board's vertices,
// and of any other sets of its vertices.
//
// An isomorphism of positions is an automorphism of the board that maps each colour class to that
// colour class, and of sets one that maps each set to that set. Three ways, chosen once a board by
// its automorphism group, as for colourings of edges (edges/symmetry.hpp):
//   interchangeable  the group is all that twins can give (complete, empty and Colex graphs, and
//                    stars): in each class of twins the red vertices come first, then the green;
//                    of other sets, vertices that lie in the same ones are next to each other.
//   listed           few automorphisms: apply each, take the smallest image.
//   canonical        otherwise: a canonical form of the board with the colours as labels of its
//                    vertices, and the way home from there (GraphGroup).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/vertices/colouring.hpp"
#include "graph/canonical/graph_group.hpp"

namespace harary {

class VertexSymmetry {
 public:
  enum class Method { interchangeable, listed, canonical };

  explicit VertexSymmetry(const Graph& board);

  Method method() const { return method_; }

  // Isomorphic colourings have the same representative, which is isomorphic to them. Allocates
  // nothing on boards of at most 16 vertices, and where the method is not canonical.
  VertexColouring representative(const VertexColouring& p) const {
    return {representative(p.colour)};
  }
  // The same for one to four sets, which may share vertices.
  template <std::size_t N>
  using Sets = std::array<VertexSet, N>;
  template <std::size_t N>
  Sets<N> representative(const Sets<N>& sets) const;

 private:
  template <std::size_t N>
  Sets<N> sorted_by_class(const Sets<N>& sets) const;
  template <std::size_t N>
  Sets<N> smallest_image(const Sets<N>& sets) const;
  template <std::size_t N>
  VertexMap small_map(const Sets<N>& sets) const;
  template <std::size_t N>
  VertexMap nauty_map(const Sets<N>& sets) const;

  Graph board_;
  GraphGroup group_;
  Method method_ = Method::canonical;
  std::vector<VertexMap> automorphisms_;  // listed; without the identity
  std::vector<VertexSet> twins_;          // interchangeable: the classes of more than one vertex
  SmallColouredGraph<1> small_board_;     // of at most 16 vertices
  ColouredGraph large_board_;             // otherwise
};

extern template VertexSymmetry::Sets<1> VertexSymmetry::representative(const Sets<1>&) const;
extern template VertexSymmetry::Sets<2> VertexSymmetry::representative(const Sets<2>&) const;
extern template VertexSymmetry::Sets<3> VertexSymmetry::representative(const Sets<3>&) const;
extern template VertexSymmetry::Sets<4> VertexSymmetry::representative(const Sets<4>&) const;

}  // namespace harary
