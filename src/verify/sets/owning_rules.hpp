// SPDX-License-Identifier: MIT
// Games in which players want to own sets (strong games, Maker-Breaker), for the claim that one
// side, the prover, reaches a value: read from the definition of the game, with positions that say
// no more than the claim needs.
//
// A position stands for all positions of the game after the same number of moves in which
//   - the prover owns `own`,
//   - the points of `region` are free,
//   - of the points outside of both the opponent owns at most those of `theirs` and `unknown` more.
// What is proved of it holds in all of them, by two lemmas.
//   Outside. The prover never needs a point outside of the region, and a move of the opponent there
//     changes only the number of unknown points. So all these moves are one.
//   More points. Fewer points of the opponent never hurt the prover: a play that the prover holds
//     is held without one of them, since the prover makes the same moves and sees the same or fewer
//     sets completed. So a position with a smaller region, or with more points of the opponent, is
//     weaker.
// The opponent may have completed a set as soon as one without points of `own` and of the region
// has at most `unknown` points outside of `theirs`. That counts as lost.
#pragma once

#include <optional>
#include <vector>

#include "certificate/set_instance.hpp"
#include "certificate/statement.hpp"
#include "verify/sets/move_order.hpp"
#include "verify/sets/point_set.hpp"

namespace harary {

struct OwningPosition {
  SetOfPoints own;
  SetOfPoints theirs;
  SetOfPoints region;
  int made = 0;
  int unknown = 0;

  friend bool operator==(const OwningPosition&, const OwningPosition&) = default;
};

class OwningRules {
 public:
  static constexpr int kElsewhere = -1;  // the opponent's move outside of the region

  // The instance must be of an owning rule.
  OwningRules(const SetInstance& instance, const Statement& statement);

  const SetInstance& instance() const { return instance_; }
  int points() const { return static_cast<int>(instance_.points.size()); }
  const MoveOrder& order() const { return order_; }
  OwningPosition start() const;
  bool prover_moves(const OwningPosition& p) const { return order_.mover(p.made) == prover_; }
  int prover() const { return prover_; }
  // What is stated is the value of a board on which no player owns a set: to stop the opponent is
  // enough.
  bool holds_by_stopping() const { return at_least_ <= if_none_; }

  // For the prover; of a game that is over.
  std::optional<Value> result(const OwningPosition& p) const;
  // The value of a game that is over, or one that the prover is sure of.
  std::optional<Value> assured(const OwningPosition& p) const;
  // The opponent is to move, and pairs and potential hold what is stated
  // (verify/sets/pairs_and_potential.hpp): the points of the region that this uses.
  std::optional<SetOfPoints> stopped(const OwningPosition& p) const;
  // The sets with which the opponent may win, where that counts.
  const std::vector<SetOfPoints>& their_sets() const { return their_sets_; }
  const std::vector<SetOfPoints>& own_sets() const { return own_sets_; }

  // The points of the region, then perhaps kElsewhere, until go_on says no; true if it never did.
  template <class GoOn>
  bool each_move(const OwningPosition& p, GoOn&& go_on) const {
    SetOfPoints some = p.region;
    bool elsewhere = !prover_moves(p);
    // A file may say with which points player 0 begins. The opponent of player 0 counts on that in
    // the first move of all only; later these points may be taken, and then player 0 is free.
    if (!hints_.empty() && order_.mover(p.made) == 0 && order_.moves_of(0, p.made) == 0 &&
        (prover_ == 0 || p.made == 0)) {
      some = some & hints_;
      elsewhere = elsewhere && !p.region.contains(hints_);
    }
    return some.each(go_on) && (!elsewhere || go_on(kElsewhere));
  }
  OwningPosition after(const OwningPosition& p, int move) const;

  // Whether what is proved of q holds in p.
  bool is_weaker(const OwningPosition& q, const OwningPosition& p) const {
    if (q.made != p.made || !(q.own == p.own) || !p.region.contains(q.region)) return false;
    return their_sets_.empty() || q.unknown >= p.unknown + (p.theirs - q.theirs).size();
  }

 private:
  SetInstance instance_;
  MoveOrder order_;
  int prover_;
  Value at_least_;
  Value if_none_;
  std::vector<SetOfPoints> own_sets_;
  std::vector<SetOfPoints> their_sets_;
  SetOfPoints hints_;
};

}  // namespace harary
