// SPDX-License-Identifier: MIT
// The marking game (X. Zhu, "The game coloring number of planar graphs", 1999; for forests U.
// Faigle, W. Kern, H. Kierstead, W. T. Trotter, "On the game chromatic number of some classes of
// graphs", 1993): the players in turn mark a vertex, which costs one point, and one more for each
// of its neighbours that is marked already. Alice, the first player, wants the largest cost of the
// play to be small, Bob large. Under best play it is the game colouring number of the board. Either
// may start. Alice wins if it is no larger than when she marks all vertices alone.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/marking/core.hpp"
#include "games/vertices/one_colour_vertex_game.hpp"

namespace harary {

// The vertices that are marked, and the largest cost up to now: it depends on their order.
struct MarkingPosition : VertexSets<1> {
  std::int32_t largest = 0;
  std::int32_t filling = 0;  // no byte is left undefined

  constexpr std::uint64_t hash() const {
    return VertexSets<1>::hash(static_cast<std::uint64_t>(largest));
  }
  friend constexpr bool operator==(const MarkingPosition&, const MarkingPosition&) = default;
};

class MarkingRules : public OneColourVertexGame {
 public:
  using Position = MarkingPosition;
  using Key = VertexSets<2>;
  using Core = MarkingCore;
  static constexpr bool kThreshold = true;

  explicit MarkingRules(const OneColourVertexSetup& setup);

  bool valid(const Position& p) const {
    return OneColourVertexGame::valid(p) && (p.largest == 0) == (layer(p) == 0) &&
           p.largest <= p[0].size();
  }

  Position start() const { return {OneColourVertexGame::start()}; }
  // The value of Alice is the largest cost, negative.
  std::optional<Value> result(const Position& p) const {
    if (!open(p).empty()) return std::nullopt;
    return for_first(mover(p), -p.largest);
  }
  int remaining_moves(const Position& p) const { return open(p).size(); }
  EndReason reason(const Position& p) const;
  // What Alice would do alone, and the largest cost up to now.
  Scores scores(const Position& p) const { return {{.points = least_}, {.points = p.largest}}; }

  VertexSet moves(const Position& p) const { return open(p); }
  Position after(const Position& p, Move vertex) const;
  Position representative(const Position& p) const {
    return {OneColourVertexGame::representative(p), p.largest};
  }
  // All earlier positions from which a move leads to p, whether play reaches them or not.
  std::vector<Position> predecessors(const Position& p) const;

  // Lemma. The largest cost up to now matters only where it is above what the open vertices will
  // cost in any order. Proof: the largest cost of a play is the larger of the two parts'.
  Key key(const Position& p) const {
    return {{symmetry().representative(p.sets)[0],
             VertexSet(static_cast<std::uint64_t>(least_at_end(p)))}};
  }
  // No vertex costs more than all its neighbours make it.
  Bounds bounds(const Position& p) const;
  // What is sure without a strategy: each open vertex will be marked, for what its marked
  // neighbours make it cost at least, and for what all its neighbours make it cost at most.
  std::optional<Value> assured(const Position& p, Side side) const;
  // Alice marks vertices that may become expensive, Bob makes them more expensive.
  std::int32_t move_priority(const Position& p, Move vertex) const;

  // See core.hpp. Whether the largest cost is at most -v.
  std::optional<Core> core() const { return Core(vertex_board()); }
  Core::Position in_core(const Core& core, const Position& p, Value v = -1) const;
  std::vector<Value> outcomes(const Position& p) const;
  // From the least cost up: what Bob breaks he breaks soon.
  static std::size_t next_threshold(const std::vector<Value>&, std::size_t, std::size_t high) {
    return high;
  }

  // The outcome: what Alice would do alone, and the largest cost.
  Verdict verdict(Value value) const {
    return {-value <= least_ ? Winner::first : Winner::second, std::pair{least_, -value},
            least_ + value};
  }
  std::vector<Value> cuts() const { return {-least_ - 1}; }

  // "vertices=3,1,5": in an order that costs so much.
  std::string position_text(const Position& p) const;
  Position parse_position(std::string_view text) const;
  Move parse_move(const Position& p, std::string_view text) const { return read_move(p, text); }

  std::size_t packed_width() const { return layout().bytes() + 1; }
  void pack(const Position& p, MutableBytes to) const;
  bool unpack(Bytes from, Position& p) const;

 private:
  // Of the whole play.
  int least_at_end(const Position& p) const;
  int most_at_end(const Position& p) const;

  int least_;  // the largest cost where Alice marks all vertices alone
};

}  // namespace harary
