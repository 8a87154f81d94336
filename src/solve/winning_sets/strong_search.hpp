// SPDX-License-Identifier: MIT
// Strong games on winning sets, one side at a time: does A, who wants to complete a set of A's
// family, do so before B completes one of B's, with or without a bound on A's moves? Depth first
// over both live families, with the Maker-Breaker game on A's family asked at every position.
//
//   Lemma (relaxation). If Breaker holds against A's family in the Maker-Breaker game, A does not
//   win: B plays as Breaker, and an own set of B's only ends the game earlier. If B has no live
//   set, the Maker-Breaker game is the game. Lemma (in time). A with k moves left makes the last of
//   them after k - 1 moves of B if A is to move, after k if B is: larger sets of B's are never
//   completed in time, and are dropped. Lemma (threats). A set of one wins for the player to move;
//   of the opponent it forces the reply, two lose. A fork wins for the player to move if the
//   opponent has no set of one. Lemma (dominated points). If all sets, of both families, with the
//   point x also hold y, then y is at least as good a move as x, for both (strategy stealing, as in
//   companions.hpp).
//
// Zones. A failure of A comes with points W: A fails on the traces S ∩ W against the sets of B that
// lie within W. At A's turns at least two points of each set of A's are kept, so that no trace is
// completed where the set is not; then all is as in zones.hpp.
//   A win of A comes with points Z and the number of times that B, on A's way, was not forced to
//   answer: A wins with the sets within Z, also if B has more sets T, of which more than
//   `passes` + 1 points lie outside Z: B completes such a set only by as many moves outside Z, and
//   for each of them but the last (which ends it) B must be free to move as he likes. So a reply r
//   outside Z loses like the one that was answered, if all sets of B with r have more than
//   passes + 2 points outside Z.
//   After a pass of B's that is answered by threats alone, B is never free again: useful replies
//   are the points of Z and of sets with at most two points outside B's forced replies.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solve/winning_sets/frame_stack.hpp"
#include "solve/winning_sets/maker_breaker_search.hpp"

namespace harary {

template <int Words>
struct StrongResult {
  bool wins = false;
  int moves = 0;         // an upper bound on A's moves until A wins
  int passes = 0;        // see above
  PointSet<Words> zone;  // of a win Z, of a failure W
};

template <int Words>
class StrongSearch {
 public:
  using Points = PointSet<Words>;
  using Sets = SetList<Words>;
  using Result = StrongResult<Words>;

  // `relaxed`: the search that answers the Maker-Breaker games; it may be shared.
  StrongSearch(const Techniques& techniques, SearchMeter& meter, MakerBreakerSearch<Words>& relaxed,
               std::uint64_t memory_bytes)
      : use_(techniques), meter_(meter), relaxed_(relaxed), table_(memory_bytes) {}

  // Minimal sets of A's and of B's. Throws SliceEnded, JobStopped.
  Result solve(const Sets& own, const Sets& others, bool own_turn, int bound) {
    frames_[0].own = own;
    frames_[0].others = others;
    return search(0, own_turn, bound);
  }

 private:
  struct Frame {
    Sets own;
    Sets others;
    Sets too_large;
    Companions<Words> companions;
    std::vector<int> moves;
    RelabelledSets<Words> key;
  };

  static Result fails(const Points& zone) { return {false, 0, 0, zone}; }
  static Result won(const Points& zone, int moves, int passes) {
    return {true, moves, passes, zone};
  }

  Result search(std::size_t depth, bool own_turn, int bound) {
    Frame& f = frames_[depth];
    meter_.pass(f.own.size() + f.others.size());
    f.too_large.clear();
    Result result = reduced(f, depth, own_turn, bound);
    if (!result.wins) {
      keep_points(f.too_large, bound + 1, result.zone);
      keep_points(f.own, own_turn ? 2 : 1, result.zone);
    }
    return result;
  }

  // The point of B's only set of one is taken, or A's is lost, before anything else is asked.
  Result reduced(Frame& f, std::size_t depth, bool own_turn, int bound) {
    drop_late_sets(f, own_turn, bound);
    const SetSurvey<Words> own(f.own);
    const SetSurvey<Words> others(f.others);
    const std::optional<Result> end = at_first_sight(f, own, others, own_turn);
    if (meter_.tried(Technique::first_sight, end.has_value())) return *end;
    const Points& forced = own_turn ? others.singles : own.singles;
    if (!forced.empty()) {
      return own_turn ? after_own(f, depth, forced.front(), bound)
                      : after_other(f, depth, forced.front(), bound);
    }
    if (use_.relaxation || f.others.empty()) {
      const auto relaxed = relaxed_.solve(f.own, own_turn, bound);
      if (meter_.tried(Technique::relaxation, !relaxed.maker)) return fails(relaxed.zone);
      if (f.others.empty()) return won(relaxed.zone, relaxed.moves, relaxed.moves);
    }
    return open(f, depth, own_turn, bound);
  }

  std::optional<Result> at_first_sight(const Frame& f, const SetSurvey<Words>& own,
                                       const SetSurvey<Words>& others, bool own_turn) {
    if (f.own.empty()) return fails({});
    if (own.complete) return won({}, 0, 0);
    if (others.complete) return fails({});
    if (own_turn) {
      if (!own.singles.empty()) return won(Points::single(own.singles.front()), 1, 0);
      if (others.singles.size() > 1) return fails(others.singles);
      if (others.singles.empty() && !own.fork.empty()) return won(own.fork, 2, 0);
    } else {
      if (!others.singles.empty()) return fails(Points::single(others.singles.front()));
      if (own.singles.size() > 1) return won(own.singles, 1, 0);
      if (own.singles.empty() && !others.fork.empty()) {
        Points zone = others.fork;
        keep_points(f.own, 2, zone);  // it is A's turn once more
        return fails(zone);
      }
    }
    return std::nullopt;
  }

  void drop_late_sets(Frame& f, bool own_turn, int bound) {
    if (bound >= kNoBound) return;
    drop_sets_if(f.own, [&](const Points& set) {
      if (set.size() <= bound) return false;
      f.too_large.push_back(set);
      return true;
    });
    const int late = own_turn ? bound - 1 : bound;
    drop_sets_if(f.others, [&](const Points& set) { return set.size() > late; });
  }

  static int less(int bound) { return bound < kNoBound ? bound - 1 : bound; }

  Result after_own(Frame& f, std::size_t depth, int p, int bound) {
    Frame& next = frames_[depth + 1];
    take_point(f.own, p, next.own);
    lose_point(f.others, p, next.others);
    Result result = search(depth + 1, false, less(bound));
    result.zone.insert(p);
    if (result.wins) ++result.moves;
    return result;
  }
  Result after_other(Frame& f, std::size_t depth, int p, int bound) {
    Frame& next = frames_[depth + 1];
    lose_point(f.own, p, next.own);
    take_point(f.others, p, next.others);
    Result result = search(depth + 1, true, bound);
    result.zone.insert(p);
    return result;
  }

  // A position without sets of one and forks of the player to move.
  Result open(Frame& f, std::size_t depth, bool own_turn, int bound) {
    f.companions.begin(points_of(f.own) | points_of(f.others));
    f.companions.add(f.own);
    f.companions.add(f.others);
    const int points = f.companions.points.size();
    const int enough = own_turn ? (points + 1) / 2 : points / 2;
    if (use_.table) {
      labelling_.relabel(f.own, f.others, own_turn ? 1 : 0, use_.canonical, f.key);
      const FamilyFacts<Words>* const known = table_.find(f.key);
      if (meter_.tried(Technique::table, known != nullptr && known->tell(bound))) {
        if (known->wins_in > bound) return fails(f.key.points(known->fail_zone));
        return won(f.key.points(known->win_zone), known->wins_in, known->passes);
      }
    }
    Result result = expanded(f, depth, own_turn, bound);
    if (result.wins) result.moves = std::min(result.moves, enough);
    if (use_.table) {
      FamilyFacts<Words>& facts = table_.at(f.key);
      if (result.wins && result.moves < facts.wins_in) {
        facts.wins_in = static_cast<std::uint16_t>(result.moves);
        facts.passes = static_cast<std::uint16_t>(result.passes);
        facts.win_zone = f.key.labels(result.zone);
      } else if (!result.wins && bound > facts.fails_in) {
        facts.fails_in = static_cast<std::uint16_t>(bound);
        facts.fail_zone = f.key.labels(result.zone);
      }
    }
    return result;
  }

  Result expanded(Frame& f, std::size_t depth, bool own_turn, int bound) {
    std::optional<ThreatWin<Words>> threat;
    if (use_.threats) {
      threat = threats_.find(f.own, f.others, bound);
      meter_.tried(Technique::threats, threat.has_value());
    }
    if (threat && own_turn) return won(threat->zone, threat->moves, 0);
    meter_.count();
    Points candidates = f.companions.points;
    if (use_.domination) candidates = undominated(f.companions, meter_);
    weights_.clear();
    if (own_turn) {
      weights_.add(f.own, WeightOf::maker);
      weights_.add(f.others, WeightOf::maker);
      weights_.sort(candidates, f.moves);
      return own_moves(f, depth, bound, candidates);
    }
    weights_.add(f.own, WeightOf::breaker);
    Result so_far = won({}, 0, 0);
    if (threat) {
      so_far = won(threat->zone, threat->moves, 1);
      keep_replies(threat->zone | points_of_near_sets(f.others, threat->replies, 2), candidates,
                   meter_);
    }
    weights_.sort(candidates, f.moves);
    return other_moves(f, depth, bound, candidates, so_far);
  }

  Result own_moves(Frame& f, std::size_t depth, int bound, Points candidates) {
    Points zone;
    for (const int p : f.moves) {
      if (meter_.tried(Technique::breakers_zone, !candidates.contains(p))) continue;
      const Result result = after_own(f, depth, p, bound);
      if (result.wins) return result;
      zone |= result.zone;
      if (use_.breakers_zones) candidates &= result.zone;
    }
    add_dominators(f.companions, zone);
    return fails(zone);
  }

  Result other_moves(Frame& f, std::size_t depth, int bound, Points candidates, Result all) {
    for (const int p : f.moves) {
      if (meter_.tried(Technique::makers_zone, !candidates.contains(p))) continue;
      const Result result = after_other(f, depth, p, bound);
      if (!result.wins) return result;
      all.zone |= result.zone;
      all.moves = std::max(all.moves, result.moves);
      all.passes = std::max(all.passes, result.passes + 1);
      if (use_.makers_zones) {
        candidates &= result.zone | points_of_near_sets(f.others, result.zone, result.passes + 2);
      }
    }
    return all;
  }

  const Techniques use_;
  SearchMeter& meter_;
  MakerBreakerSearch<Words>& relaxed_;
  FamilyTable<Words> table_;
  Labelling<Words> labelling_;
  ThreatSearch<Words> threats_;
  MoveWeights<Words> weights_;
  FrameStack<Frame> frames_;
};

}  // namespace harary
