// SPDX-License-Identifier: MIT
// Col (C. Vout) and Snort (S. Norton), as in J. H. Conway, "On Numbers and Games", 1976: Red and
// Green in turn colour an open vertex. In Col vertices of one colour must not be adjacent, in Snort
// vertices of different colours. A player who cannot move loses.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/col/core.hpp"
#include "games/col/values.hpp"
#include "games/vertices/last_move.hpp"
#include "games/vertices/two_colour_vertex_game.hpp"
#include "games/vertices/vertex_sets.hpp"

namespace harary {

// What Conway's theory of games says of a position: its value by its usual name, and of each move,
// in the order of moves(), whether another one is at least as good for its player in every sum.
struct ConwayReport {
  std::string value;
  std::vector<std::string> remarks;  // "dominated by 3"; empty where there is nothing to say
};

class ColRules : public TwoColourVertexGame {
 public:
  using Key = VertexSets<2>;
  using Core = ColCore;
  static constexpr bool kThreshold = false;

  // Throws InputError if vertices coloured from the start break the rule.
  ColRules(const VertexGameSetup& setup, Apart apart, LastMove last_move = LastMove::wins);

  std::optional<Value> result(const Position& p) const {
    if (moves(p).empty()) return value_of_no_move(last_move_);
    return std::nullopt;
  }
  EndReason reason(const Position& p) const;
  Apart apart() const { return apart_; }

  VertexSet moves(const Position& p) const { return free_for(p, colour_of(mover(p))); }

  // The open vertices that this colour may take.
  VertexSet free_for(const Position& p, int colour) const {
    const int kept_away = apart_ == Apart::equal ? colour : 1 - colour;
    return open(p) - neighbours_of(vertex_board(), p[kept_away]);
  }

  // The rest of the game depends only on which vertices each player may still take: colouring one
  // takes it and some of its neighbours out of these two sets. The rules treat both colours alike,
  // so the mover's set comes first.
  Key key(const Position& p) const {
    const int own = colour_of(mover(p));
    return {symmetry().representative(std::array{free_for(p, own), free_for(p, 1 - own)})};
  }

  // Many moves for oneself, few for the opponent.
  std::int32_t move_priority(const Position& p, Move vertex) const {
    const int own = colour_of(mover(p));
    const Position next = after(p, vertex);
    return free_for(next, own).size() - free_for(next, 1 - own).size();
  }

  // Whichever vertex was coloured last, the others do not break the rule.
  auto predecessors(const Position& p) const { return uncoloured(p); }

  // What Red and what Green may take.
  FreeVertices free_sets(const Position& p) const {
    return {{free_for(p, kRed), free_for(p, kGreen)}};
  }

  // See core.hpp. Values are those of normal play.
  std::optional<Core> core() const {
    if (last_move_ == LastMove::loses) return std::nullopt;
    const Position p = this->start();
    return Core(vertex_board(), apart_, std::make_shared<VertexSymmetry>(vertex_board()),
                free_sets(p), mover(p), Core::most_small(apart_));
  }
  Core::Position in_core(const Core& core, const Position& p) const {
    return core.position(free_sets(p), mover(p));
  }

  // Nothing in misère play, and where the value takes more than this, about half a second.
  static constexpr std::size_t kMostForms = 3'000;
  std::optional<ConwayReport> conway(const Position& p) const;

  Verdict verdict(Value value) const { return win_or_loss(value); }
  std::vector<Value> cuts() const { return {0}; }

  Position parse_position(std::string_view text) const;
  Move parse_move(const Position& p, std::string_view text) const;

 private:
  // Throws InputError, which begins with `where`, if two vertices break the rule.
  void require_apart(const Position& p, std::string_view where) const;

  Apart apart_;
  LastMove last_move_;
};

}  // namespace harary
