// SPDX-License-Identifier: MIT
// Who takes how many points: p and q a turn (a bias), or a list of turns, the last one repeated.
// Players alternate; a turn ends early when no point is left.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace harary {

// A moment of the game: `left` more points of this turn.
struct SetTurn {
  int player = 0;
  int left = 1;
  std::size_t number = 0;  // of the turn in a list

  std::uint64_t mark() const {
    return static_cast<std::uint64_t>(number) << 32 | static_cast<std::uint64_t>(left) << 1 |
           static_cast<std::uint64_t>(player);
  }
};

class SetTurns {
 public:
  static SetTurns bias(int first, int second) { return SetTurns({first, second}, {}); }
  static SetTurns listed(std::vector<int> points) { return SetTurns({1, 1}, std::move(points)); }

  SetTurn start(int player) const { return {player, points(player, 0), 0}; }
  SetTurn at(int player, std::size_t number) const {
    return {player, points(player, number), number};
  }
  // After one more point, or after the end of a turn.
  SetTurn after(SetTurn turn) const {
    if (turn.left > 1) return {turn.player, turn.left - 1, turn.number};
    return next_turn(turn);
  }
  SetTurn next_turn(SetTurn turn) const {
    const std::size_t number = list_.empty() ? 0 : std::min(turn.number + 1, list_.size() - 1);
    return {1 - turn.player, points(1 - turn.player, number), number};
  }
  bool listed() const { return !list_.empty(); }
  bool one_each() const { return list_.empty() && bias_[0] == 1 && bias_[1] == 1; }
  int of(int player) const { return bias_[static_cast<std::size_t>(player)]; }

 private:
  SetTurns(std::array<int, 2> bias, std::vector<int> list) : bias_(bias), list_(std::move(list)) {}
  int points(int player, std::size_t number) const {
    if (list_.empty()) return bias_[static_cast<std::size_t>(player)];
    return list_[std::min(number, list_.size() - 1)];
  }

  std::array<int, 2> bias_;
  std::vector<int> list_;
};

}  // namespace harary
