// SPDX-License-Identifier: MIT
// The domination game on the vertices that are not dominated yet, with the moves that can matter.
//
// Continuation Principle (W. B. Kinnersley, D. B. West, R. Zamani, "Extremal problems for game
// domination number", 2013, Lemma 2.1; Henning, Klavžar, Rall 2015 for the total game): if more
// vertices are dominated, with the same player to move, no more moves are made under best play.
// Hence, of two vertices u and v such that v dominates all new vertices that u does, v is at least
// as good for Dominator, and u for Staller.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "base/hashing.hpp"
#include "games/domination/useful_sets.hpp"
#include "games/rules.hpp"

namespace harary {

// Dominator's value is the number of moves made since the start, negative.
struct DominationCorePosition {
  VertexSet undominated;
  int made = 0;
  Side mover = Side::first;

  std::uint64_t hash() const {
    return hash_words(std::array{undominated.bits(), static_cast<std::uint64_t>(made),
                                 static_cast<std::uint64_t>(mover)});
  }
  friend bool operator==(const DominationCorePosition&, const DominationCorePosition&) = default;
};

class DominationCore {
 public:
  using Position = DominationCorePosition;
  using Key = DominationKey;
  using Move = int;

  DominationCore(std::shared_ptr<const DominatedBoard> sets, const Position& start)
      : sets_(std::move(sets)), start_(start) {}

  Position start() const { return start_; }
  Side mover(const Position& p) const { return p.mover; }
  std::optional<Value> result(const Position& p) const {
    if (!p.undominated.empty()) return std::nullopt;
    return certain_part(p);
  }
  VertexSet moves(const Position& p) const {
    const UsefulSets sets = sets_->useful(p.undominated);
    return p.mover == Side::first ? sets.maximal() : sets.minimal();
  }
  Position after(const Position& p, Move vertex) const {
    return {p.undominated - sets_->dominated_by(vertex), p.made + 1, opponent(p.mover)};
  }
  Key key(const Position& p) const {
    Key key = sets_->key(p.undominated);
    key.words[1] |= static_cast<std::uint64_t>(p.mover) << 8;
    return key;
  }
  // The moves made already; the key knows only the rest.
  Value certain_part(const Position& p) const { return for_first(p.mover, -p.made); }

  // A move dominates at most as many new vertices as the largest set has, and at least one. Staller
  // may begin with the smallest set, Dominator with the largest.
  Bounds bounds(const Position& p) const;
  // Many new vertices for Dominator, few for Staller.
  std::int32_t move_priority(const Position& p, Move vertex) const {
    const int gained = (sets_->dominated_by(vertex) & p.undominated).size();
    return p.mover == Side::first ? gained : -gained;
  }

 private:
  std::shared_ptr<const DominatedBoard> sets_;
  Position start_;
};

}  // namespace harary
