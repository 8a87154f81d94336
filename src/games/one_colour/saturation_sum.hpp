// SPDX-License-Identifier: MIT
// Saturation games as sums, for Sprague-Grundy theory. A position is reduced to what is live (see
// live_edges.hpp): the legal moves L and the drawn edges E in live copies of the target.
//
// Lemma. Two legal moves are linked if some live copy holds both. The classes of linked moves are
// independent games, even where they share vertices and drawn edges: a move takes away only moves
// of copies that hold it, and a copy that is live later is live now. So the nimber of a position is
// the XOR of those of its classes, each with the drawn edges of its live copies. A move in no live
// copy is a class of its own, *1.
//
// Not for the connected variant: there a move makes others legal.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "base/assert.hpp"
#include "games/one_colour/saturation.hpp"

namespace harary {

// Colour 0 the live drawn edges, colour 1 the legal moves.
template <int Words>
struct SaturationSummand {
  Colouring<Words, 2> edges;
  Side mover = Side::first;

  constexpr const EdgeSet<Words>& drawn() const { return edges[0]; }
  constexpr const EdgeSet<Words>& legal() const { return edges[1]; }
  constexpr std::uint64_t hash() const { return edges.hash(static_cast<std::uint64_t>(mover)); }
  friend constexpr bool operator==(const SaturationSummand&, const SaturationSummand&) = default;
};

template <int Words>
class SaturationSumRules {
 public:
  using Edges = EdgeSet<Words>;
  using Position = SaturationSummand<Words>;
  using Key = Colouring<Words, 2>;
  using Move = int;

  // Whether these rules apply to that game.
  static bool fit(const SaturationRules<Words>& game) {
    return game.growth() == Growth::anywhere && copies_of(game)->listed();
  }

  // Throws InputError for the connected variant, LimitError if the copies of the target are too
  // many to list.
  explicit SaturationSumRules(const SaturationRules<Words>& game)
      : game_(game),
        copies_(copies_of(game_)),
        symmetry_(std::make_shared<BoardSymmetry<Words, 2>>(game_.board())) {
    if (game_.growth() == Growth::connected) {
      throw InputError("saturation: the connected variant is not a sum of games");
    }
    if (!copies_->listed()) {
      throw LimitError("saturation: the target has too many copies on the board to list them");
    }
  }

  const EdgeBoard& board() const { return game_.board(); }

  // A position of the game as a sum.
  Position reduced(const typename SaturationRules<Words>::Position& p) const {
    return reduced(p[0], game_.moves(p), game_.mover(p));
  }

  Position start() const { return reduced(game_.start()); }
  Side mover(const Position& p) const { return p.mover; }
  std::optional<Value> result(const Position& p) const {
    if (p.legal().empty()) return -1;
    return std::nullopt;
  }
  Edges moves(const Position& p) const { return p.legal(); }

  Position after(const Position& p, Move edge) const {
    HARARY_ASSERT(p.legal().contains(edge), "a move is legal");
    Edges drawn = p.drawn();
    drawn.insert(edge);
    return reduced(drawn, legal_after(p, edge), opponent(p.mover));
  }

  Key key(const Position& p) const { return symmetry_->representative(p.edges); }
  Position position(const Key& key) const { return {key, Side::first}; }
  Position representative(const Position& p) const { return {key(p), p.mover}; }

  std::int32_t move_priority(const Position& p, Move edge) const {
    return -legal_after(p, edge).size();
  }

  // Two equal tempo moves cancel: of all of them one is left, or none.
  template <class F>
  void for_each_summand(const Position& p, F&& f) const {
    Edges rest = p.legal();
    std::optional<int> tempo;
    while (!rest.empty()) {
      const int first = rest.front();
      const Position summand = linked(p, first);
      rest -= summand.legal();
      if (summand.legal().size() > 1) {
        f(summand);
      } else if (tempo) {
        tempo.reset();
      } else {
        tempo = first;
      }
    }
    if (!tempo) return;
    Position lone;
    lone.edges[1].insert(*tempo);
    lone.mover = p.mover;
    f(lone);
  }

 private:
  // The game has none for triangles.
  static std::shared_ptr<const TargetCopies<Words>> copies_of(const SaturationRules<Words>& game) {
    if (game.copies() != nullptr) return game.copies();
    return std::make_shared<TargetCopies<Words>>(game.board(), game.target());
  }

  Edges legal_after(const Position& p, Move edge) const {
    Edges legal = p.legal();
    legal.erase(edge);
    return legal - copies_->list().missing_with(edge, p.drawn());
  }

  Position reduced(const Edges& drawn, const Edges& legal, Side mover) const {
    HARARY_ASSERT(!drawn.intersects(legal), "an edge that is drawn is not a move");
    const Edges both = drawn | legal;
    Edges live;
    for (const int e : legal) live |= copies_->list().covered_with(e, both);
    Position result;
    result.edges[0] = drawn & live;
    result.edges[1] = legal;
    result.mover = mover;
    return result;
  }

  // The class of a legal move.
  Position linked(const Position& p, int move) const {
    HARARY_ASSERT(p.legal().contains(move), "classes are those of legal moves");
    const Edges both = p.drawn() | p.legal();
    Edges members = Edges::single(move);
    Edges live;
    for (Edges frontier = members; !frontier.empty();) {
      const int e = frontier.front();
      frontier.erase(e);
      const Edges linked = copies_->list().covered_with(e, both);
      live |= linked;
      frontier |= (linked & p.legal()) - members;
      members |= linked & p.legal();
    }
    Position result;
    result.edges[0] = p.drawn() & live;
    result.edges[1] = members;
    result.mover = p.mover;
    return result;
  }

  SaturationRules<Words> game_;
  std::shared_ptr<const TargetCopies<Words>> copies_;
  std::shared_ptr<const BoardSymmetry<Words, 2>> symmetry_;
};

}  // namespace harary
