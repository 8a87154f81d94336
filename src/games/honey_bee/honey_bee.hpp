// SPDX-License-Identifier: MIT
// Honey-Bee for two players (Fleischer & Woeginger, section 2), on the contracted board. Each owns
// a connected territory; a call of a colour wins all free vertices of it next to the own territory.
//   R1  never the colour that the opponent has just called
//   R2  never the colour of one's own previous call
//   R3  a call must win something, unless R1 and R2 leave no such colour
// Before the first calls the colours of the starts count as called. The game ends as soon as one
// player owns more than half of the weight, or nothing is free (a tie, on boards of even weight).
//
// Every game ends. A player who was just kept from a colour by R1 may call it next time: the
// opponent must not repeat it (R2). So in three calls of both players one of them wins something if
// anything is free.
//
// All calls that win nothing have the same effect, except for the colour that they forbid.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/assert.hpp"
#include "base/bit_iterator.hpp"
#include "games/cells/colour_set.hpp"
#include "games/cells/contraction.hpp"
#include "games/cells/territory.hpp"
#include "games/rules.hpp"
#include "games/rules_defaults.hpp"

namespace harary {

// A board of Honey-Bee and what is needed to print and parse its positions; shared by copies of the
// rules.
class HoneyBeeBoard {
 public:
  // `a`, `b`: vertices of the board. Throws InputError if they lie in one region or there are fewer
  // than three colours, LimitError if the board is too large.
  HoneyBeeBoard(const ColouredBoard& board, int a, int b,
                std::map<std::string, std::string> instance);

  const ColouredBoard& board() const { return board_; }
  const ContractedBoard& contracted() const { return contracted_; }
  int start(Side side) const { return side == Side::first ? a_ : b_; }
  const std::map<std::string, std::string>& instance() const { return instance_; }

 private:
  ColouredBoard board_;
  ContractedBoard contracted_;
  int a_;
  int b_;
  std::map<std::string, std::string> instance_;
};

// A colour of the contracted board.
struct Call {
  std::uint8_t colour = 0;
  friend constexpr bool operator==(Call, Call) = default;
};

// The calls of a set of colours, as a range.
class CallRange {
 public:
  class Iterator {
   public:
    using value_type = Call;
    using difference_type = std::ptrdiff_t;
    Iterator() = default;
    explicit Iterator(BitIterator at) : at_(at) {}
    Call operator*() const { return {static_cast<std::uint8_t>(*at_)}; }
    Iterator& operator++() {
      ++at_;
      return *this;
    }
    Iterator operator++(int) {
      const Iterator old = *this;
      ++at_;
      return old;
    }
    friend bool operator==(Iterator, Iterator) = default;

   private:
    BitIterator at_;
  };

  explicit CallRange(ColourSet colours) : colours_(colours) {}
  Iterator begin() const { return Iterator(colours_.begin()); }
  Iterator end() const { return Iterator(colours_.end()); }
  bool empty() const { return colours_.empty(); }

 private:
  ColourSet colours_;
};

template <int Words>
struct HoneyBeePosition {
  Territory<Words> owned[2];  // by side
  std::uint8_t last[2] = {};  // the colours called last
  std::uint8_t second_moves = 0;
  std::array<std::uint8_t, 5> filling{};  // no byte is left undefined

  int mover() const { return second_moves; }
  std::uint64_t hash() const {
    return mix(owned[0].hash() ^ mix(owned[1].hash() + (std::uint64_t{last[0]} << 16) +
                                     (std::uint64_t{last[1]} << 8) + second_moves));
  }
  friend constexpr bool operator==(const HoneyBeePosition&, const HoneyBeePosition&) = default;
};

// A position and what follows from it, kept up to date from move to move: for searches.
template <int Words>
struct HoneyBeeState {
  HoneyBeePosition<Words> position;
  Territory<Words> near[2];  // by side: the neighbours of what it owns
  int weight[2] = {};        // of what it owns

  int mover() const { return position.mover(); }
  Territory<Words> owned() const { return position.owned[0] | position.owned[1]; }
  // The free vertices next to a side's territory.
  Territory<Words> frontier(int side) const { return near[side] - owned(); }
};

template <int Words>
class HoneyBeeRules : public RulesDefaults {
 public:
  using Vertices = Territory<Words>;
  using Position = HoneyBeePosition<Words>;
  using Key = Position;
  using Move = Call;
  using State = HoneyBeeState<Words>;

  explicit HoneyBeeRules(std::shared_ptr<const HoneyBeeBoard> board);

  const ContractedBoard& contracted() const { return board_->contracted(); }
  // The weight of the whole board.
  int total() const { return total_; }
  int colours() const { return static_cast<int>(classes_.size()); }

  // What holds of every position: both own their starts, no vertex has two owners, the colours
  // called last are the board's, and they have won all that they could.
  bool valid(const Position& p) const {
    return !p.owned[0].meets(p.owned[1]) && all_.contains(p.owned[0] | p.owned[1]) &&
           p.owned[0].contains(board_->start(Side::first)) &&
           p.owned[1].contains(board_->start(Side::second)) && p.last[0] < colours() &&
           p.last[1] < colours() && left(p, 0).empty() && left(p, 1).empty() && p.second_moves <= 1;
  }
  // The free vertices next to a side's territory that have the colour it called last. None in a
  // game: the call won them all, and no vertex becomes free. Keys and bounds rely on it.
  Vertices left(const Position& p, int side) const {
    return frontier(p, side) & classes_[p.last[side]];
  }

  Position start() const;
  Side mover(const Position& p) const { return p.second_moves != 0 ? Side::second : Side::first; }
  std::optional<Value> result(const Position& p) const {
    return result(p.mover(), weight(p.owned[0]), weight(p.owned[1]));
  }
  EndReason reason(const Position& p) const;
  // The colours that the rules allow, by number.
  ColourSet allowed(const Position& p) const { return allowed(p, frontier(p, p.mover())); }
  auto moves(const Position& p) const { return CallRange(allowed(p)); }
  Position after(const Position& p, Move call) const {
    return after(p, call, frontier(p, p.mover()));
  }
  // Much of what was called last can be dropped. The mover's own last colour X has no vertex next
  // to its territory: the call won them all, and no vertex became free since. So R2 matters only if
  // no call of the mover wins anything (the paper says so below its rules); otherwise X is dropped.
  // The opponent's last colour Y forbids the mover to call Y, which has no effect if no Y lies next
  // to the mover; and it counts as R2 in the opponent's next move if no call then wins anything,
  // which cannot happen if two colours lie next to the opponent where the mover cannot take them
  // now. Then Y is dropped.
  Key key(const Position& p) const { return key(state(p)); }
  // The board's own symmetries are not used: coloured boards hardly ever have any.
  Position representative(const Position& p) const { return p; }
  Bounds bounds(const Position& p) const { return bounds(state(p)); }
  // Larger gains first: Born's greedy player.
  std::int32_t move_priority(const Position& p, Move call) const {
    return weight(frontier(p, p.mover()) & classes_[call.colour]);
  }
  Value estimate(const Position& p) const { return estimate(state(p)); }

  // The same for states.
  State state(const Position& p) const;
  Side mover(const State& s) const { return mover(s.position); }
  std::optional<Value> result(const State& s) const {
    return result(s.mover(), s.weight[0], s.weight[1]);
  }
  Key key(const State& s) const;
  // Defined in honey_bee_bounds.cpp, with what it rests on.
  Bounds bounds(const State& s) const;
  // Who would own what if both, in turn, took everything next to them whatever its colour: the
  // mover's share less the opponent's, in hundredths.
  Value estimate(const State& s) const;
  // Calls visit(call, state after it, what the call wins) for every move.
  template <class Visit>
  void for_each_successor(const State& s, Visit visit) const {
    const int own = s.mover();
    const Vertices next = s.frontier(own);
    for (const int c : allowed(s.position, next)) {
      State after = s;
      const Vertices won = next & classes_[static_cast<std::size_t>(c)];
      const int gain = weight(won);
      after.position.owned[own] |= won;
      after.position.last[own] = static_cast<std::uint8_t>(c);
      after.position.second_moves ^= 1;
      won.for_each([&](int v) { after.near[own] |= row(v); });
      after.weight[own] += gain;
      HARARY_ASSERT(agrees(after), "a state is that of its position");
      visit(Call{static_cast<std::uint8_t>(c)}, after, gain);
    }
  }

  // The free vertices next to a side's territory.
  Vertices frontier(const Position& p, int side) const {
    return neighbours(p.owned[side]) - p.owned[0] - p.owned[1];
  }
  ColourSet allowed(const Position& p, const Vertices& frontier) const {
    ColourSet winning, all;
    for (int c = 0; c < colours(); ++c) {
      if (c == p.last[0] || c == p.last[1]) continue;
      all.insert(c);
      if (frontier.meets(classes_[static_cast<std::size_t>(c)])) winning.insert(c);
    }
    return winning.empty() ? all : winning;
  }
  Position after(const Position& p, Move call, const Vertices& frontier) const {
    HARARY_ASSERT(allowed(p, frontier).contains(call.colour), "a call is allowed");
    Position q = p;
    q.owned[p.mover()] |= frontier & classes_[call.colour];
    q.last[p.mover()] = call.colour;
    q.second_moves ^= 1;
    HARARY_ASSERT(valid(q) || !valid(p), "a move leads from a valid position to another one");
    return q;
  }
  int weight(const Vertices& vertices) const {
    if (unweighted_) return vertices.size();
    int sum = 0;
    for (std::size_t i = 0; i < weight_bits_.size(); ++i) {
      sum += (vertices & weight_bits_[i]).size() << i;
    }
    return sum;
  }
  const Vertices& row(int v) const { return rows_[static_cast<std::size_t>(v)]; }
  const Vertices& colour_class(int c) const { return classes_[static_cast<std::size_t>(c)]; }
  const Vertices& all() const { return all_; }
  int colour_of(int v) const { return colour_of_[static_cast<std::size_t>(v)]; }

  std::string mover_name(const Position& p) const {
    return p.second_moves != 0 ? "second" : "first";
  }
  std::map<std::string, std::string> instance() const { return board_->instance(); }
  Verdict verdict(Value value) const {
    return {value > 0   ? Winner::first
            : value < 0 ? Winner::second
                        : Winner::tie,
            std::nullopt, value};
  }
  std::vector<Value> cuts() const {
    return total_ % 2 == 1 ? std::vector<Value>{0} : std::vector<Value>{-1, 0};
  }

  // "a=0,1,5;b=8;last=2,0;turn=a": vertices of the contracted board, colours by their symbols.
  // Throws InputError for what no game can lead to: territories that overlap, are not connected or
  // lack their start.
  std::string position_text(const Position& p) const;
  Position parse_position(std::string_view text) const;
  // The board with both territories; "" unless it is a grid.
  std::string picture(const Position& p) const;
  // The symbol of the colour.
  std::string move_text(const Position& p, Move call) const;
  Move parse_move(const Position& p, std::string_view text) const;

 private:
  std::optional<Value> result(int mover, int a, int b) const {
    if (2 * a <= total_ && 2 * b <= total_ && a + b < total_) return std::nullopt;
    return mover == 0 ? a - b : b - a;
  }
  Vertices neighbours(const Vertices& vertices) const {
    Vertices next;
    vertices.for_each([&](int v) { next |= rows_[static_cast<std::size_t>(v)]; });
    return next;
  }
  bool agrees(const State& s) const {
    const State plain = state(s.position);
    return valid(s.position) && s.near[0] == plain.near[0] && s.near[1] == plain.near[1] &&
           s.weight[0] == plain.weight[0] && s.weight[1] == plain.weight[1];
  }
  // The free vertices that a side can still reach: all of them, and those within 1, 2, … calls.
  static constexpr int kNear = 8;
  struct Reach {
    Vertices all;
    std::array<Vertices, kNear> within;
    int depth = 0;  // how many of `within` are set; if fewer than kNear, the last is `all`
  };
  Reach reach(const State& s, int side) const;
  int fewest_calls(const State& s, int side, const Reach& reach) const;
  int sure_gain(const State& s, int side, const Vertices& safe, int calls) const;
  int upper_bound(const State& s, int side, const Reach& own, const Reach& others) const;

  std::shared_ptr<const HoneyBeeBoard> board_;
  int total_ = 0;
  bool unweighted_ = true;
  std::vector<Vertices> weight_bits_;  // bit i of every vertex's weight
  std::vector<Vertices> rows_;
  std::vector<Vertices> classes_;
  std::vector<int> colour_of_;
  Vertices all_;
};

}  // namespace harary
