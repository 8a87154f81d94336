// SPDX-License-Identifier: MIT
// Games in which both players have a family, with any order of turns, by a plain search. To
// complete an own set wins (the strong game with a bias), or loses (misère), and a full board is a
// draw; or it is forbidden, and a player without a move loses (avoidance).
//
//   Lemma (live sets). A set with a point of the opponent cannot be completed any more. What
//   matters is the live sets of both, less the owners' points, and how many other points are open.
//   Lemma (twins). Points in the same sets of both families are exchangeable: one is tried.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "solve/winning_sets/companions.hpp"
#include "solve/winning_sets/family_table.hpp"
#include "solve/winning_sets/labelling.hpp"
#include "solve/winning_sets/search_meter.hpp"
#include "solve/winning_sets/set_list.hpp"
#include "solve/winning_sets/turns.hpp"

namespace harary {

enum class Completion { wins, loses, forbidden };

template <int Words>
class TwoFamilySearch {
 public:
  using Points = PointSet<Words>;
  using Families = std::array<SetList<Words>, 2>;

  TwoFamilySearch(SearchMeter& meter, Completion rule, PointsATurn turns,
                  std::uint64_t memory_bytes)
      : meter_(meter), rule_(rule), turns_(std::move(turns)), table_(memory_bytes) {}

  // 1: the player to move wins; 0: a draw; -1: the opponent wins. `open`: all open points.
  int value(const Families& families, int open, SetTurn turn) {
    meter_.pass(families[0].size() + families[1].size());
    if (open == 0) return rule_ == Completion::forbidden ? -1 : 0;
    const auto mover = static_cast<std::size_t>(turn.player);
    if (families[0].empty() && families[1].empty()) return of_tempo(open, turn);
    RelabelledSets<Words> key;
    const std::uint64_t mark = turn.mark() << 12 | static_cast<std::uint64_t>(open);
    labelling_.relabel(families[0], families[1], mark, true, key);
    const FamilyFacts<Words>* const known = table_.find(key);
    if (meter_.tried(Technique::table, known != nullptr)) return known->wins_in - 1;
    meter_.count();
    const int result = expanded(families, mover, open, turn);
    table_.at(key).wins_in = static_cast<std::uint16_t>(result + 1);
    return result;
  }

 private:
  // No set can be completed any more: a draw, or the last move wins.
  int of_tempo(int open, SetTurn turn) const {
    if (rule_ != Completion::forbidden) return 0;
    const int mover = turn.player;
    for (; open > 0; --open) turn = turn_after(turns_, turn);
    return turn.player == mover ? -1 : 1;
  }

  int expanded(const Families& families, std::size_t mover, int open, SetTurn turn) {
    companions_.begin(points_of(families[0]) | points_of(families[1]));
    companions_.add(families[0]);
    companions_.add(families[1]);
    const int points = companions_.points.size();
    const Points candidates = companions_.one_of_twins();
    meter_.tried(Technique::twins, !(candidates == companions_.points));
    Points last;  // would complete a set of the mover's
    for (const Points& set : families[mover]) {
      if (set.size() == 1) last |= set;
    }
    if (rule_ == Completion::wins && !last.empty()) return 1;
    const SetTurn then = turn_after(turns_, turn);
    int best = -1;  // a move that completes a set loses, and so does having none
    const auto better = [&](const Families& next) {
      const int value = this->value(next, open - 1, then);
      best = std::max(best, then.player == turn.player ? value : -value);
      return best == 1;
    };
    if (open > points && better(families)) return best;
    for (const int p : candidates - last) {
      Families next;
      take_point(families[mover], p, next[mover]);
      lose_point(families[1 - mover], p, next[1 - mover]);
      if (better(next)) return best;
    }
    return best;
  }

  SearchMeter& meter_;
  const Completion rule_;
  const PointsATurn turns_;
  FamilyTable<Words> table_;
  Labelling<Words> labelling_;
  Companions<Words> companions_;  // of the position that was expanded last
};

}  // namespace harary
