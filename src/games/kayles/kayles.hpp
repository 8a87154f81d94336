// SPDX-License-Identifier: MIT
// Node Kayles (T. J. Schaefer, "On the complexity of some two-person perfect-information games",
// 1978): the players in turn take a vertex that has no neighbour among those taken before; a player
// who cannot move loses. The taken vertices are an independent set, in the end a maximal one.
#pragma once

#include <optional>
#include <string_view>
#include <utility>

#include "games/vertices/last_move.hpp"
#include "games/vertices/one_colour_vertex_game.hpp"

namespace harary {

class KaylesRules : public OneColourVertexGame {
 public:
  using Key = VertexSets<1>;

  // Throws InputError if two of the vertices taken from the start are adjacent.
  explicit KaylesRules(const OneColourVertexSetup& setup, LastMove last_move = LastMove::wins);

  LastMove last_move() const { return last_move_; }

  std::optional<Value> result(const Position& p) const {
    if (moves(p).empty()) return value_of_no_move(last_move_);
    return std::nullopt;
  }
  EndReason reason(const Position& p) const;

  // The vertices that may still be taken.
  VertexSet moves(const Position& p) const { return open(p) - neighbours_of(vertex_board(), p[0]); }

  // The rest of the game depends only on the graph that the free vertices induce.
  Key key(const Position& p) const { return {symmetry().representative(std::array{moves(p)})}; }

  // The fewer moves are left, the better.
  std::int32_t move_priority(const Position& p, Move vertex) const {
    return -(moves(p) - vertex_board().neighbours(vertex)).size();
  }

  // Whichever vertex was taken last, it had no neighbour among the others.
  auto predecessors(const Position& p) const { return untaken(p); }

  Verdict verdict(Value value) const { return win_or_loss(value); }
  std::vector<Value> cuts() const { return {0}; }

  Position parse_position(std::string_view text) const;
  Move parse_move(const Position& p, std::string_view text) const;

 private:
  LastMove last_move_;
};

}  // namespace harary
