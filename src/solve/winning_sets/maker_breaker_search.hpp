// SPDX-License-Identifier: MIT
// Who wins a Maker-Breaker game on winning sets, with or without a bound on Maker's moves: depth
// first over the families that are still live, by the techniques of this folder. Why
// solve/one_sided is another search: docs/decisions/013-two-maker-breaker-searches.md.
//
//   Lemma (bounds). With k moves left to Maker, sets of more than k points are out of reach.
//   Breaker's zone must hold k + 1 points of each of them, so that they are out of reach on the
//   traces as well.
//   Lemma (components). Sets that share no points, not even by way of others, are games of their
//   own. Maker, to move, wins if she wins one of them; Breaker answers where she moved. With
//   Breaker to move count the components that Maker wins if she moves first: with none Breaker
//   wins, with two Maker, with a single one he has to move there. Bounds are the same in all.
//   Lemma (enough moves). Of n points Maker, to move, takes at most (n + 1) / 2, and with Breaker
//   to move n / 2. A bound of that many is none.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solve/winning_sets/companions.hpp"
#include "solve/winning_sets/family_table.hpp"
#include "solve/winning_sets/frame_stack.hpp"
#include "solve/winning_sets/labelling.hpp"
#include "solve/winning_sets/move_weights.hpp"
#include "solve/winning_sets/pair_potential.hpp"
#include "solve/winning_sets/search_meter.hpp"
#include "solve/winning_sets/set_list.hpp"
#include "solve/winning_sets/survey.hpp"
#include "solve/winning_sets/techniques.hpp"
#include "solve/winning_sets/threats.hpp"
#include "solve/winning_sets/zones.hpp"

namespace harary {

template <int Words>
struct MakerBreakerResult {
  bool maker = false;
  int moves = 0;         // an upper bound on Maker's moves until she wins
  PointSet<Words> zone;  // of the winner: zones.hpp
};

template <int Words>
class MakerBreakerSearch {
 public:
  using Points = PointSet<Words>;
  using Sets = SetList<Words>;
  using Result = MakerBreakerResult<Words>;

  MakerBreakerSearch(const Techniques& techniques, SearchMeter& meter, std::uint64_t memory_bytes)
      : use_(techniques), meter_(meter), table_(memory_bytes) {}

  // The sets must be minimal. Throws SliceEnded, JobStopped.
  Result solve(const Sets& sets, bool makers_turn, int bound) {
    frames_[0].sets = sets;
    return search(0, makers_turn, bound);
  }

 private:
  struct Frame {
    Sets sets;
    Sets too_large;
    Points answered;  // points with which Breaker answers by pairs or by force
    Points forced;
    Companions<Words> companions;
    std::vector<int> moves;
    RelabelledSets<Words> key;
  };

  static Result breaker(const Points& zone) { return {false, 0, zone}; }
  static Result maker(const Points& zone, int moves) { return {true, moves, zone}; }

  // The position of frames_[depth].
  Result search(std::size_t depth, bool makers_turn, int bound) {
    Frame& f = frames_[depth];
    meter_.pass(f.sets.size());
    f.too_large.clear();
    f.answered = {};
    f.forced = {};
    Result result = reduced(f, depth, makers_turn, bound);
    result.zone |= f.forced;
    if (!result.maker) {
      result.zone |= f.answered;
      keep_points(f.too_large, bound + 1, result.zone);
    }
    return result;
  }

  Result reduced(Frame& f, std::size_t depth, bool makers_turn, int bound) {
    const std::optional<Result> end = at_first_sight(f, makers_turn, bound);
    if (meter_.tried(Technique::first_sight, end.has_value())) return *end;
    if (use_.twins) {
      drop_twins(f.sets, f.companions, f.answered);
      meter_.tried(Technique::twins, !f.answered.empty());
      if (f.sets.empty()) return breaker({});
    } else {
      f.companions.begin(points_of(f.sets));
      f.companions.add(f.sets);
    }
    if (use_.components) {
      const Points first = component(f.sets);
      const bool several = !(first == f.companions.points);
      if (meter_.tried(Technique::components, several)) {
        return by_components(f, depth, makers_turn, bound);
      }
    }
    return connected(f, depth, makers_turn, bound);
  }

  // Plays Breaker's forced moves, after which it is Maker's turn; the end, if that is seen.
  std::optional<Result> at_first_sight(Frame& f, bool& makers_turn, int bound) {
    for (;;) {
      if (bound < kNoBound) {
        drop_sets_if(f.sets, [&](const Points& set) {
          if (set.size() <= bound) return false;
          f.too_large.push_back(set);
          return true;
        });
      }
      if (f.sets.empty()) return breaker({});
      const SetSurvey<Words> survey(f.sets);
      if (survey.complete) return maker({}, 0);
      if (makers_turn) {
        if (!survey.singles.empty()) return maker(Points::single(survey.singles.front()), 1);
        if (!survey.fork.empty()) return maker(survey.fork, 2);
      } else if (survey.singles.size() > 1) {
        return maker(survey.singles, 1);
      } else if (!survey.singles.empty()) {
        const int p = survey.singles.front();
        f.forced.insert(p);
        drop_sets_if(f.sets, [&](const Points& set) { return set.contains(p); });
        makers_turn = true;
        continue;
      }
      return std::nullopt;
    }
  }

  static Points component(const Sets& sets) {
    Points result = sets.front();
    for (Points before; !(before == result);) {
      before = result;
      for (const Points& set : sets) {
        if (set.intersects(result)) result |= set;
      }
    }
    return result;
  }

  Result by_components(Frame& f, std::size_t depth, bool makers_turn, int bound) {
    std::vector<Sets> parts;
    for (Sets rest = f.sets; !rest.empty();) {
      const Points points = component(rest);
      parts.emplace_back();
      drop_sets_if(rest, [&](const Points& set) {
        if (!set.intersects(points)) return false;
        parts.back().push_back(set);
        return true;
      });
    }
    std::stable_sort(parts.begin(), parts.end(),
                     [](const Sets& a, const Sets& b) { return a.size() < b.size(); });
    Points zone;
    if (makers_turn) {
      for (const Sets& part : parts) {
        const Result result = part_of(part, depth, true, bound);
        if (result.maker) return result;
        zone |= result.zone;
      }
      return breaker(zone);
    }
    const Sets* hot = nullptr;
    Points hot_zone;
    int hot_moves = 0;
    for (const Sets& part : parts) {
      const Result result = part_of(part, depth, true, bound);
      if (!result.maker) {
        zone |= result.zone;
      } else if (hot != nullptr) {
        return maker(result.zone | hot_zone, std::max(result.moves, hot_moves));
      } else {
        hot = &part;
        hot_zone = result.zone;
        hot_moves = result.moves;
      }
    }
    if (hot == nullptr) return breaker(zone);
    Result result = part_of(*hot, depth, false, bound);
    if (!result.maker) result.zone |= zone;
    return result;
  }

  Result part_of(const Sets& part, std::size_t depth, bool makers_turn, int bound) {
    frames_[depth + 1].sets = part;
    return search(depth + 1, makers_turn, bound);
  }

  // A family that is connected, without twins, sets of one and forks.
  Result connected(Frame& f, std::size_t depth, bool makers_turn, int bound) {
    if (use_.potential &&
        meter_.tried(Technique::potential, potential_holds(f.sets, makers_turn))) {
      return breaker(f.companions.points);
    }
    const int points = f.companions.points.size();
    const int enough = makers_turn ? (points + 1) / 2 : points / 2;
    if (bound >= enough) bound = kNoBound;
    if (use_.table) {
      labelling_.relabel(f.sets, none_, makers_turn ? 1 : 0, use_.canonical, f.key);
      const FamilyFacts<Words>* const known = table_.find(f.key);
      if (meter_.tried(Technique::table, known != nullptr && known->tell(bound))) {
        if (known->wins_in <= bound) return maker(f.key.points(known->win_zone), known->wins_in);
        return breaker(f.key.points(known->fail_zone));
      }
    }
    Result result = expanded(f, depth, makers_turn, bound);
    if (result.maker) result.moves = std::min(result.moves, enough);
    if (use_.table) {
      FamilyFacts<Words>& facts = table_.at(f.key);
      if (result.maker && result.moves < facts.wins_in) {
        facts.wins_in = static_cast<std::uint16_t>(result.moves);
        facts.win_zone = f.key.labels(result.zone);
      } else if (!result.maker && bound > facts.fails_in) {
        facts.fails_in = static_cast<std::uint16_t>(bound);
        facts.fail_zone = f.key.labels(result.zone);
      }
    }
    return result;
  }

  Result expanded(Frame& f, std::size_t depth, bool makers_turn, int bound) {
    if (use_.pairs) {
      const auto zone = pairs_.breaker_holds(f.sets, f.companions.points, makers_turn);
      if (meter_.tried(Technique::pairs, zone.has_value())) return breaker(*zone);
    }
    std::optional<ThreatWin<Words>> threat;
    if (use_.threats) {
      threat = threats_.find(f.sets, none_, bound);
      meter_.tried(Technique::threats, threat.has_value());
    }
    if (threat && makers_turn) return maker(threat->zone, threat->moves);
    meter_.count();
    Points candidates = f.companions.points;
    if (use_.domination) candidates = undominated(f.companions, meter_);
    weights_.clear();
    weights_.add(f.sets, makers_turn ? WeightOf::maker : WeightOf::breaker);
    if (makers_turn) {
      weights_.sort(candidates, f.moves);
      return makers_moves(f, depth, bound, candidates);
    }
    // A pass is answered by the threats: only points that they use can be better.
    Points zone;
    int moves = 0;
    if (threat) {
      keep_replies(threat->zone, candidates, meter_);
      zone = threat->zone;
      moves = threat->moves;
    }
    weights_.sort(candidates, f.moves);
    if (use_.pairs && pairs_.came_below(2)) {
      if (const auto held = held_after_a_move(f, depth, candidates)) return breaker(*held);
    }
    return breakers_moves(f, depth, bound, candidates, zone, moves);
  }

  Result makers_moves(Frame& f, std::size_t depth, int bound, Points candidates) {
    Points zone;
    for (const int p : f.moves) {
      if (meter_.tried(Technique::breakers_zone, !candidates.contains(p))) continue;
      take_point(f.sets, p, frames_[depth + 1].sets);
      const Result result = search(depth + 1, false, bound < kNoBound ? bound - 1 : bound);
      if (result.maker) return maker(result.zone | Points::single(p), result.moves + 1);
      zone |= result.zone;
      if (use_.breakers_zones) candidates &= result.zone;
    }
    add_dominators(f.companions, zone);
    return breaker(zone);
  }

  // Breaker's zone if pairs hold after one of his best moves. These are looked at before one is
  // searched, for what pairs decide costs little. Where pairs came nowhere near it without a move,
  // or the best moves do not help, the others hardly do.
  std::optional<Points> held_after_a_move(const Frame& f, std::size_t depth,
                                          const Points& candidates) {
    int left = kMostLooks;
    Sets& child = frames_[depth + 1].sets;
    for (const int p : f.moves) {
      if (!candidates.contains(p)) continue;
      lose_point(f.sets, p, child);
      const auto zone = pairs_.breaker_holds(child, points_of(child), true);
      if (meter_.tried(Technique::pairs_after_move, zone.has_value())) {
        return *zone | Points::single(p);
      }
      if (--left == 0) break;
    }
    return std::nullopt;
  }

  Result breakers_moves(Frame& f, std::size_t depth, int bound, Points candidates, Points zone,
                        int moves) {
    for (const int p : f.moves) {
      if (meter_.tried(Technique::makers_zone, !candidates.contains(p))) continue;
      lose_point(f.sets, p, frames_[depth + 1].sets);
      const Result result = search(depth + 1, true, bound);
      if (!result.maker) return breaker(result.zone | Points::single(p));
      zone |= result.zone;
      moves = std::max(moves, result.moves);
      if (use_.makers_zones) candidates &= result.zone;
    }
    return maker(zone, moves);
  }

  static constexpr int kMostLooks = 6;

  const Techniques use_;
  SearchMeter& meter_;
  FamilyTable<Words> table_;
  Labelling<Words> labelling_;
  PairPotential<Words> pairs_;
  ThreatSearch<Words> threats_;
  MoveWeights<Words> weights_;
  const Sets none_;
  FrameStack<Frame> frames_;
};

}  // namespace harary
