// SPDX-License-Identifier: MIT
// What a depth-first search needs at each depth. A frame is made when its depth is first reached
// and keeps its room, so that nothing is allocated once the search has been as deep as it gets;
// references to frames hold.
#pragma once

#include <cstddef>
#include <deque>

namespace harary {

template <class Frame>
class FrameStack {
 public:
  Frame& operator[](std::size_t depth) {
    while (frames_.size() <= depth) frames_.emplace_back();
    return frames_[depth];
  }

 private:
  std::deque<Frame> frames_;
};

}  // namespace harary
