// SPDX-License-Identifier: MIT
// Edges with a colour each, red or green: the moves of games in which a player chooses both.
#pragma once

#include <cstddef>
#include <iterator>

#include "games/edges/colouring.hpp"

namespace harary {

struct ColouredEdge {
  int edge = 0;
  int colour = kRed;
  friend constexpr bool operator==(const ColouredEdge&, const ColouredEdge&) = default;
};

// A range: the edges that may be red, then those that may be green.
template <int Words>
class ColouredEdges {
 public:
  class Iterator {
   public:
    using value_type = ColouredEdge;
    using difference_type = std::ptrdiff_t;
    Iterator() = default;
    Iterator(const EdgeSet<Words>& red, const EdgeSet<Words>& green) : red_(red), green_(green) {}

    ColouredEdge operator*() const {
      return red_.empty() ? ColouredEdge{green_.front(), kGreen} : ColouredEdge{red_.front(), kRed};
    }
    Iterator& operator++() {
      EdgeSet<Words>& left = red_.empty() ? green_ : red_;
      left.erase(left.front());
      return *this;
    }
    Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    friend bool operator==(const Iterator&, const Iterator&) = default;
    friend bool operator==(const Iterator& i, std::default_sentinel_t) {
      return i.red_.empty() && i.green_.empty();
    }

   private:
    EdgeSet<Words> red_;
    EdgeSet<Words> green_;
  };

  ColouredEdges() = default;
  ColouredEdges(const EdgeSet<Words>& red, const EdgeSet<Words>& green)
      : red_(red), green_(green) {}

  Iterator begin() const { return {red_, green_}; }
  std::default_sentinel_t end() const { return {}; }
  bool empty() const { return red_.empty() && green_.empty(); }
  int size() const { return red_.size() + green_.size(); }

 private:
  EdgeSet<Words> red_;
  EdgeSet<Words> green_;
};

}  // namespace harary
