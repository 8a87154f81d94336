// SPDX-License-Identifier: MIT
// Maker-Breaker games with any order of turns, point by point: what holds of
// maker_breaker_search.hpp whatever the turns are, and these.
//
//   Lemma (reach). If Maker can take r points within her bound, sets of more than r points are out
//   of reach; Breaker's zone holds r + 1 of their points.
//   Lemma (threats). Maker wins in this turn with a set of at most as many points as she has left.
//   If Breaker is to move and a set has at most as many points as Maker's next turn, he has to take
//   one of them in this turn, and may take it at once: the order within a turn is his.
//   Theorem (Beck 1982). With p points of Maker's and q of Breaker's a turn, a set weighs
//   (1 + q)^(-size / p). At the beginning of a turn of his Breaker holds if all sets weigh less
//   than 1, at the beginning of one of Maker's if they weigh less than 1 / (1 + q).
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solve/winning_sets/companions.hpp"
#include "solve/winning_sets/family_table.hpp"
#include "solve/winning_sets/frame_stack.hpp"
#include "solve/winning_sets/labelling.hpp"
#include "solve/winning_sets/maker_breaker_search.hpp"
#include "solve/winning_sets/move_weights.hpp"
#include "solve/winning_sets/search_meter.hpp"
#include "solve/winning_sets/techniques.hpp"
#include "solve/winning_sets/turns.hpp"
#include "solve/winning_sets/zones.hpp"

namespace harary {

template <int Words>
class BiasedSearch {
 public:
  using Points = PointSet<Words>;
  using Sets = SetList<Words>;
  using Result = MakerBreakerResult<Words>;  // its moves are turns of Maker's

  BiasedSearch(const Techniques& techniques, SearchMeter& meter, PointsATurn turns,
               std::uint64_t memory_bytes)
      : use_(techniques), meter_(meter), turns_(std::move(turns)), table_(memory_bytes) {}

  // Maker is player 0; `bound`: of her turns, the one that has begun included.
  Result solve(const Sets& sets, SetTurn turn, int bound) {
    frames_[0].sets = sets;
    return search(0, turn, bound);
  }

 private:
  struct Frame {
    Sets sets;
    Sets too_large;
    Companions<Words> companions;
    std::vector<int> moves;
    RelabelledSets<Words> key;
  };
  static Result breaker(const Points& zone) { return {false, 0, zone}; }
  static Result maker(const Points& zone, int turns) { return {true, turns, zone}; }

  int reach(SetTurn turn, int bound) const {
    int result = 0;
    if (turn.player != 0) turn = next_turn(turns_, turn);
    for (int i = 0; i < bound && result < Points::kCapacity; ++i) {
      result += turn.left;
      turn = next_turn(turns_, next_turn(turns_, turn));
    }
    return result;
  }

  Result search(std::size_t depth, SetTurn turn, int bound) {
    Frame& f = frames_[depth];
    meter_.pass(f.sets.size());
    f.too_large.clear();
    const int most = bound < kNoBound ? reach(turn, bound) : Points::kCapacity;
    drop_sets_if(f.sets, [&](const Points& set) {
      if (set.size() <= most) return false;
      f.too_large.push_back(set);
      return true;
    });
    Result result = reduced(f, depth, turn, bound);
    if (!result.maker) keep_points(f.too_large, most + 1, result.zone);
    return result;
  }

  Result reduced(Frame& f, std::size_t depth, SetTurn turn, int bound) {
    if (f.sets.empty()) return breaker({});
    const auto smallest =
        std::min_element(f.sets.begin(), f.sets.end(),
                         [](const Points& a, const Points& b) { return a.size() < b.size(); });
    if (smallest->empty()) return maker({}, 0);
    const bool makers_turn = turn.player == 0;
    if (makers_turn && smallest->size() <= turn.left) return maker(*smallest, 1);
    if (use_.potential && meter_.tried(Technique::potential, potential_holds(f.sets, turn))) {
      return breaker(points_of(f.sets));
    }
    const Points must =
        !makers_turn && smallest->size() <= next_turn(turns_, turn).left ? *smallest : Points();
    labelling_.relabel(f.sets, none_, turn.mark(), use_.canonical, f.key);
    if (use_.table) {
      const FamilyFacts<Words>* const known = table_.find(f.key);
      if (meter_.tried(Technique::table, known != nullptr && known->tell(bound))) {
        if (known->wins_in <= bound) return maker(f.key.points(known->win_zone), known->wins_in);
        return breaker(f.key.points(known->fail_zone));
      }
    }
    const Result result = expanded(f, depth, turn, bound, must);
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

  // A little more than the theorem needs, because of rounding.
  bool potential_holds(const Sets& sets, SetTurn turn) const {
    const auto [of_maker, of_breaker] = turns_.bias;
    if (!turns_.listed.empty() || turn.left != (turn.player == 0 ? of_maker : of_breaker)) {
      return false;
    }
    const double base = 1.0 + of_breaker;
    const double limit = (turn.player == 1 ? 1.0 : 1.0 / base) * (1 - 1e-9);
    double total = 0;
    for (const Points& set : sets) {
      total += std::pow(base, -static_cast<double>(set.size()) / of_maker);
      if (total >= limit) return false;
    }
    return true;
  }

  Result expanded(Frame& f, std::size_t depth, SetTurn turn, int bound, const Points& must) {
    meter_.count();
    f.companions.begin(points_of(f.sets));
    f.companions.add(f.sets);
    Points candidates = f.companions.points;
    if (use_.domination) candidates = undominated(f.companions, meter_);
    if (!must.empty()) candidates = must;
    const bool makers_turn = turn.player == 0;
    weights_.clear();
    weights_.add(f.sets, makers_turn ? WeightOf::maker : WeightOf::breaker);
    weights_.sort(candidates, f.moves);
    const SetTurn next = turn_after(turns_, turn);
    const bool turn_ends = makers_turn && turn.left == 1;
    const int rest = turn_ends && bound < kNoBound ? bound - 1 : bound;
    Points zone = must;
    int turns = 0;
    const Technique zones = makers_turn ? Technique::breakers_zone : Technique::makers_zone;
    for (const int p : f.moves) {
      if (meter_.tried(zones, !candidates.contains(p))) continue;
      Sets& after = frames_[depth + 1].sets;
      makers_turn ? take_point(f.sets, p, after) : lose_point(f.sets, p, after);
      const Result result = search(depth + 1, next, rest);
      if (result.maker == makers_turn) {
        return {result.maker, result.moves + (turn_ends ? 1 : 0), result.zone | Points::single(p)};
      }
      zone |= result.zone;
      if (makers_turn) zone.insert(p);
      turns = std::max(turns, result.moves);
      if (makers_turn ? use_.breakers_zones : use_.makers_zones) candidates &= result.zone;
    }
    if (!makers_turn) return maker(zone, turns);
    add_dominators(f.companions, zone);
    return breaker(zone);
  }

  const Techniques use_;
  SearchMeter& meter_;
  const PointsATurn turns_;
  FamilyTable<Words> table_;
  Labelling<Words> labelling_;
  const Sets none_;
  MoveWeights<Words> weights_;
  FrameStack<Frame> frames_;
};

}  // namespace harary
