// SPDX-License-Identifier: MIT
// Rules with their type erased, as rules again: a model of the contract whose positions, keys and
// moves are blobs. Templates over rules (texts, splitting, layers, certificates, and the engines on
// wide boards) are compiled once for each size of blob instead of once for each game.
#pragma once

#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/erased/rules_door.hpp"
#include "base/current_job.hpp"

namespace harary {

// The moves of a position as a range to be run through once. Stays where it is made.
template <int Size>
class ErasedMoves {
 public:
  using Door = RulesDoor<Size>;
  using Move = typename Door::Move;

  ErasedMoves(const Door& door, const typename Door::Position& p)
      : cursor_(door.moves(p, place_)) {}
  ErasedMoves(const ErasedMoves&) = delete;
  ErasedMoves& operator=(const ErasedMoves&) = delete;
  ~ErasedMoves() { cursor_->~MoveCursor(); }

  class Iterator {
   public:
    using value_type = Move;
    using difference_type = std::ptrdiff_t;
    Iterator() = default;
    explicit Iterator(MoveCursor<Size>* cursor) : cursor_(cursor) { ++*this; }
    const Move& operator*() const { return move_; }
    Iterator& operator++() {
      more_ = cursor_->next(move_);
      return *this;
    }
    void operator++(int) { ++*this; }
    friend bool operator==(const Iterator& i, std::default_sentinel_t) { return !i.more_; }

   private:
    MoveCursor<Size>* cursor_ = nullptr;
    Move move_;
    bool more_ = false;
  };
  Iterator begin() const { return Iterator(cursor_); }
  std::default_sentinel_t end() const { return {}; }
  bool empty() const { return begin() == end(); }

 private:
  CursorPlace<Size> place_;
  MoveCursor<Size>* cursor_;
};

template <int Size>
class ErasedRules {
 public:
  using Door = RulesDoor<Size>;
  using Position = typename Door::Position;
  using Key = typename Door::Key;
  using Move = typename Door::Move;

  explicit ErasedRules(std::shared_ptr<const Door> door) : door_(std::move(door)) {}

  Position start() const { return door_->start(); }
  Side mover(const Position& p) const { return door_->mover(p); }
  std::optional<Value> result(const Position& p) const { return door_->result(p); }
  ErasedMoves<Size> moves(const Position& p) const { return {*door_, p}; }
  // Every engine, player and table comes by here for each move, so here a job ends in time: on wide
  // boards a position has thousands of moves, and to look at one may take milliseconds.
  Position after(const Position& p, const Move& m) const {
    if constexpr (Size > kMediumBlob) {
      CurrentJob::check();
    } else if constexpr (Size > kSmallBlob) {
      CurrentJob::check_each(64);
    }
    return door_->after(p, m);
  }
  Key key(const Position& p) const { return door_->key(p); }
  Position representative(const Position& p) const { return door_->representative(p); }
  Bounds bounds(const Position& p) const { return door_->bounds(p); }
  std::int32_t promise(const Position& p, const Move& m) const { return door_->promise(p, m); }

  // layer() is only for games whose positions have layers.
  bool graded() const { return door_->layer(start()).has_value(); }
  int layer(const Position& p) const { return door_->layer(p).value(); }
  // Nothing if plays from p may last longer or shorter.
  std::optional<int> moves_left(const Position& p) const { return door_->remaining_moves(p); }
  std::optional<Settlement> settlement() const { return door_->settlement(); }

  Verdict verdict(Value value) const { return door_->verdict(value); }
  std::vector<Value> cuts() const { return door_->cuts(); }
  std::optional<Winner> ties() const { return door_->ties(); }

  std::string position_text(const Position& p) const { return door_->position_text(p); }
  Position parse_position(std::string_view text) const { return door_->parse_position(text); }
  std::string move_text(const Position& p, const Move& m) const { return door_->move_text(p, m); }
  Move parse_move(const Position& p, std::string_view text) const {
    return door_->parse_move(p, text);
  }
  std::string mover_name(const Position& p) const { return door_->mover_name(p); }
  std::map<std::string, std::string> instance() const { return door_->instance(); }

  // See RulesDoor for these.
  int players() const { return door_->players(); }
  ErasedRules hero(int player) const { return ErasedRules(door_->with_hero(player)); }
  std::size_t packed_width() const { return door_->packed_width(); }
  void pack(const Position& p, MutableBytes to) const { door_->pack(p, to); }
  bool unpack(Bytes from, Position& p) const { return door_->unpack(from, p); }
  const EdgeBoard* board_if_any() const { return door_->board(); }
  ColourLayout layout() const { return door_->layout(); }
  std::optional<Value> assured(const Position& p, Side side) const {
    return door_->assured(p, side);
  }

 private:
  std::shared_ptr<const Door> door_;
};

}  // namespace harary
