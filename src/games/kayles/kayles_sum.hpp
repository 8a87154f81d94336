// SPDX-License-Identifier: MIT
// Node Kayles as a sum, for Sprague-Grundy theory: what is left of the board is the graph that the
// free vertices induce, and its components are independent games.
//
// The nimber of a component depends only on its isomorphism class. So a component of at most
// 16 vertices leaves the board: it is a graph of its own, and its key the canonical form of that,
// the same wherever it lies. A larger one stays a set of the board's vertices.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

#include "games/kayles/kayles.hpp"
#include "graph/canonical/small.hpp"

namespace harary {

// The pairs of a graph of at most 16 vertices that are edges, in colexicographic order, as bits; or
// a set of the board's vertices, then `order` is 0.
struct KaylesKey {
  std::array<std::uint64_t, 2> words{};
  std::uint64_t order = 0;

  constexpr std::uint64_t hash() const { return hash_words(std::array{words[0], words[1], order}); }
  friend constexpr bool operator==(const KaylesKey&, const KaylesKey&) = default;
};

// Vertices of the board that are free; or, if `graph` has vertices, all of these are.
struct KaylesSummand {
  SmallColouredGraph<1> graph;
  VertexSet free;
  Side mover = Side::first;

  std::uint64_t hash() const;
  friend bool operator==(const KaylesSummand&, const KaylesSummand&) = default;
};

class KaylesSumRules {
 public:
  using Position = KaylesSummand;
  using Key = KaylesKey;
  using Move = int;

  explicit KaylesSumRules(const KaylesRules& game)
      : board_(game.vertex_board()),
        symmetry_(std::make_shared<VertexSymmetry>(board_)),
        start_(reduced(game, game.start())) {}

  // A position of the game as a sum.
  static Position reduced(const KaylesRules& game, const KaylesRules::Position& p) {
    return {{}, game.moves(p), game.mover(p)};
  }

  Position start() const { return start_; }
  Side mover(const Position& p) const { return p.mover; }
  std::optional<Value> result(const Position& p) const {
    if (moves(p).empty()) return -1;
    return std::nullopt;
  }
  VertexSet moves(const Position& p) const {
    return p.graph.order > 0 ? VertexSet::first(p.graph.order) : p.free;
  }
  int move_count(const Position& p) const { return moves(p).size(); }
  Position after(const Position& p, Move vertex) const;

  Key key(const Position& p) const;
  Position position(const Key& key) const;

  template <class F>
  void for_each_summand(const Position& p, F&& f) const {
    for (VertexSet rest = moves(p); !rest.empty();) {
      const VertexSet component = component_at(p, rest.front());
      rest -= component;
      f(part(p, component));
    }
  }

  // Of a component of at most three vertices. All moves on a complete graph end the game on it: *1.
  std::optional<int> small_nimber(const Position& p, int vertices) const;

 private:
  VertexSet component_at(const Position& p, int vertex) const;
  // The component of p on these vertices, as a graph of its own if it is small.
  Position part(const Position& p, VertexSet component) const;

  Graph board_;
  std::shared_ptr<const VertexSymmetry> symmetry_;
  Position start_;
};

// See app/engines/sum_engine.hpp. In misère play a sum is not decided by nimbers.
template <class F>
bool with_sum(const KaylesRules& game, F&& f) {
  if (game.last_move() == LastMove::loses) return false;
  f(KaylesSumRules(game), [game](const KaylesSumRules&, const KaylesRules::Position& p) {
    return KaylesSumRules::reduced(game, p);
  });
  return true;
}

}  // namespace harary
