// SPDX-License-Identifier: MIT
// The graph colouring game on what can still matter: which vertices each colour may still be given
// to. Colours that may be given to the same vertices are alike; unused ones are among them.
//
// Two uncoloured vertices are in conflict if they are adjacent and some colour is allowed at both.
// Conflicts only ever disappear. A vertex is safe if it will always have a colour: it has more
// allowed colours than conflicts, each of which takes away at most one; or one of its colours is
// allowed at none of its neighbours, so that nothing takes it away. It stays safe, because a
// neighbour that is coloured takes away at most one colour and is one conflict less.
//
// Lemma (components). The conflicts divide the uncoloured vertices into components, which do not
// influence each other. In a component of safe vertices only, all will be coloured in any
// play: each of them is a move that changes nothing, a pass for either player.
//
// Lemma (passes). Two passes more or less do not change who wins. Proof: the winner of the game
// without these two plays as there and answers the first of them that the opponent makes beyond
// the other passes with the second one. So only the parity of the number of passes matters.
//
// If all vertices are safe Alice has won.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/hashing.hpp"
#include "games/rules.hpp"
#include "graph/canonical/graph_group.hpp"
#include "graph/graph.hpp"
#include "graph/vertex_set.hpp"

namespace harary {

inline constexpr std::size_t kMostCoreColours = 16;

struct ColouringCorePosition {
  // The vertices that each colour may be given to, the largest set as a number first.
  std::array<VertexSet, kMostCoreColours> allowed{};
  VertexSet open;  // uncoloured vertices that matter
  bool stuck = false;
  bool pass = false;
  Side mover = Side::first;

  std::uint64_t hash() const;
  friend bool operator==(const ColouringCorePosition&, const ColouringCorePosition&) = default;
};

// Small positions: a canonical form of the graph of vertices in conflict and colours, each joined
// to the vertices that it may be given to. Others: the vertices and a bit for each of them and each
// colour.
struct ColouringCoreKey {
  std::array<std::uint64_t, 6> words{};

  std::uint64_t hash() const { return hash_words(words); }
  friend bool operator==(const ColouringCoreKey&, const ColouringCoreKey&) = default;
};

struct ColouringCoreMove {
  static constexpr std::uint8_t kPass = 255;
  std::uint8_t vertex = kPass;
  std::uint8_t colour = 0;  // its place in the position
  friend bool operator==(const ColouringCoreMove&, const ColouringCoreMove&) = default;
};

class ColouringCore {
 public:
  using Position = ColouringCorePosition;
  using Key = ColouringCoreKey;
  using Move = ColouringCoreMove;

  class Moves {
   public:
    void add(Move move) { list_[size_++] = move; }
    const Move* begin() const { return list_.data(); }
    const Move* end() const { return list_.data() + size_; }

   private:
    // As many as bits in a key, and a pass.
    std::array<Move, 257> list_;
    std::size_t size_ = 0;
  };

  // Whether keys have room for all positions.
  static bool covers(int order, int colours) {
    return colours <= static_cast<int>(kMostCoreColours) && order * colours <= 256;
  }
  // Board and colours must be covered.
  ColouringCore(const Graph& board, int colours, Side starter);

  // `allowed` and `open` as yet unreduced and in any order.
  Position reduced(Position p) const;

  Position start() const { return start_; }
  Side mover(const Position& p) const { return p.mover; }
  std::optional<Value> result(const Position& p) const {
    if (p.stuck) return for_first(p.mover, -1);
    if (p.open.empty()) return for_first(p.mover, 1);
    return std::nullopt;
  }
  Moves moves(const Position& p) const;
  Position after(const Position& p, Move move) const;
  Key key(const Position& p) const;

  // Bob wins at once if he can take the last colour of a vertex, Alice if she wins without colours.
  Bounds bounds(const Position& p) const;
  // By the lemma of colour_free.hpp; false, too, where it does not say.
  bool alice_wins_without_colours(const Position& p) const;
  // Alice prefers little danger after her move, Bob much of it.
  std::int32_t move_priority(const Position& p, Move move) const;

  // Small keys do not know the board.
  bool shares_keys_with(const ColouringCore& other) const { return small_ && other.small_; }

 private:
  // The open neighbours that have a colour in common with it.
  VertexSet conflicts(const Position& p, int vertex) const;
  // More the fewer colours the vertices that are not safe have left.
  std::int32_t danger(const Position& p) const;
  int colours_of(const Position& p, int vertex) const;
  bool safe(const Position& p, int vertex) const;
  Key small_key(const Position& p, int colours) const;
  Key large_key(const Position& p) const;

  Graph board_;
  int colours_ = 0;
  bool small_ = false;                                           // every position has a small key
  std::shared_ptr<const std::vector<VertexMap>> automorphisms_;  // if they are few and of use
  Position start_;
};

}  // namespace harary
