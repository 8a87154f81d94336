// SPDX-License-Identifier: MIT
// Strong games by proof numbers: does A complete a set of A's family before B completes one of
// B's? Where strong_search.hpp goes through the moves one after the other, this search looks
// next at the place where a proof seems shortest. It is for long wins on boards with many moves,
// such as Qubic.
//
// Depth-first proof-number search (Nagai 2002) with numbers that do not add up what positions
// share: the largest child's number and one for each other child (weak proof numbers, Ueda et al.
// 2008). At A's turns only the heaviest moves count until they are refuted (Henderson 2010).
//
//   Lemma (threats of the other side). If the player who is not to move would win by a sequence of
//   threats if the other one passed, then only points that the sequence uses answer it, and points
//   of sets with at most two points outside the forced replies, by which the player makes threats
//   between them. A proof is in strong_search.hpp. At B's turns each of them is tried: what A's
//   threats still refute is no reply.
//   Lemma (potential). If B holds as Breaker by Erdős and Selfridge (survey.hpp), A does not win.
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
#include "solve/winning_sets/search_meter.hpp"
#include "solve/winning_sets/set_list.hpp"
#include "solve/winning_sets/survey.hpp"
#include "solve/winning_sets/techniques.hpp"
#include "solve/winning_sets/threats.hpp"
#include "solve/winning_sets/zones.hpp"

namespace harary {

// Proof numbers of a position: how many positions at least must still be proved before A has won,
// or refuted before A has not. 0: that is done.
template <int Words>
struct ProofFacts {
  std::uint32_t proof = 1;
  std::uint32_t disproof = 1;
  int moves = 0;             // the most of A's, of a win or of those that were dropped
  std::uint64_t number = 0;  // of the table's entry; no two have the same. 0: there is none
  PointSet<Words> points;    // in the table's labels: the moves that may matter

  bool ended() const { return proof == 0 || disproof == 0; }
};

template <int Words>
class StrongProofSearch {
 public:
  using Points = PointSet<Words>;
  using Sets = SetList<Words>;
  using Facts = ProofFacts<Words>;

  StrongProofSearch(const Techniques& techniques, SearchMeter& meter, std::uint64_t memory_bytes)
      : use_(techniques), meter_(meter), table_(memory_bytes) {}

  // Minimal sets of A's and of B's. The number of A's moves, at most, in which A wins; nothing if A
  // does not win. Throws SliceEnded, JobStopped.
  std::optional<int> solve(const Sets& own, const Sets& others, bool own_turn) {
    Frame& f = frames_[0];
    f.own = own;
    f.others = others;
    f.own_turn = own_turn;
    Facts facts = look_up(0, false);
    if (!facts.ended()) facts = search(0, facts, kNever, kNever);
    if (facts.proof != 0) return std::nullopt;
    return facts.moves + f.forced;
  }

 private:
  static constexpr std::uint32_t kNever = 1U << 30;
  // The number of A's moves that are looked at side by side.
  static constexpr std::size_t kMovesAtOnce = 8;
  // The first proof number of a position that is A's turn again, as B had to answer a threat: a
  // threat alone is no progress.
  static constexpr std::uint32_t kAfterThreat = 6;

  struct Child {
    int point;
    std::uint64_t weight;
    Facts facts;  // `moves`: also the forced ones on the way to it
  };
  struct Frame {
    Sets own;
    Sets others;
    Sets taken;  // room for the sets of the player who moves
    bool own_turn = false;
    int forced = 0;  // moves of A's that were forced before the position that is looked at
    Companions<Words> companions;
    RelabelledSets<Words> key;
    std::vector<Child> children;
  };

  static Facts won(int moves) { return {0, kNever, moves, 0, {}}; }
  static Facts failed() { return {kNever, 0, 0, 0, {}}; }

  // Plays the forced moves of frames_[depth]. What is known about the position then: from the
  // table, or at first sight.
  Facts look_up(std::size_t depth, bool after_own) {
    Frame& f = frames_[depth];
    meter_.pass(f.own.size() + f.others.size());
    f.forced = 0;
    const std::optional<Facts> end = reduced(f);
    if (meter_.tried(Technique::first_sight, end.has_value())) return *end;
    labelling_.relabel(f.own, f.others, f.own_turn ? 1 : 0, use_.canonical, f.key);
    const Facts* const known = table_.find(f.key);
    if (meter_.tried(Technique::table, known != nullptr)) return *known;
    meter_.count();
    Facts facts = first_sight(f, after_own);
    facts.number = ++entries_;
    table_.at(f.key) = facts;
    return facts;
  }

  // The end of the game after all forced moves, if they lead to one.
  std::optional<Facts> reduced(Frame& f) {
    for (;;) {
      if (f.own.empty()) return failed();
      const SetSurvey<Words> own(f.own);
      const SetSurvey<Words> others(f.others);
      if (own.complete) return won(0);
      if (others.complete) return failed();
      const SetSurvey<Words>& movers = f.own_turn ? own : others;
      const SetSurvey<Words>& waiting = f.own_turn ? others : own;
      if (!movers.singles.empty()) return f.own_turn ? won(1) : failed();
      if (waiting.singles.size() > 1) return f.own_turn ? failed() : won(1);
      if (waiting.singles.empty()) {
        if (!movers.fork.empty()) return f.own_turn ? won(2) : failed();
        if (use_.potential &&
            meter_.tried(Technique::potential, potential_holds(f.own, f.own_turn))) {
          return failed();
        }
        return std::nullopt;
      }
      if (f.own_turn) ++f.forced;
      move(f, waiting.singles.front(), f);
    }
  }

  // The position of `from` after the mover took the point. `to` may be the same frame.
  static void move(Frame& from, int point, Frame& to) {
    const bool own_turn = from.own_turn;
    take_point(own_turn ? from.own : from.others, point, to.taken);
    Sets& lost = own_turn ? to.others : to.own;
    if (&from != &to) lost = own_turn ? from.others : from.own;
    drop_sets_if(lost, [&](const Points& set) { return set.contains(point); });
    std::swap(own_turn ? to.own : to.others, to.taken);
    to.own_turn = !own_turn;
  }

  // A reduced position that is not in the table.
  Facts first_sight(Frame& f, bool after_own) {
    const Sets& movers = f.own_turn ? f.own : f.others;
    const Sets& waiting = f.own_turn ? f.others : f.own;
    if (use_.threats) {
      const auto threat = threats_.find(movers, waiting, kNoBound);
      if (meter_.tried(Technique::threats, threat.has_value())) {
        return f.own_turn ? won(threat->moves) : failed();
      }
    }
    f.companions.begin(points_of(f.own) | points_of(f.others));
    f.companions.add(f.own);
    f.companions.add(f.others);
    Points points = use_.domination ? undominated(f.companions, meter_) : f.companions.points;
    int moves = 0;
    if (use_.threats) {
      const auto threat = threats_.find(waiting, movers, kNoBound);
      if (meter_.tried(Technique::threats, threat.has_value())) {
        keep_replies(threat->zone | points_of_near_sets(movers, threat->replies, 2), points,
                     meter_);
        if (!f.own_turn) {
          moves = threat->moves;
          drop_refuted(f, points, moves);
        }
      }
    }
    if (points.empty()) return f.own_turn ? failed() : won(moves);
    const auto count = static_cast<std::uint32_t>(points.size());
    points = f.key.labels(points);
    if (!f.own_turn) return {count, 1, moves, 0, points};
    return {after_own ? kAfterThreat : 1, count / 2 + 1, 0, 0, points};
  }

  // At B's turn: drops the replies after which A still wins by threats. `moves` becomes the most
  // moves of these wins.
  void drop_refuted(const Frame& f, Points& replies, int& moves) {
    const Points all = replies;
    for (const int p : all) {
      lose_point(f.own, p, tried_own_);
      take_point(f.others, p, tried_others_);
      const auto threat = threats_.find(tried_own_, tried_others_, kNoBound);
      if (!threat) continue;
      replies.erase(p);
      moves = std::max(moves, threat->moves);
    }
  }

  // Goes on below the position of frames_[depth], which look_up has left there, until one of its
  // numbers reaches its limit. Keeps in the table what was found.
  Facts search(std::size_t depth, Facts facts, std::uint32_t proof_limit,
               std::uint32_t disproof_limit) {
    Frame& f = frames_[depth];
    const int dropped = facts.moves;
    list_children(depth, f.key.points(facts.points));
    for (;;) {
      const Choice choice = choose(f, dropped, facts);
      table_.at(f.key) = facts;
      if (facts.ended() || facts.proof >= proof_limit || facts.disproof >= disproof_limit) {
        return facts;
      }
      // Until another child is cheaper by some margin, or the limits are reached by this one.
      const std::uint32_t cheaper = choice.second + 1 + choice.second / 4;
      const auto others = [&](std::uint32_t limit) {
        return limit == kNever ? kNever : limit - choice.others;
      };
      const std::uint32_t proof = f.own_turn ? std::min(proof_limit, cheaper) : others(proof_limit);
      const std::uint32_t disproof =
          f.own_turn ? others(disproof_limit) : std::min(disproof_limit, cheaper);
      Child& child = f.children[choice.child];
      move(f, child.point, frames_[depth + 1]);
      child.facts = look_up(depth + 1, f.own_turn);
      if (!child.facts.ended()) child.facts = search(depth + 1, child.facts, proof, disproof);
      child.facts.moves += frames_[depth + 1].forced;
    }
  }

  // The moves, heaviest first, and only one of those that lead to the same position. Ends at a move
  // that decides.
  void list_children(std::size_t depth, const Points& points) {
    Frame& f = frames_[depth];
    weights_.clear();
    weights_.add(f.own, WeightOf::maker);
    weights_.add(f.others, WeightOf::maker);
    f.children.clear();
    for (const int p : points) f.children.push_back({p, weights_.of(p), {}});
    const auto sort = [&] {
      std::stable_sort(f.children.begin(), f.children.end(),
                       [](const Child& a, const Child& b) { return a.weight > b.weight; });
    };
    sort();
    const std::size_t count = f.children.size();
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count; ++i) {
      Child child = f.children[i];
      move(f, child.point, frames_[depth + 1]);
      child.facts = look_up(depth + 1, f.own_turn);
      child.facts.moves += frames_[depth + 1].forced;
      const auto same = [&](const Child& other) {
        return other.facts.number != 0 && other.facts.number == child.facts.number;
      };
      const auto end = f.children.begin() + static_cast<std::ptrdiff_t>(kept);
      if (std::any_of(f.children.begin(), end, same)) continue;
      // A's moves that leave few replies are tried before others of the same weight.
      if (f.own_turn && 2 * child.facts.proof < count) child.weight += child.weight / 4;
      f.children[kept++] = child;
      if ((f.own_turn ? child.facts.proof : child.facts.disproof) == 0) break;
    }
    f.children.resize(kept);
    sort();
  }

  struct Choice {
    std::size_t child = 0;  // the one to look at next
    std::uint32_t second;   // the number of the next one
    std::uint32_t others;   // how many more are open
  };

  // The numbers of a position from those of its children. A proof at A's turn is a disproof at
  // B's: `cost` is what the mover has to prove of one child, `rest` what the other one has to of
  // all.
  static Choice choose(const Frame& f, int dropped, Facts& facts) {
    std::uint32_t cost = kNever, second = kNever, rest = 0;
    std::size_t open = 0, best = 0;
    int most_moves = dropped;
    for (std::size_t i = 0; i < f.children.size(); ++i) {
      const Facts& child = f.children[i].facts;
      const std::uint32_t its_cost = f.own_turn ? child.proof : child.disproof;
      const std::uint32_t its_rest = f.own_turn ? child.disproof : child.proof;
      most_moves = std::max(most_moves, child.moves);
      if (its_rest == 0) continue;
      if (f.own_turn && open == kMovesAtOnce) break;
      ++open;
      rest = std::max(rest, its_rest);
      if (its_cost < cost) {
        second = cost;
        cost = its_cost;
        best = i;
      } else {
        second = std::min(second, its_cost);
      }
    }
    const auto others = static_cast<std::uint32_t>(open == 0 ? 0 : open - 1);
    if (cost == 0) rest = kNever;
    if (cost != 0 && open > 0) rest = std::min(rest + others, kNever - 1);
    facts.proof = f.own_turn ? cost : rest;
    facts.disproof = f.own_turn ? rest : cost;
    if (facts.proof == 0) {
      facts.moves = f.own_turn ? 1 + f.children[best].facts.moves : most_moves;
    }
    return {best, second, others};
  }

  const Techniques use_;
  SearchMeter& meter_;
  FamilyTable<Words, Facts> table_;
  Labelling<Words> labelling_;
  ThreatSearch<Words> threats_;
  MoveWeights<Words> weights_;
  Sets tried_own_, tried_others_;
  std::uint64_t entries_ = 0;
  FrameStack<Frame> frames_;
};

}  // namespace harary
