// SPDX-License-Identifier: MIT
#include "games/flood/replay.hpp"

namespace harary {

Conquest::Conquest(const ColouredBoard& board, int start)
    : board_(&board),
      owned_(static_cast<std::size_t>(board.order()), false),
      colour_(board.colour(start)) {
  take(start);
  call(colour_);
}

void Conquest::take(int v) {
  if (owned_[static_cast<std::size_t>(v)]) return;
  owned_[static_cast<std::size_t>(v)] = true;
  owners_.push_back(v);
}

// What is taken here has the colour, so its neighbours of the colour are taken as well.
void Conquest::call(int colour) {
  colour_ = colour;
  for (std::size_t i = 0; i < owners_.size(); ++i) {
    for (const int u : board_->neighbours(owners_[i])) {
      if (board_->colour(u) == colour) take(u);
    }
  }
}

int greedy_call(const Conquest& conquest) {
  int best = -1;
  int size = conquest.size();
  for (int colour = 0; colour < kMaxVertexColours; ++colour) {
    Conquest next = conquest;
    next.call(colour);
    if (next.size() > size) {
      size = next.size();
      best = colour;
    }
  }
  return best;
}

bool conquers_all(const ColouredBoard& board, int start, std::span<const int> calls) {
  Conquest conquest(board, start);
  for (const int colour : calls) conquest.call(colour);
  return conquest.complete();
}

std::vector<int> greedy_calls(const ColouredBoard& board, int start) {
  Conquest conquest(board, start);
  std::vector<int> calls;
  while (!conquest.complete()) {
    calls.push_back(greedy_call(conquest));
    conquest.call(calls.back());
  }
  return calls;
}

}  // namespace harary
