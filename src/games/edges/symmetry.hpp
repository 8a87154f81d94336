// SPDX-License-Identifier: MIT
// One fixed representative for each isomorphism class of partial colourings of a board.
//
// An isomorphism of positions is an automorphism of the board that maps each colour class to that
// colour class. Three ways, chosen once a board by its automorphism group:
//   interchangeable  the group is all that twins can give: it permutes freely within classes of
//                    vertices with the same neighbours (complete and Colex graphs). A canonical
//                    form of the colouring with the classes as vertex labels stays on the board.
//   listed           few automorphisms: apply each, take the smallest image.
//   canonical        otherwise: a canonical form of board and colours together, and the way home
//                    from there (GraphGroup).
#pragma once

#include <cstdint>
#include <vector>

#include "games/edges/board.hpp"
#include "games/edges/colouring.hpp"
#include "graph/canonical/graph_group.hpp"

namespace harary {

// A board's automorphisms, for any number of colours and words.
class BoardGroup {
 public:
  enum class Method { interchangeable, listed, canonical };

  explicit BoardGroup(const EdgeBoard& board);

  Method method() const { return method_; }
  // interchangeable and canonical.
  const GraphGroup& vertices() const { return vertices_; }
  // listed: the image of each edge number, for every automorphism.
  const std::vector<std::vector<std::uint16_t>>& edge_images() const { return edge_images_; }

 private:
  GraphGroup vertices_;
  Method method_ = Method::canonical;
  std::vector<std::vector<std::uint16_t>> edge_images_;
};

template <int Words, int Colours>
class BoardSymmetry {
 public:
  using Position = Colouring<Words, Colours>;

  // The board must outlive this object.
  explicit BoardSymmetry(const EdgeBoard& board) : board_(&board), group_(board) {}

  // Isomorphic colourings have the same representative, which is isomorphic to them.
  // Allocates nothing on boards of at most 16 vertices.
  Position representative(const Position& p) const;

  // Calls f(e, image) for every edge number e of the board, for an automorphism of the board that
  // takes p to its representative.
  template <class F>
  void with_edge_images(const Position& p, F&& f) const {
    with_new_edge(p, [&](auto&& new_edge) {
      for (int e = 0; e < board_->size(); ++e) f(e, static_cast<int>(new_edge(e)));
    });
  }

 private:
  VertexMap class_map(const Position& p) const;
  VertexMap small_map(const Position& p) const;
  VertexMap nauty_map(const Position& p) const;
  const std::vector<std::uint16_t>& listed_map(const Position& p) const;

  // Every edge e of p renamed to new_edge(e).
  template <class NewEdge>
  static Position mapped(const Position& p, NewEdge&& new_edge) {
    Position result;
    for (int c = 0; c < Colours; ++c) {
      for (const int e : p[c]) result[c].insert(static_cast<int>(new_edge(e)));
    }
    return result;
  }

  // Calls f(new_edge) with the function that renames edges on the way to the representative.
  template <class F>
  auto with_new_edge(const Position& p, F&& f) const {
    if (group_.method() == BoardGroup::Method::listed) {
      const auto& images = listed_map(p);
      return f([&](int e) { return images[static_cast<std::size_t>(e)]; });
    }
    const bool small = board_->order() <= 16;
    const VertexMap map = group_.method() == BoardGroup::Method::interchangeable ? class_map(p)
                          : small                                                ? small_map(p)
                                                                                 : nauty_map(p);
    return f([&](int e) {
      const Edge edge = board_->edge(e);
      return board_->index(map[static_cast<std::size_t>(edge.low)],
                           map[static_cast<std::size_t>(edge.high)]);
    });
  }

  const EdgeBoard* board_;
  BoardGroup group_;
};

}  // namespace harary
