// SPDX-License-Identifier: MIT
// The domination game (B. Brešar, S. Klavžar, D. F. Rall, "Domination game and an imagination
// strategy", 2010): the players in turn take a vertex that dominates at least one vertex which was
// not dominated before. A vertex dominates its neighbours and itself; in the total game (M. A.
// Henning, S. Klavžar, D. F. Rall, 2015) only its neighbours. The game ends when that is
// impossible. Dominator, the first player, wants few moves, Staller many. Either may start.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "games/domination/core.hpp"
#include "games/domination/useful_sets.hpp"
#include "games/vertices/one_colour_vertex_game.hpp"

namespace harary {

class DominationRules : public OneColourVertexGame {
 public:
  using Key = VertexSets<2>;
  using Core = DominationCore;
  static constexpr bool kThreshold = false;

  DominationRules(const OneColourVertexSetup& setup, Dominating dominating);

  // The value of Dominator is the number of moves since the start, negative.
  std::optional<Value> result(const Position& p) const {
    if (!undominated(p).empty()) return std::nullopt;
    return for_first(mover(p), -layer(p));
  }
  EndReason reason(const Position& p) const;

  // The vertices that dominate a new one. A vertex that is taken never does.
  VertexSet moves(const Position& p) const {
    VertexSet result;
    const VertexSet left = undominated(p);
    for (const int v : vertex_board().vertices()) {
      if (!(sets_->dominated_by(v) & left).empty()) result.insert(v);
    }
    return result;
  }

  // The rest of the game depends only on which vertices are not dominated, the value also on how
  // many moves were made.
  Key key(const Position& p) const {
    return {{symmetry().representative(std::array{undominated(p)})[0],
             VertexSet(static_cast<std::uint64_t>(layer(p)))}};
  }
  std::int32_t move_priority(const Position& p, Move vertex) const {
    const int gained = (sets_->dominated_by(vertex) & undominated(p)).size();
    return mover(p) == Side::first ? gained : -gained;
  }
  // All earlier positions from which a legal move leads to p.
  auto predecessors(const Position& p) const {
    std::vector<Position> result;
    for (const Position& before : untaken(p)) {
      const VertexSet vertex = p[0] - before[0];
      if (moves(before).contains(vertex)) result.push_back(before);
    }
    return result;
  }

  // See core.hpp.
  std::optional<Core> core() const {
    return Core(sets_, {undominated(start()), 0, mover(start())});
  }
  Core::Position in_core(const Core&, const Position& p) const {
    return {undominated(p), layer(p), mover(p)};
  }

  // Dominator wins if fewer vertices were taken than are left. The outcome has both numbers.
  Verdict verdict(Value value) const;
  std::vector<Value> cuts() const;

  Position parse_position(std::string_view text) const { return read_position(text); }
  Move parse_move(const Position& p, std::string_view text) const;

 private:
  VertexSet undominated(const Position& p) const {
    return sets_->dominable() - sets_->dominated_by(p[0]);
  }
  // Of vertices that were not taken at the start.
  int free_at_start() const { return open(start()).size(); }

  std::shared_ptr<const DominatedBoard> sets_;
};

}  // namespace harary
