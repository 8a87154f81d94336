// SPDX-License-Identifier: MIT
// The score of a saturation game on what can still matter (see live_edges.hpp): the legal moves L,
// and the drawn edges in live copies of the target. All other drawn edges are only counted.
//
// Lemma. Two tempo moves, which are in no live copy, add two edges and change nothing else. Proof:
// all tempo moves are drawn in the end. A player who does well without the two answers one of them
// with the other, so neither player can gain by them.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "base/assert.hpp"
#include "games/edges/copies.hpp"
#include "games/edges/symmetry.hpp"
#include "games/lemmas.hpp"
#include "games/one_colour/extremal.hpp"
#include "games/one_colour/live_edges.hpp"
#include "games/rules.hpp"

namespace harary {

template <int Words>
struct SaturationScorePosition {
  Colouring<Words, 2> edges;  // live and drawn; legal, and in a live copy
  std::int32_t made = 0;      // edges that are drawn, and those of pairs of tempo moves
  std::int16_t tempo = -1;    // a legal move in no live copy; none
  Side mover = Side::first;
  std::uint8_t filling = 0;  // no byte is left undefined

  constexpr std::uint64_t hash() const {
    return edges.hash(static_cast<std::uint64_t>(made) << 32 |
                      static_cast<std::uint64_t>(static_cast<std::uint16_t>(tempo)) << 8 |
                      static_cast<std::uint64_t>(mover));
  }
  friend constexpr bool operator==(const SaturationScorePosition&,
                                   const SaturationScorePosition&) = default;
};

template <int Words>
struct SaturationScoreKey {
  Colouring<Words, 2> edges;
  std::uint8_t odd_tempo = 0;
  Side mover = Side::first;
  std::array<std::uint8_t, 6> filling{};  // no byte is left undefined

  constexpr std::uint64_t hash() const {
    return edges.hash(static_cast<std::uint64_t>(odd_tempo) << 1 |
                      static_cast<std::uint64_t>(mover));
  }
  friend constexpr bool operator==(const SaturationScoreKey&, const SaturationScoreKey&) = default;
};

// Max, the first side, wants many edges in the end: their number is the value for Max.
template <int Words>
class SaturationScoreCore {
 public:
  using Edges = EdgeSet<Words>;
  using Position = SaturationScorePosition<Words>;
  using Key = SaturationScoreKey<Words>;
  using Move = int;

  // The copies of the target must be listed.
  SaturationScoreCore(std::shared_ptr<const EdgeBoard> board,
                      std::shared_ptr<const TargetCopies<Words>> copies, const Edges& drawn,
                      const Edges& legal, Side mover)
      : board_(std::move(board)),
        copies_(std::move(copies)),
        symmetry_(std::make_shared<BoardSymmetry<Words, 2>>(*board_)),
        whole_(board_->size() == board_->order() * (board_->order() - 1) / 2),
        start_(reduced(drawn, legal, drawn.size(), mover)) {
    const Graph& target = copies_->target();
    const int order = target.order();
    if (target.edge_count() == order * (order - 1) / 2) clique_ = order;
    most_ = clique_ >= 2 ? turan_number(board_->order(), clique_) : board_->size();
  }

  Position start() const { return start_; }
  Side mover(const Position& p) const { return p.mover; }
  std::optional<Value> result(const Position& p) const {
    if (p.tempo >= 0 || !p.edges[1].empty()) return std::nullopt;
    return certain_part(p);
  }
  Edges moves(const Position& p) const {
    Edges result = p.edges[1];
    if (p.tempo >= 0) result.insert(p.tempo);
    return result;
  }

  Position after(const Position& p, Move edge) const {
    if (edge == p.tempo) {
      Position result = p;
      result.tempo = -1;
      ++result.made;
      result.mover = opponent(p.mover);
      return result;
    }
    HARARY_ASSERT(p.edges[1].contains(edge), "a move is legal");
    Edges drawn = p.edges[0];
    Edges legal = p.edges[1] - copies_->list().missing_with(edge, drawn);
    legal.erase(edge);
    drawn.insert(edge);
    if (p.tempo >= 0) legal.insert(p.tempo);
    return reduced(drawn, legal, p.made + 1, opponent(p.mover));
  }

  // All drawn edges, live ones or not, are in `made` of the first position.
  Position reduced(const Edges& drawn, const Edges& legal, int made, Side mover) const {
    const Edges live = copies_->list().covered_within(drawn | legal);
    Position result;
    result.edges[0] = drawn & live;
    result.edges[1] = legal & live;
    const Edges tempo = legal - live;
    result.made = made + (tempo.size() & ~1);
    if (tempo.size() % 2 != 0) result.tempo = static_cast<std::int16_t>(tempo.front());
    result.mover = mover;
    return result;
  }

  Key key(const Position& p) const {
    return {symmetry_->representative(p.edges), static_cast<std::uint8_t>(p.tempo >= 0 ? 1 : 0),
            p.mover};
  }
  Value certain_part(const Position& p) const { return for_first(p.mover, p.made); }

  // By the numbers of legal moves, and by theorems about graphs without the target.
  static constexpr std::array<std::string_view, 2> kLemmas{"legal moves", "extremal graphs"};
  Bounds bounds(const Position& p) const {
    const int free = p.edges[1].size() + (p.tempo >= 0 ? 1 : 0);
    int least = p.made + (free > 0 ? 1 : 0);
    int most = p.made + free;
    std::uint8_t lemma = 0;
    const auto allow = [&](int lower, int upper) {
      if (lower <= least && upper >= most) return;
      least = std::max(least, lower);
      most = std::min(most, upper);
      lemma = 1;
    };
    if (clique_ == 3) {
      const Graph part = board_->subgraph(p.edges[0]);
      allow(whole_ ? least_saturated_edges(board_->order(), part) : 0,
            most_triangle_free_edges(board_->order(), part));
    } else {
      allow(0, most_);
    }
    return p.mover == Side::first ? Bounds{least, most, lemma} : Bounds{-most, -least, lemma};
  }

  // Max wants many legal moves, Min few.
  std::int32_t move_priority(const Position& p, Move edge) const {
    if (edge == p.tempo) return 0;
    const int left = (p.edges[1] - copies_->list().missing_with(edge, p.edges[0])).size();
    return p.mover == Side::first ? left : -left;
  }

 private:
  std::shared_ptr<const EdgeBoard> board_;
  std::shared_ptr<const TargetCopies<Words>> copies_;
  std::shared_ptr<const BoardSymmetry<Words, 2>> symmetry_;
  bool whole_;      // a complete board
  int clique_ = 0;  // the order of a complete target
  int most_ = 0;    // edges without it
  Position start_;
};

}  // namespace harary
