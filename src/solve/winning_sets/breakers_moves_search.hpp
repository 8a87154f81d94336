// SPDX-License-Identifier: MIT
// In how few moves does Breaker spoil all sets? (In Maker-Breaker domination, where the sets are
// closed neighbourhoods, it is the number of moves that Dominator needs: Gledel, Iršič and Klavžar
// 2019.) Depth first, with k moves left to Breaker; Maker, who owns a set or makes him need more,
// is said to win. Answers carry zones, which mean what zones.hpp says.
//
//   Lemma (extra points). A point more of Maker's never makes Breaker need less, and a point more
//   of his own never makes him need more. So dominated points (companions.hpp) need not be tried:
//   the exchange of the two points leaves fewer or larger sets, and those are spoiled at least as
//   soon. Lemma (packing). Disjoint sets take a move of Breaker's each. With k + 1 of them Maker
//   wins; with k of them a move of Breaker's outside of them loses. Lemma (few pairs). If each set
//   holds one of k disjoint pairs of points, k moves are enough: Breaker answers within the pair in
//   which Maker moved, or begins a pair of his choice, and no pair takes two of his moves. Lemma
//   (components). Let b be the number of moves that a component takes alone if Breaker begins in
//   it, and m if Maker does. Maker can answer each move where it was made, so that Breaker needs
//   the sum of all b, and with the first move Maker can have an m in place of one b. Breaker can
//   answer there, too: with Maker to move the sum of all m is enough, and if Breaker moves, he can
//   have a b in place of one m.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solve/winning_sets/companions.hpp"
#include "solve/winning_sets/family_table.hpp"
#include "solve/winning_sets/frame_stack.hpp"
#include "solve/winning_sets/labelling.hpp"
#include "solve/winning_sets/move_weights.hpp"
#include "solve/winning_sets/search_meter.hpp"
#include "solve/winning_sets/set_list.hpp"
#include "solve/winning_sets/survey.hpp"
#include "solve/winning_sets/threats.hpp"
#include "solve/winning_sets/zones.hpp"

namespace harary {

template <int Words>
class BreakersMovesSearch {
 public:
  using Points = PointSet<Words>;
  using Sets = SetList<Words>;
  struct Result {
    bool maker = false;
    int moves = 0;  // of a win of Breaker's: an upper bound on his moves
    Points zone;
  };

  BreakersMovesSearch(SearchMeter& meter, std::uint64_t memory_bytes)
      : meter_(meter), table_(memory_bytes) {}

  // The sets must be minimal. Throws SliceEnded, JobStopped.
  Result solve(const Sets& sets, bool makers_turn, int moves) {
    frames_[0].sets = sets;
    return search(0, makers_turn, moves);
  }

 private:
  struct Frame {
    Sets sets;
    Companions<Words> companions;
    std::vector<int> moves;
    RelabelledSets<Words> key;
  };
  struct Packing {
    int size = 0;
    Points points;
  };

  static Result breaker(const Points& zone, int moves) { return {false, moves, zone}; }
  static Result maker(const Points& zone) { return {true, 0, zone}; }

  Result search(std::size_t depth, bool makers_turn, int left) {
    Frame& f = frames_[depth];
    meter_.pass(f.sets.size());
    Points forced;
    int used = 0;
    for (;; --left, ++used, makers_turn = true) {
      if (f.sets.empty()) return breaker(forced, used);
      const SetSurvey<Words> survey(f.sets);
      if (survey.complete) return maker(forced);
      if (makers_turn) {
        if (!survey.singles.empty()) return maker(forced | Points::single(survey.singles.front()));
        if (!survey.fork.empty()) return maker(forced | survey.fork);
      } else if (survey.singles.size() > 1) {
        return maker(forced | survey.singles);
      }
      if (left == 0) return maker(forced | f.sets.front());
      if (makers_turn || survey.singles.empty()) break;
      const int p = survey.singles.front();
      forced.insert(p);
      drop_sets_if(f.sets, [&](const Points& set) { return set.contains(p); });
    }
    Result result = open(f, depth, makers_turn, left);
    result.zone |= forced;
    result.moves += used;
    return result;
  }

  // A position in which Breaker has moves left and no reply is forced.
  Result open(Frame& f, std::size_t depth, bool makers_turn, int left) {
    const Packing packing = packed(f.sets, Order::as_listed);
    if (meter_.tried(Technique::packing, packing.size > left)) return maker(packing.points);
    f.companions.begin(points_of(f.sets));
    f.companions.add(f.sets);
    const auto pairs = few_pairs(f.sets, left);
    if (meter_.tried(Technique::few_pairs, pairs.has_value())) {
      return breaker(pairs->points, pairs->size);
    }
    if (meter_.tried(Technique::components, !(component(f.sets) == f.companions.points))) {
      if (const auto result = by_components(f, depth, makers_turn, left)) return *result;
    }
    labelling_.relabel(f.sets, none_, makers_turn ? 1 : 0, true, f.key);
    const FamilyFacts<Words>* const known = table_.find(f.key);
    if (meter_.tried(Technique::table, known != nullptr && known->tell(left))) {
      if (known->wins_in <= left) return breaker(f.key.points(known->win_zone), known->wins_in);
      return maker(f.key.points(known->fail_zone));
    }
    const Result result = expanded(f, depth, makers_turn, left, packing);
    FamilyFacts<Words>& facts = table_.at(f.key);
    if (!result.maker && result.moves < facts.wins_in) {
      facts.wins_in = static_cast<std::uint16_t>(result.moves);
      facts.win_zone = f.key.labels(result.zone);
    } else if (result.maker && left > facts.fails_in) {
      facts.fails_in = static_cast<std::uint16_t>(left);
      facts.fail_zone = f.key.labels(result.zone);
    }
    return result;
  }

  enum class Order { as_listed, backwards };
  // Greedy, small sets first.
  Packing packed(const Sets& sets, Order order) {
    by_size_.clear();
    for (const Points& set : sets) by_size_.push_back(&set);
    if (order == Order::backwards) std::reverse(by_size_.begin(), by_size_.end());
    std::stable_sort(by_size_.begin(), by_size_.end(),
                     [](const Points* a, const Points* b) { return a->size() < b->size(); });
    Packing result;
    for (const Points* set : by_size_) {
      if (set->intersects(result.points)) continue;
      result.points |= *set;
      ++result.size;
    }
    return result;
  }

  // Greedy: the pair that lies in most sets.
  std::optional<Packing> few_pairs(const Sets& sets, int most) {
    rest_ = sets;
    Packing result;
    Points free = points_of(sets);
    while (!rest_.empty()) {
      if (result.size == most) return std::nullopt;
      int best = 0;
      std::array<int, 2> pair{};
      for (const int p : free) {
        common_.fill(0);
        for (const Points& set : rest_) {
          if (!set.contains(p)) continue;
          for (const int q : set& free) ++common_[static_cast<std::size_t>(q)];
        }
        for (const int q : free) {
          if (q <= p || common_[static_cast<std::size_t>(q)] <= best) continue;
          best = common_[static_cast<std::size_t>(q)];
          pair = {p, q};
        }
      }
      if (best == 0) return std::nullopt;
      for (const int p : pair) {
        free.erase(p);
        result.points.insert(p);
      }
      ++result.size;
      drop_sets_if(
          rest_, [&](const Points& set) { return set.contains(pair[0]) && set.contains(pair[1]); });
    }
    return result;
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

  // The least number of Breaker's moves in a part, or one more than `most`; and what says that one
  // move less is not enough, and that this number is.
  struct Count {
    int moves = 0;
    Points makers, breakers;
  };
  Count count(const Sets& part, std::size_t depth, bool makers_turn, int most) {
    Count result;
    for (int k = 0; k <= most; ++k) {
      frames_[depth + 1].sets = part;
      const Result found = search(depth + 1, makers_turn, k);
      if (!found.maker) {
        result.moves = k;
        result.breakers = found.zone;
        return result;
      }
      result.makers = found.zone;
    }
    result.moves = most + 1;
    return result;
  }

  // Nothing if the sums of the lemma leave it open.
  std::optional<Result> by_components(Frame& f, std::size_t depth, bool makers_turn, int left) {
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
    std::vector<Count> second, first;  // Breaker begins, Maker begins
    int least = 0, enough = 0;
    Points makers;
    for (const Sets& part : parts) {
      second.push_back(count(part, depth, false, left - least));
      least += second.back().moves;
      makers |= second.back().makers;
      if (least > left) return maker(makers);
    }
    // A part that takes no more if Maker begins counts the same in both sums.
    int gain = 0;
    std::size_t best = parts.size();
    for (std::size_t i = 0; i < parts.size(); ++i) {
      first.push_back(count(parts[i], depth, true, left - least + second[i].moves));
      enough += first.back().moves;
      const int more = first.back().moves - second[i].moves;
      if (more > gain) {
        gain = more;
        best = i;
      }
      if (makers_turn && least + more > left) {
        Points zone = first.back().makers;
        for (std::size_t j = 0; j < parts.size(); ++j) {
          if (j != i) zone |= second[j].makers;
        }
        return maker(zone);
      }
    }
    if (!makers_turn) enough -= gain;
    if (enough > left) return std::nullopt;
    Points zone;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      zone |= i == best && !makers_turn ? second[i].breakers : first[i].breakers;
    }
    return breaker(zone, enough);
  }

  Result expanded(Frame& f, std::size_t depth, bool makers_turn, int left, const Packing& packing) {
    const auto threat = threats_.find(f.sets, none_, kNoBound);
    meter_.tried(Technique::threats, threat.has_value());
    if (threat && makers_turn) return maker(threat->zone);
    meter_.count();
    Points candidates = undominated(f.companions, meter_);
    weights_.clear();
    weights_.add(f.sets, makers_turn ? WeightOf::maker : WeightOf::breaker);
    if (makers_turn) {
      weights_.sort(candidates, f.moves);
      return makers_moves(f, depth, left, candidates);
    }
    Points zone;
    if (threat) restrict(threat->zone, candidates, zone);
    if (packing.size == left) restrict(packing.points, candidates, zone);
    const Packing other = packed(f.sets, Order::backwards);
    if (meter_.tried(Technique::packing, other.size > left)) return maker(other.points);
    if (other.size == left) restrict(other.points, candidates, zone);
    weights_.sort(candidates, f.moves);
    return breakers_moves(f, depth, left, candidates, zone);
  }

  // Breaker loses with all moves outside `region`, by its sets.
  static void restrict(const Points& region, Points& candidates, Points& zone) {
    candidates &= region;
    zone |= region;
  }

  Result makers_moves(Frame& f, std::size_t depth, int left, Points candidates) {
    Points zone;
    int moves = 0;
    for (const int p : f.moves) {
      if (meter_.tried(Technique::breakers_zone, !candidates.contains(p))) continue;
      take_point(f.sets, p, frames_[depth + 1].sets);
      const Result result = search(depth + 1, false, left);
      if (result.maker) return maker(result.zone | Points::single(p));
      zone |= result.zone;
      moves = std::max(moves, result.moves);
      candidates &= result.zone;
    }
    add_dominators(f.companions, zone);
    return breaker(zone, moves);
  }

  Result breakers_moves(Frame& f, std::size_t depth, int left, Points candidates, Points zone) {
    for (const int p : f.moves) {
      if (meter_.tried(Technique::makers_zone, !candidates.contains(p))) continue;
      lose_point(f.sets, p, frames_[depth + 1].sets);
      const Result result = search(depth + 1, true, left - 1);
      if (!result.maker) return breaker(result.zone | Points::single(p), result.moves + 1);
      zone |= result.zone;
      candidates &= result.zone;
    }
    return maker(zone);
  }

  SearchMeter& meter_;
  FamilyTable<Words> table_;
  Labelling<Words> labelling_;
  ThreatSearch<Words> threats_;
  MoveWeights<Words> weights_;
  const Sets none_;
  Sets rest_;
  std::vector<const Points*> by_size_;
  std::array<int, Points::kCapacity> common_{};
  FrameStack<Frame> frames_;
};

}  // namespace harary
