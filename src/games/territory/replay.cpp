// SPDX-License-Identifier: MIT
#include "games/territory/replay.hpp"

#include <algorithm>

namespace harary {

namespace {

class Conquest {
 public:
  Conquest(const ColouredBoard& board, int start)
      : board_(board), owned_(static_cast<std::size_t>(board.order()), false) {
    take(start);
    // The start's own region needs no call.
    spread(owners_, board.colour(start));
  }

  bool complete() const { return owners_.size() == owned_.size(); }
  std::size_t size() const { return owners_.size(); }
  void call(int colour) { spread(owners_, colour); }

 private:
  void take(int v) {
    if (owned_[static_cast<std::size_t>(v)]) return;
    owned_[static_cast<std::size_t>(v)] = true;
    owners_.push_back(v);
  }
  // Everything of the colour that touches the territory, directly or through its like. What is
  // taken here has that colour, so its neighbours of the colour are taken as well.
  void spread(std::vector<int>& owners, int colour) {
    for (std::size_t i = 0; i < owners.size(); ++i) {
      for (const int u : board_.neighbours(owners[i])) {
        if (board_.colour(u) == colour) take(u);
      }
    }
  }

  const ColouredBoard& board_;
  std::vector<bool> owned_;
  std::vector<int> owners_;
};

}  // namespace

bool conquers_all(const ColouredBoard& board, int start, std::span<const int> calls) {
  Conquest conquest(board, start);
  for (const int colour : calls) conquest.call(colour);
  return conquest.complete();
}

std::vector<int> greedy_calls(const ColouredBoard& board, int start) {
  Conquest conquest(board, start);
  std::vector<int> calls;
  while (!conquest.complete()) {
    int best = -1;
    std::size_t size = conquest.size();
    for (int colour = 0; colour < kMaxVertexColours; ++colour) {
      Conquest next = conquest;
      next.call(colour);
      if (next.size() > size) {
        size = next.size();
        best = colour;
      }
    }
    conquest.call(best);
    calls.push_back(best);
  }
  return calls;
}

}  // namespace harary
