// SPDX-License-Identifier: MIT
// Moves that take one point, or end a turn that may be longer: what such games share.
#pragma once

#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>

#include "base/error.hpp"
#include "games/edges/text.hpp"
#include "games/edges/turns.hpp"
#include "games/positional/instance.hpp"

namespace harary {

inline constexpr int kEndOfTurn = -1;
inline constexpr const char* kEndWord = "end";

// Points, and the end of the turn after them.
template <class Edges>
class PointsAndEnd {
 public:
  class Iterator {
   public:
    using value_type = int;
    using difference_type = std::ptrdiff_t;
    Iterator() = default;
    Iterator(const Edges& rest, bool end) : rest_(rest), end_(end) {}
    int operator*() const { return rest_.empty() ? kEndOfTurn : rest_.front(); }
    Iterator& operator++() {
      if (rest_.empty()) {
        end_ = false;
      } else {
        rest_.erase(rest_.front());
      }
      return *this;
    }
    void operator++(int) { ++*this; }
    friend bool operator==(const Iterator& i, std::default_sentinel_t) {
      return i.rest_.empty() && !i.end_;
    }

   private:
    Edges rest_;
    bool end_ = false;
  };

  PointsAndEnd(const Edges& points, bool end) : points_(points), end_(end) {}
  Iterator begin() const { return Iterator(points_, end_); }
  std::default_sentinel_t end() const { return {}; }
  bool contains(int move) const { return move == kEndOfTurn ? end_ : points_.contains(move); }

 private:
  Edges points_;
  bool end_;
};

// ";turn=red;left=1": who moves, and how many points the player must still take.
std::string turn_text(Side mover, int left);
struct TurnFields {
  Side mover;
  int left;
};
// What these fields say; the beginning of a turn of the starter's, or of the player's, where they
// are not given. Throws InputError.
TurnFields take_turn(PositionFields& fields, const TurnOrder& turns);
// "red" or "green"; `otherwise` if the text is empty. Throws InputError.
Side side_of_turn(std::string_view turn, Side otherwise);

std::string must_take_more(int left);

// Throws InputError if a point is called as the end of a turn is.
void require_no_end(const WinningSets& sets);

// Throws InputError unless the colours of the start are part of a position.
template <class Colours>
void require_part_of(const Colours& start, const Colours& p) {
  for (int c = 0; c < 2; ++c) {
    if (!p[c].contains(start[c])) {
      throw InputError("position: the edges coloured from the start must be part of it");
    }
  }
}

}  // namespace harary
