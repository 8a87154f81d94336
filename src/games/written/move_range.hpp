// SPDX-License-Identifier: MIT
// The legal moves of a position of a written game, made one by one: there may be 2^n of them.
#pragma once

#include <cstddef>
#include <iterator>
#include <vector>

#include "games/written/legality.hpp"
#include "games/written/position.hpp"
#include "games/written/tables.hpp"

namespace harary::written {

// The shapes that a player may put down on open points, each once.
template <int Words>
class Shapes {
 public:
  using Set = EdgeSet<Words>;

  Shapes(const Tables<Words>& tables, const Place& place, const Set& open)
      : place_(&place), open_(open), rest_(open) {
    if (place.kind == Place::Kind::set) family_ = &tables.family(place.family);
    open_size_ = static_cast<std::size_t>(open.size());
    if (place.kind == Place::Kind::points) {
      most_ = place.counts.size();
    } else {
      most_ = open_size_;
    }
  }

  bool next(Set& shape) {
    if (family_ != nullptr) {
      while (number_ < family_->sets().size()) {
        const Set& set = family_->sets()[number_++];
        if (!open_.contains(set)) continue;
        shape = set;
        return true;
      }
      return false;
    }
    for (; number_ < most_; ++number_, begun_ = false) {
      const std::size_t count = place_->kind == Place::Kind::points
                                    ? static_cast<std::size_t>(place_->counts[number_])
                                    : number_ + 1;
      if (count == 1) {
        if (rest_.empty()) continue;
        shape = Set::single(rest_.front());
        rest_ -= shape;
        return true;
      }
      if (next_choice(count)) {
        shape = {};
        for (const std::size_t i : chosen_) shape.insert(points_[i]);
        return true;
      }
    }
    return false;
  }

 private:
  // The next `count` of the open points in lexicographic order.
  bool next_choice(std::size_t count) {
    if (!begun_) {
      begun_ = true;
      if (count > open_size_) return false;
      if (points_.empty()) {
        for (const int point : open_) points_.push_back(point);
      }
      chosen_.resize(count);
      for (std::size_t i = 0; i < count; ++i) chosen_[i] = i;
      return true;
    }
    if (count > open_size_) return false;
    std::size_t last = count;
    while (last > 0 && chosen_[last - 1] == open_size_ - (count - last) - 1) --last;
    if (last == 0) return false;
    ++chosen_[last - 1];
    for (std::size_t i = last; i < count; ++i) chosen_[i] = chosen_[i - 1] + 1;
    return true;
  }

  const Place* place_ = nullptr;
  const FamilySets<Words>* family_ = nullptr;
  Set open_;
  Set rest_;  // of moves of one point
  std::size_t open_size_ = 0;
  std::size_t number_ = 0;  // of the set, or of the number of points
  std::size_t most_ = 0;
  bool begun_ = false;
  std::vector<int> points_;
  std::vector<std::size_t> chosen_;
};

// A range to be run through once. The tables must outlive it.
template <int Words, int Planes>
class MoveRange {
 public:
  MoveRange(const Tables<Words>& tables, const Position<Words, Planes>& p, Side mover)
      : legality_(tables, p, mover),
        place_(&tables.game.place[static_cast<std::size_t>(mover)]),
        tables_(&tables),
        open_(tables.all - p.marked()),
        shapes_(tables, *place_, open_),
        marks_(tables.placeable[static_cast<std::size_t>(mover)]) {}

  bool next(Move<Words>& move) {
    while (mark_ < kMostMarks) {
      if ((marks_ >> mark_ & 1) != 0) {
        EdgeSet<Words> shape;
        while (shapes_.next(shape)) {
          if (!legality_.allows(shape, mark_)) continue;
          move = {shape, static_cast<std::uint64_t>(mark_)};
          return true;
        }
        if (marks_ >> (mark_ + 1) == 0) break;
        shapes_ = Shapes<Words>(*tables_, *place_, open_);
      }
      ++mark_;
    }
    mark_ = kMostMarks;
    return false;
  }

  class Iterator {
   public:
    using value_type = Move<Words>;
    using difference_type = std::ptrdiff_t;
    Iterator() = default;
    explicit Iterator(MoveRange* range) : range_(range) { ++*this; }
    const Move<Words>& operator*() const { return move_; }
    Iterator& operator++() {
      more_ = range_->next(move_);
      return *this;
    }
    void operator++(int) { ++*this; }
    friend bool operator==(const Iterator& i, std::default_sentinel_t) { return !i.more_; }

   private:
    MoveRange* range_ = nullptr;
    Move<Words> move_;
    bool more_ = false;
  };
  Iterator begin() { return Iterator(this); }
  std::default_sentinel_t end() const { return {}; }

 private:
  Legality<Words, Planes> legality_;
  const Place* place_;
  const Tables<Words>* tables_;
  EdgeSet<Words> open_;
  Shapes<Words> shapes_;
  Marks marks_;
  int mark_ = 0;
};

}  // namespace harary::written
