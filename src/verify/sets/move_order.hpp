// SPDX-License-Identifier: MIT
// Who makes which move of a game in which every move takes one point: by a list, or by the bias.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "certificate/set_instance.hpp"

namespace harary {

class MoveOrder {
 public:
  explicit MoveOrder(const SetInstance& instance) : movers_(instance.turns) {
    const auto free = static_cast<std::size_t>(instance.free_points());
    if (movers_.empty()) {
      // One more than there are points: a full board has a player to move, too.
      for (int player = instance.starter; movers_.size() <= free; player = 1 - player) {
        const int turn = instance.bias[static_cast<std::size_t>(player)];
        for (int i = 0; i < turn && movers_.size() <= free; ++i) movers_.push_back(player);
      }
      end_ = free;
    } else {
      end_ = std::min(free, movers_.size());
    }
    if (movers_.size() <= end_) movers_.push_back(movers_.back());
    // From which move on the players take one point each in turn.
    alternate_from_ = end_ == 0 ? 0 : end_ - 1;
    while (alternate_from_ > 0 && movers_[alternate_from_ - 1] != movers_[alternate_from_]) {
      --alternate_from_;
    }
  }

  // The number of moves after which the game is over.
  int end() const { return static_cast<int>(end_); }
  // `made` moves are made, at most end().
  int mover(int made) const { return movers_[static_cast<std::size_t>(made)]; }
  bool one_each_from(int made) const { return static_cast<std::size_t>(made) >= alternate_from_; }
  int moves_of(int player, int made) const {
    return static_cast<int>(std::count(movers_.begin(), movers_.begin() + made, player));
  }

 private:
  std::vector<int> movers_;
  std::size_t end_ = 0;
  std::size_t alternate_from_ = 0;
};

}  // namespace harary
