// SPDX-License-Identifier: MIT
// Isomorphism of packed positions of a game on vertices, by nauty's canonical form of the board
// with coloured vertices. As in edge_classes.hpp nauty is not trusted: what it returns is checked
// to be a permutation, and applied here.
//
// The class of a position is the relabelled board, a bit for each pair of vertices in
// colexicographic order, then the colours of the relabelled vertices, then the bytes that follow
// the colours.
#pragma once

#include <cstdint>
#include <span>

#include "base/bytes.hpp"
#include "games/packing.hpp"
#include "graph/graph.hpp"

namespace harary {

class VertexClasses {
 public:
  // `board` must outlive this object. The layout has a colour for each of its vertices.
  VertexClasses(const Graph& board, const ColourLayout& layout, std::size_t position_width);

  std::size_t class_width() const;
  void class_of(Bytes position, MutableBytes result) const;
  // The position with vertex v renamed to place[v], in the form of a class. Throws std::logic_error
  // if `place` is not a permutation of the vertices.
  void relabel(Bytes position, std::span<const int> place, MutableBytes result) const;
  // Of the vertices: their colours, and those of their neighbours and of the vertices beyond.
  std::uint64_t invariant(Bytes position) const;

 private:
  std::size_t pair_bytes() const;

  const Graph* board_;
  ColourLayout layout_;
  std::size_t tail_width_;
};

}  // namespace harary
