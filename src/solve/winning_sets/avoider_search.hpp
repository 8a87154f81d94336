// SPDX-License-Identifier: MIT
// Avoider-Enforcer games: Avoider (player 0) loses if in the end all points of a set are hers.
// Strict: a turn has exactly the given number of points; monotone: that number or more.
//
//   Lemma (live sets). What matters is the sets without a point of Enforcer's, less Avoider's
//   points, and how many other points are open: those are alike.
//   Lemma (reach). In the strict game the order of turns fixes how many points Avoider still gets;
//   sets of more points are never completed.
//   Lemma (twins). Points in the same sets are exchangeable: one of them is tried.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "solve/winning_sets/companions.hpp"
#include "solve/winning_sets/family_table.hpp"
#include "solve/winning_sets/labelling.hpp"
#include "solve/winning_sets/search_meter.hpp"
#include "solve/winning_sets/set_list.hpp"
#include "solve/winning_sets/turns.hpp"

namespace harary {

enum class TurnLength { exact, at_least };

template <int Words>
class AvoiderSearch {
 public:
  using Points = PointSet<Words>;
  using Sets = SetList<Words>;

  AvoiderSearch(SearchMeter& meter, PointsATurn turns, TurnLength length,
                std::uint64_t memory_bytes)
      : meter_(meter), turns_(std::move(turns)), length_(length), table_(memory_bytes) {}

  // `open`: all open points, also those in no set.
  // `may_end`: in a monotone game, the turn has enough points already.
  bool avoider_loses(Sets sets, int open, SetTurn turn, bool may_end = false) {
    return loses(sets, open, turn, may_end);
  }

 private:
  // Points that Avoider still takes in a strict game.
  int reach(int open, SetTurn turn) const {
    int result = 0;
    for (; open > 0; turn = next_turn(turns_, turn)) {
      const int taken = std::min(open, turn.left);
      if (turn.player == 0) result += taken;
      open -= taken;
    }
    return result;
  }

  bool loses(Sets& sets, int open, SetTurn turn, bool may_end) {
    meter_.pass(sets.size());
    if (length_ == TurnLength::exact) {
      const int most = reach(open, turn);
      drop_sets_if(sets, [most](const Points& set) { return set.size() > most; });
    }
    if (sets.empty()) return false;
    for (const Points& set : sets) {
      if (set.empty()) return true;
    }
    if (open == 0) return false;
    RelabelledSets<Words> key;
    const std::uint64_t mark = turn.mark() << 12 | static_cast<std::uint64_t>(open) << 1 |
                               static_cast<std::uint64_t>(may_end);
    labelling_.relabel(sets, none_, mark, true, key);
    const FamilyFacts<Words>* const known = table_.find(key);
    if (meter_.tried(Technique::table, known != nullptr)) return known->wins_in == 1;
    const bool result = expanded(sets, open, turn, may_end);
    table_.at(key).wins_in = result ? 1 : 0;
    return result;
  }

  bool expanded(const Sets& sets, int open, SetTurn turn, bool may_end) {
    meter_.count();
    const bool avoiders = turn.player == 0;
    Sets next;
    if (may_end) {
      next = sets;
      if (loses(next, open, next_turn(turns_, turn), false) != avoiders) return !avoiders;
    }
    SetTurn then = turn_after(turns_, turn);
    bool then_may_end = false;
    if (length_ == TurnLength::at_least && (may_end || turn.left == 1)) {
      then = turn;
      then.left = 1;
      then_may_end = true;
    }
    companions_.begin(points_of(sets));
    companions_.add(sets);
    const Points candidates = companions_.one_of_twins();
    meter_.tried(Technique::twins, !(candidates == companions_.points));
    if (open > companions_.points.size()) {
      next = sets;
      if (loses(next, open - 1, then, then_may_end) != avoiders) return !avoiders;
    }
    for (const int p : candidates) {
      avoiders ? take_point(sets, p, next) : lose_point(sets, p, next);
      if (loses(next, open - 1, then, then_may_end) != avoiders) return !avoiders;
    }
    return avoiders;
  }

  SearchMeter& meter_;
  const PointsATurn turns_;
  const TurnLength length_;
  FamilyTable<Words> table_;
  Labelling<Words> labelling_;
  const Sets none_;
  Companions<Words> companions_;  // of the position that was expanded last
};

}  // namespace harary
