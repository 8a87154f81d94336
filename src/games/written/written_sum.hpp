// SPDX-License-Identifier: MIT
// Written games in which both players may do the same and a player without a move loses, for
// Sprague-Grundy theory.
//
// SplitSum: nothing ends the game before, and no rule but neighbours forbids moves. Then a position
// is the set of its live points, those that some move can still take: a move takes points out of
// it, with their neighbours where these are forbidden. Points that no set of a move and no such
// neighbours join are independent games.
//
// WholeSum: all others; the position is one summand, and an end is a loss of the player to move.
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "games/written/written_rules.hpp"

namespace harary::written {

// Whether both players may do the same, and the player loses who cannot move or did not make the
// move that ended the game.
bool is_impartial(const Game& game);
// Whether it is a sum of independent parts in the sense above.
bool splits(const Game& game);

template <int Words>
class LiveMoves {
 public:
  using Move = EdgeSet<Words>;

  LiveMoves(const Tables<Words>& tables, const EdgeSet<Words>& live)
      : shapes_(tables, tables.game.place[0], live) {}

  class Iterator {
   public:
    using value_type = Move;
    using difference_type = std::ptrdiff_t;
    Iterator() = default;
    explicit Iterator(Shapes<Words>* shapes) : shapes_(shapes) { ++*this; }
    const Move& operator*() const { return move_; }
    Iterator& operator++() {
      more_ = shapes_->next(move_);
      return *this;
    }
    void operator++(int) { ++*this; }
    friend bool operator==(const Iterator& i, std::default_sentinel_t) { return !i.more_; }

   private:
    Shapes<Words>* shapes_ = nullptr;
    Move move_;
    bool more_ = false;
  };
  Iterator begin() { return Iterator(&shapes_); }
  std::default_sentinel_t end() const { return {}; }

 private:
  Shapes<Words> shapes_;
};

template <int Words>
class SplitSum {
 public:
  using Set = EdgeSet<Words>;
  struct Position {
    Set live;
    Side mover = Side::first;
    std::uint64_t hash() const { return live.hash(static_cast<std::uint64_t>(mover)); }
    friend bool operator==(const Position&, const Position&) = default;
  };
  struct Key {
    Set live;
    std::uint64_t hash() const { return live.hash(); }
    friend bool operator==(const Key&, const Key&) = default;
  };
  using Move = Set;

  explicit SplitSum(std::shared_ptr<const Tables<Words>> tables) : tables_(std::move(tables)) {
    neighbours_ = !tables_->game.forbids.empty();
    const Place& place = tables_->game.place[0];
    by_sets_ = place.kind == Place::Kind::set;
    // Any two points may be put down together.
    one_part_ = !by_sets_ && place.counts != std::vector<int>{1};
  }

  template <class WrittenPosition>
  Position reduced(const WrittenPosition& p) const {
    const Set marked = p.marked();
    Set live = tables_->all - marked;
    if (neighbours_) live -= around(marked);
    return {usable(live), tables_->turns.mover(Progress::unpacked(p.progress).turn)};
  }

  Position start() const {
    Set marked;
    for (const auto& [point, mark] : tables_->game.start) marked.insert(point);
    Set live = tables_->all - marked;
    if (neighbours_) live -= around(marked);
    return {usable(live), tables_->turns.mover(0)};
  }
  Side mover(const Position& p) const { return p.mover; }
  std::optional<Value> result(const Position& p) const {
    Shapes<Words> shapes(*tables_, tables_->game.place[0], p.live);
    Set shape;
    if (shapes.next(shape)) return std::nullopt;
    return -1;
  }
  LiveMoves<Words> moves(const Position& p) const { return {*tables_, p.live}; }
  Position after(const Position& p, const Move& move) const {
    Set live = p.live - move;
    if (neighbours_) live -= around(move);
    return {usable(live), opponent(p.mover)};
  }

  Key key(const Position& p) const {
    if (tables_->symmetry.order() == 1) return {p.live};
    static thread_local Codes codes;
    codes.assign(tables_->game.points.size(), 0);
    for (const int point : p.live) codes[static_cast<std::size_t>(point)] = kLive;
    tables_->symmetry.normalise(codes);
    Key key;
    for (std::size_t i = 0; i < codes.size(); ++i) {
      if (codes[i] != 0) key.live.insert(static_cast<int>(i));
    }
    return key;
  }
  Position position(const Key& key) const { return {key.live, Side::first}; }

  template <class F>
  void for_each_summand(const Position& p, F&& f) const {
    for (Set rest = p.live; !rest.empty();) {
      const Set part = one_part_ ? rest : part_at(rest.front(), p.live);
      rest -= part;
      f(Position{part, p.mover});
    }
  }

 private:
  static constexpr std::uint8_t kLive = 14;  // a code that no exchange of marks changes

  Set around(const Set& points) const {
    Set result;
    for (const int point : points) result |= tables_->near[static_cast<std::size_t>(point)];
    return result;
  }
  // Those of the points that a move can take.
  Set usable(const Set& live) const {
    if (!by_sets_) return live;
    Set result;
    for (const Set& set : sets()) {
      if (live.contains(set)) result |= set;
    }
    return result;
  }
  const std::vector<Set>& sets() const {
    return tables_->family(tables_->game.place[0].family).sets();
  }
  Set part_at(int point, const Set& live) const {
    Set part = Set::single(point);
    for (Set fresh = part; !fresh.empty();) {
      Set next;
      for (const int one : fresh) {
        if (neighbours_) next |= tables_->near[static_cast<std::size_t>(one)] & live;
        if (!by_sets_) continue;
        const auto& family = tables_->family(tables_->game.place[0].family);
        for (const int number : family.through(one)) {
          if (live.contains(family.set(number))) next |= family.set(number);
        }
      }
      fresh = next - part;
      part |= fresh;
    }
    return part;
  }

  std::shared_ptr<const Tables<Words>> tables_;
  bool neighbours_ = false;
  bool by_sets_ = false;
  bool one_part_ = false;
};

template <int Words, int Planes>
class WholeSum {
 public:
  using Written = WrittenRules<Words, Planes>;
  using Position = typename Written::Position;
  using Key = Position;
  using Move = typename Written::Move;

  explicit WholeSum(Written rules) : rules_(std::move(rules)) {}

  Position start() const { return rules_.start(); }
  Side mover(const Position& p) const { return rules_.mover(p); }
  std::optional<Value> result(const Position& p) const { return rules_.result(p); }
  MoveRange<Words, Planes> moves(const Position& p) const { return rules_.moves(p); }
  Position after(const Position& p, const Move& m) const { return rules_.after(p, m); }
  // Both players may do the same, so it does not matter whose turn it is.
  Key key(const Position& p) const {
    Key key = rules_.representative(p);
    key.progress = rules_.start().progress;
    return key;
  }
  Position position(const Key& key) const { return key; }
  template <class F>
  void for_each_summand(const Position& p, F&& f) const {
    if (!rules_.result(p)) f(p);
  }

 private:
  Written rules_;
};

// See app/engines/sum_engine.hpp.
template <int Words, int Planes, class F>
bool with_sum(const WrittenRules<Words, Planes>& rules, F&& f) {
  if (!is_impartial(rules.game())) return false;
  if (splits(rules.game())) {
    f(SplitSum<Words>(rules.tables()),
      [](const SplitSum<Words>& sums, const Position<Words, Planes>& p) {
        return sums.reduced(p);
      });
    return true;
  }
  f(WholeSum<Words, Planes>(rules),
    [](const WholeSum<Words, Planes>&, const Position<Words, Planes>& p) { return p; });
  return true;
}

}  // namespace harary::written
