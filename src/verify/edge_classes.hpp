// SPDX-License-Identifier: MIT
// Isomorphism of packed positions of an edge game, by nauty's canonical form of board and colours
// together. Nothing here knows how the games themselves find representatives.
//
// nauty is not trusted: what it returns is checked to be a permutation, and applied here. So two
// positions of one class are isomorphic, whatever the labellings were. One that is not canonical
// can give isomorphic positions different classes, and then a check fails that should not.
//
// The pairs of vertices get colours: 0 not on the board, 1 open, 2 the first colour and so on; on a
// complete board, where every pair is an edge, one less. The class of a position is the relabelled
// pair colours in colexicographic order, then the bytes that follow the colours.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/edges/board.hpp"
#include "games/packing.hpp"

namespace harary {

class EdgeClasses {
 public:
  // `board` must outlive this object.
  EdgeClasses(const EdgeBoard& board, const ColourLayout& layout, std::size_t position_width);

  std::size_t class_width() const;
  void class_of(Bytes position, MutableBytes result) const;
  // The position with vertex v renamed to place[v], in the form of a class. Throws std::logic_error
  // if `place` is not a permutation of the vertices.
  void relabel(Bytes position, std::span<const int> place, MutableBytes result) const;
  // Of the vertices: how many edges of each colour, and of what vertices at their other ends.
  std::uint64_t invariant(Bytes position) const;

 private:
  int pair_bits() const { return std::bit_width(static_cast<unsigned>(layout_.colours + shift_)); }
  std::size_t pair_bytes() const;
  int colour(Bytes position, int edge) const { return layout_.code(position, edge) + shift_; }
  Bytes tail(Bytes position) const { return position.subspan(layout_.bytes()); }

  const EdgeBoard* board_;
  ColourLayout layout_;
  std::size_t tail_width_;
  std::array<std::uint64_t, 8> weights_{};  // of the edges, by code
  int shift_;                               // 0 on complete boards, 1 otherwise
};

}  // namespace harary
