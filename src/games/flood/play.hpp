// SPDX-License-Identifier: MIT
// Flood as a game that is played: one player calls colours until everything is conquered. A
// position is "calls=0312", the colours called so far; a move is a colour other than the
// territory's that is still on the board outside it. The player always "wins"; what counts is the
// remoteness, the number of calls that are left. Shortest solutions are searched on contracted
// boards, by other rules: flood.hpp.
#pragma once

#include <string>
#include <vector>

#include "games/cells/coloured_board.hpp"
#include "games/flood/one_player_play.hpp"
#include "games/flood/replay.hpp"
#include "games/flood/setup.hpp"

namespace harary {

class FloodPlay final : public OnePlayerPlay {
 public:
  explicit FloodPlay(FloodSetup setup);

  const ColouredBoard& coloured_board() const { return board_; }
  int start_vertex() const { return start_vertex_; }
  // What the calls of a position have conquered.
  Conquest territory(const Position& p) const;
  // The board on which the rest is played: the territory has the colour called last.
  ColouredBoard rest(const Position& p) const;
  static Move call(int colour) { return Move::of(static_cast<std::uint64_t>(colour)); }

  std::optional<Value> result(const Position& p) const override;
  std::optional<EndReason> reason(const Position& p) const override;
  Moves moves(const Position& p) const override;
  Position after(const Position& p, const Move& m) const override;

  std::string position_text(const Position& p) const override;
  Position parse_position(std::string_view text) const override;
  std::string move_text(const Position& p, const Move& m) const override;
  Move parse_move(const Position& p, std::string_view text) const override;
  std::string picture(const Position& p) const override;

 private:
  // The colours that can be called, in increasing order.
  std::vector<int> callable(const Conquest& territory) const;

  ColouredBoard board_;
  int start_vertex_;
};

}  // namespace harary
