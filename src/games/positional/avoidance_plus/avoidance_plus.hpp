// SPDX-License-Identifier: MIT
// Avoidance with several edges a move (Slany, Definition 3.3): a move colours any non-empty set of
// uncoloured edges, without completing a copy of the own target. A player who cannot move loses.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/assert.hpp"
#include "games/positional/point_set_game.hpp"
#include "games/positional/target_game.hpp"

namespace harary {

// Base: TargetGame, or PointSetGame where the board is too large for that.
template <class Base>
class AvoidancePlusOn : public Base {
 public:
  using typename Base::Edges;
  using Colours = typename Base::Position;
  static constexpr bool kSeldomSearched = true;

  // The numbers of red and green edges do not determine whose turn it is.
  struct Position {
    Colours colours;
    Side mover = Side::first;
    std::array<std::uint8_t, 7> filling{};  // no byte is left undefined
    std::uint64_t hash() const { return colours.hash(static_cast<std::uint64_t>(mover)); }
    friend bool operator==(const Position&, const Position&) = default;
  };
  // The mover's edges first: both players have the same target or the mover is part of the key.
  struct Key {
    typename Base::Key own_and_other;
    Side mover = Side::first;
    std::array<std::uint8_t, 7> filling{};  // no byte is left undefined
    std::uint64_t hash() const { return own_and_other.hash(static_cast<std::uint64_t>(mover)); }
    friend bool operator==(const Key&, const Key&) = default;
  };
  using Move = Edges;

  AvoidancePlusOn(TwoColourSetup setup, const Targets& targets)
      : Base(std::move(setup), targets), symmetric_(targets.symmetric()) {}
  explicit AvoidancePlusOn(const PointSetup& setup)
      : Base(setup), symmetric_(setup.sets->sets[kRed] == setup.sets->sets[kGreen]) {}

  // Whether no edge has two colours, and all are the board's.
  bool valid(const Position& p) const {
    return !p.colours[kRed].intersects(p.colours[kGreen]) &&
           this->open(Colours{}).contains(p.colours.coloured());
  }

  Position start() const { return {Base::start(), this->turns().starter}; }
  Side mover(const Position& p) const { return p.mover; }
  // A move may colour many edges: the layer is the number of coloured edges.
  int layer(const Position& p) const { return Base::layer(p.colours); }

  std::optional<Value> result(const Position& p) const {
    const int colour = colour_of(p.mover);
    const Edges open = this->open(p.colours);
    for (const int e : open) {
      if (!this->copies(colour).completed_by(p.colours[colour], e)) return std::nullopt;
    }
    return -1;
  }

  EndReason reason(const Position& p) const { return this->blocked_reason(p.colours, p.mover); }

  Position after(const Position& p, const Move& edges) const {
    HARARY_ASSERT(!edges.empty() && this->open(p.colours).contains(edges),
                  "a move colours open edges, at least one");
    Position result{p.colours, opponent(p.mover)};
    result.colours[colour_of(p.mover)] |= edges;
    HARARY_ASSERT(valid(result), "no edge has two colours, and all are the board's");
    return result;
  }

  Position representative(const Position& p) const {
    return {Base::representative(p.colours), p.mover};
  }
  // With equal targets the game is the same after swapping colours together with the mover.
  Key key(const Position& p) const {
    if (!symmetric_ || p.mover == Side::first) {
      return {Base::avoidance_key(p.colours), p.mover};
    }
    Colours swapped;
    swapped[kRed] = p.colours[kGreen];
    swapped[kGreen] = p.colours[kRed];
    return {Base::avoidance_key(swapped), Side::first};
  }

  // All sets of open edges that can be coloured together, in lexicographic order. A part of such a
  // set is such a set, so the sets are visited depth first, adding larger edges, without a list.
  class MoveRange {
   public:
    class Iterator {
     public:
      using value_type = Move;
      using difference_type = std::ptrdiff_t;
      Iterator() = default;
      explicit Iterator(const MoveRange* range) : range_(range) { extend(0); }
      const Move& operator*() const { return set_; }
      Iterator& operator++() {
        if (!extend(last_ + 1)) backtrack();
        return *this;
      }
      void operator++(int) { ++*this; }
      friend bool operator==(const Iterator& i, std::default_sentinel_t) { return i.set_.empty(); }

     private:
      // Adds the smallest edge from `from` on that can join the set.
      bool extend(int from) {
        for (const int e : range_->open_ - Edges::first(from)) {
          if (range_->game_->copies(range_->colour_).completed_by(range_->own_ | set_, e)) continue;
          set_.insert(e);
          last_ = e;
          return true;
        }
        return false;
      }
      void backtrack() {
        while (!set_.empty()) {
          int largest = 0;
          for (const int e : set_) largest = e;
          set_.erase(largest);
          if (extend(largest + 1)) return;
        }
      }
      const MoveRange* range_ = nullptr;
      Move set_;
      int last_ = 0;
    };

    MoveRange(const AvoidancePlusOn* game, const Position& p)
        : game_(game),
          colour_(colour_of(p.mover)),
          own_(p.colours[colour_]),
          open_(game->open(p.colours)) {}
    Iterator begin() const { return Iterator(this); }
    std::default_sentinel_t end() const { return {}; }

   private:
    const AvoidancePlusOn* game_;
    int colour_;
    Edges own_;
    Edges open_;
  };
  MoveRange moves(const Position& p) const { return MoveRange(this, p); }

  std::vector<Value> cuts() const { return {0}; }

  std::string position_text(const Position& p) const {
    return Base::position_text(p.colours) + (p.mover == Side::first ? ";turn=red" : ";turn=green");
  }
  Position parse_position(std::string_view text) const;
  std::string move_text(const Position&, const Move& edges) const {
    return this->class_text(edges);
  }
  Move parse_move(const Position& p, std::string_view text) const;

 private:
  bool symmetric_;
};

template <class Base>
auto AvoidancePlusOn<Base>::parse_position(std::string_view text) const -> Position {
  PositionFields fields = position_fields(text);
  const std::string turn = take_field(fields, {"turn"});
  const Colours colours = this->read_classes(fields);
  no_more_fields(fields, "red, green and turn");
  if (!turn.empty() && turn != "red" && turn != "green") {
    throw InputError("position: turn=" + in_quotes(turn) + " must be red or green");
  }
  const Position p{colours, turn.empty()    ? this->turns().starter
                            : turn == "red" ? Side::first
                                            : Side::second};
  if (this->completed(p.colours, kRed) || this->completed(p.colours, kGreen)) {
    throw InputError("position: it contains a forbidden copy of the target");
  }
  return p;
}

template <class Base>
auto AvoidancePlusOn<Base>::parse_move(const Position& p, std::string_view text) const -> Move {
  const Move edges = this->read_edges(text);
  if (edges.empty()) throw InputError("move: at least one edge must be coloured");
  if (!this->open(p.colours).contains(edges)) {
    throw InputError("move: " + in_quotes(text) + " contains an edge that is already coloured");
  }
  const int colour = colour_of(p.mover);
  if (this->copies(colour).contained_in(p.colours[colour] | edges)) {
    throw InputError("move: " + in_quotes(text) + " completes a copy of the target");
  }
  return edges;
}

template <int Words>
using AvoidancePlusRules = AvoidancePlusOn<TargetGame<Words>>;

}  // namespace harary
