// SPDX-License-Identifier: MIT
// What is left of the domination game: the vertices that are not dominated yet, and for each vertex
// the set of those among them that it would dominate. A move is legal if its set is not empty, and
// after it these vertices are dominated; so the rest of the game depends only on which sets there
// are, not on how many vertices have the same one.
#pragma once

#include <array>
#include <cstdint>

#include "base/hashing.hpp"
#include "games/vertices/symmetry.hpp"
#include "graph/graph.hpp"

namespace harary {

// Does a vertex dominate itself? Not in total domination.
enum class Dominating { closed, total };

// Pairwise different sets, none of them empty, each with the smallest vertex that has it.
class UsefulSets {
 public:
  UsefulSets() = default;

  int size() const { return size_; }
  VertexSet set(int i) const { return sets_[static_cast<std::size_t>(i)]; }
  int vertex(int i) const { return vertices_[static_cast<std::size_t>(i)]; }

  void add(VertexSet set, int vertex);

  // The vertices of the sets that no other one contains, or that contain no other one.
  VertexSet maximal() const;
  VertexSet minimal() const;

 private:
  std::array<VertexSet, kMaxOrder> sets_{};
  std::array<std::uint8_t, kMaxOrder> vertices_{};
  int size_ = 0;
};

// Equal keys: the same sets up to the names of vertices.
struct DominationKey {
  // The vertices on the board that belong to no chain; the number of single vertices; the chains,
  // sorted, a byte each.
  std::array<std::uint64_t, 6> words{};

  std::uint64_t hash() const { return hash_words(words); }
  friend bool operator==(const DominationKey&, const DominationKey&) = default;
};

class DominatedBoard {
 public:
  DominatedBoard(const Graph& board, Dominating dominating);

  const Graph& graph() const { return board_; }
  // What a vertex dominates on the empty board.
  VertexSet dominated_by(int vertex) const { return covers_[static_cast<std::size_t>(vertex)]; }
  VertexSet dominated_by(VertexSet vertices) const;
  // The vertices that some vertex dominates: in total domination isolated vertices are not among
  // them.
  VertexSet dominable() const { return dominable_; }

  UsefulSets useful(VertexSet undominated) const;

  // The sets fall into components, which share no vertices. Most components on paths, cycles and
  // other sparse boards are chains: vertices u1, …, un in a row whose sets are those that a path
  // u1 - … - un would give, with or without the sets {u1} and {un}, which a dominated neighbour of
  // an end has. (In total domination the sets are {u1, u2}, {u2, u3}, … and the same ends.) A chain
  // is described by n and the number of ends, wherever it lies on the board. Other components
  // stay on the board, up to isomorphism.
  DominationKey key(VertexSet undominated) const;

 private:
  // The length and the ends of this component as one byte, 0 if it is no chain.
  std::uint8_t chain(const UsefulSets& sets, VertexSet component) const;

  Graph board_;
  Dominating dominating_;
  std::array<VertexSet, kMaxOrder> covers_{};
  VertexSet dominable_;
  VertexSymmetry symmetry_;
};

}  // namespace harary
