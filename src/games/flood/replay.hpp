// SPDX-License-Identifier: MIT
// Flood by its plain definition, on the board as given, without contraction: checks solutions.
#pragma once

#include <span>
#include <vector>

#include "games/cells/coloured_board.hpp"

namespace harary {

// A territory that grows by calls. The board must outlive it.
class Conquest {
 public:
  // With the start's own region, which needs no call.
  Conquest(const ColouredBoard& board, int start);

  // Everything of the colour that touches the territory, directly or through its like.
  void call(int colour);

  bool owns(int v) const { return owned_[static_cast<std::size_t>(v)]; }
  int size() const { return static_cast<int>(owners_.size()); }
  bool complete() const { return owners_.size() == owned_.size(); }
  int colour() const { return colour_; }  // called last

 private:
  void take(int v);

  const ColouredBoard* board_;
  std::vector<bool> owned_;
  std::vector<int> owners_;
  int colour_;
};

// The colour with the largest immediate gain, the smallest of several; the territory must not be
// complete.
int greedy_call(const Conquest& conquest);

// Do these calls, in this order, conquer everything from `start`?
bool conquers_all(const ColouredBoard& board, int start, std::span<const int> calls);

// Born's greedy player on his own: always the colour with the largest immediate gain.
std::vector<int> greedy_calls(const ColouredBoard& board, int start);

}  // namespace harary
