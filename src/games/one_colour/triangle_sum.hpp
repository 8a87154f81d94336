// SPDX-License-Identifier: MIT
// The triangle saturation game as a sum, on at most MaxOrder vertices, 16, 18 or 32: what
// SaturationSumRules does for any target, here with rows of bits for the target K3. Tested against
// it position by position.
//
// A position is a graph with two kinds of pairs, drawn and legal. Triangles make the lemma of
// saturation_sum.hpp plain: two legal pairs are linked if they share a vertex and their third side
// is drawn or legal; a drawn edge uv counts only where some w has both uw and vw legal; a vertex
// without a legal pair is dead.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <utility>

#include "base/assert.hpp"
#include "games/one_colour/saturation.hpp"
#include "games/one_colour/triangle_summand.hpp"
#include "graph/canonical/small.hpp"

namespace harary {

template <int MaxOrder>
class TriangleSumRules {
 public:
  using Position = TriangleSummand<MaxOrder>;
  using Key = TriangleKey<MaxOrder>;
  using Move = Edge;

  // Whether these rules apply to that game.
  template <int Words>
  static bool fit(const SaturationRules<Words>& game) {
    return game.target().order() == 3 && game.target().edge_count() == 3 &&
           game.growth() == Growth::anywhere && game.board().order() <= MaxOrder;
  }

  // Precondition: fit(game).
  template <int Words>
  explicit TriangleSumRules(const SaturationRules<Words>& game)
      : start_(reduced(game, game.start())) {
    HARARY_ASSERT(fit(game), "the game is triangle saturation on few vertices");
  }

  // A position of the game as a sum.
  template <int Words>
  static Position reduced(const SaturationRules<Words>& game,
                          const typename SaturationRules<Words>::Position& p) {
    Position result;
    result.graph.order = game.board().order();
    result.mover = game.mover(p);
    for (const int e : p[0]) set_pair(result, game.board().edge(e), 1);
    for (const int e : game.moves(p)) set_pair(result, game.board().edge(e), 2);
    return result;
  }

  Position start() const { return start_; }
  Side mover(const Position& p) const { return p.mover; }
  std::optional<Value> result(const Position& p) const {
    if (p.legal_count() == 0) return -1;
    return std::nullopt;
  }

  // The legal pairs, in colexicographic order.
  class Moves {
   public:
    const Edge* begin() const { return edges_.data(); }
    const Edge* end() const { return edges_.data() + size_; }
    std::size_t size() const { return size_; }
    void add(Edge edge) {
      HARARY_ASSERT(size_ < edges_.size(), "a graph has no more pairs than its type");
      edges_[size_++] = edge;
    }

   private:
    std::array<Edge, MaxOrder*(MaxOrder - 1) / 2> edges_;
    std::size_t size_ = 0;
  };
  Moves moves(const Position& p) const {
    Moves result;
    for (int v = 1; v < p.graph.order; ++v) {
      unsigned rest = p.legal()[static_cast<std::size_t>(v)] & ((1U << v) - 1);
      for (; rest != 0; rest &= rest - 1) result.add({std::countr_zero(rest), v});
    }
    return result;
  }
  // Calls f(move) for at least one move of each orbit of the automorphism group.
  template <class F>
  void for_each_different_move(const Position& p, F&& f) const {
    const auto symmetry = canonical_symmetry(p.graph);
    if (symmetry.generator_count == 0) {
      for (const Edge move : moves(p)) f(move);
      return;
    }
    // Of each orbit the pair with the smallest number, by the links from pairs to smaller ones.
    const Moves all = moves(p);
    PairOrbitsUpTo<MaxOrder> smaller;
    using Pair = typename PairOrbitsUpTo<MaxOrder>::value_type;
    for (const Edge move : all) {
      const auto pair = static_cast<std::size_t>(move.pair_index());
      smaller[pair] = static_cast<Pair>(pair);
    }
    const auto find = [&smaller](int pair) {
      auto at = static_cast<std::size_t>(pair);
      while (smaller[at] != at) at = smaller[at];
      return at;
    };
    for (const auto& image : symmetry.generators()) {
      for (const Edge move : all) {
        const Edge to = Edge::between(image[static_cast<std::size_t>(move.low)],
                                      image[static_cast<std::size_t>(move.high)]);
        if (to == move) continue;
        const std::size_t a = find(move.pair_index());
        const std::size_t b = find(to.pair_index());
        smaller[std::max(a, b)] = static_cast<Pair>(std::min(a, b));
      }
    }
    for (const Edge move : all) {
      const auto pair = static_cast<std::size_t>(move.pair_index());
      if (smaller[pair] == pair) f(move);
    }
  }

  Position after(const Position& p, Move move) const {
    HARARY_ASSERT((p.legal()[static_cast<std::size_t>(move.low)] >> move.high & 1) != 0,
                  "a move is legal");
    Position result = p;
    const auto [u, v] =
        std::pair{static_cast<std::size_t>(move.low), static_cast<std::size_t>(move.high)};
    set_pair(result, move, 1);
    // No triangle may be closed: w loses its pair with one end if it is joined to the other.
    const unsigned lost_u = p.legal()[u] & p.drawn()[v];
    const unsigned lost_v = p.legal()[v] & p.drawn()[u];
    auto& legal = result.graph.rows[1];
    legal[u] = static_cast<Row>(legal[u] & ~lost_u);
    legal[v] = static_cast<Row>(legal[v] & ~lost_v);
    for (unsigned rest = lost_u; rest != 0; rest &= rest - 1) clear_bit(legal, rest, u);
    for (unsigned rest = lost_v; rest != 0; rest &= rest - 1) clear_bit(legal, rest, v);
    result.mover = opponent(p.mover);
    HARARY_ASSERT(result.valid(), "pairs are drawn or legal, not both");
    return result;
  }

  // Among moves that leave equally many others: ends that are as different as can be in what they
  // have drawn and in what they may still draw, and that could draw to few common vertices. It is
  // no more than an order that is the same everywhere, found by measurement (docs/performance.md).
  std::int32_t move_priority(const Position& p, Move move) const {
    const auto u = static_cast<std::size_t>(move.low);
    const auto v = static_cast<std::size_t>(move.high);
    const auto difference = [u, v](const Rows& rows) {
      return std::abs(std::popcount(rows[u]) - std::popcount(rows[v]));
    };
    return difference(p.drawn()) + difference(p.legal()) -
           std::popcount(static_cast<unsigned>(p.legal()[u] & p.legal()[v]));
  }

  // For the nimber search: the number of moves, and nimbers that need no search.
  int move_count(const Position& p) const { return p.legal_count(); }
  // A lone pair is a heap of 1. Of two linked pairs each kills the other.
  std::optional<int> small_nimber([[maybe_unused]] const Position& p, int moves) const {
    HARARY_ASSERT(moves >= 1 && moves == p.legal_count(), "a summand has a legal move");
    if (moves <= 2) return 1;
    return std::nullopt;
  }

  // For summands and other positions without dead vertices.
  Key key(const Position& p) const { return pack_triangle_key<MaxOrder>(canonical_form(p.graph)); }
  Position position(const Key& key) const {
    return {unpack_triangle_key<MaxOrder>(key), Side::first};
  }

  template <class F>
  void for_each_summand(const Position& p, F&& f) const {
    TriangleLinks<MaxOrder> links(p);
    while (links.next()) f(triangle_summand<MaxOrder>(p, links.members()));
    if (links.lone_pairs() % 2 == 0) return;
    // Two equal tempo moves cancel: of all of them one is left, or none.
    Position lone;
    lone.graph.order = 2;
    lone.mover = p.mover;
    set_pair(lone, {0, 1}, 2);
    f(lone);
  }

 private:
  using Rows = typename Position::Rows;
  using Row = typename Position::Row;

  static void set_pair(Position& p, Edge edge, int colour) {
    p.graph.set_colour(edge.low, edge.high, colour);
  }
  static void clear_bit(Rows& rows, unsigned vertices, std::size_t bit) {
    Row& row = rows[static_cast<std::size_t>(std::countr_zero(vertices))];
    row = static_cast<Row>(row & ~(1U << bit));
  }

  Position start_;
};

}  // namespace harary
