// SPDX-License-Identifier: MIT
// All successors of many flood positions that a shortest solution can need, with their bounds.
//
// Finishing. If some colour can be finished now it is called, and nothing else is tried: lemma (b)
// of flood_lanes.hpp.
//
// Idle vertices. Write N[S] for S and all that touches it. A free vertex v next to S is idle if
// N(v) lies within N[S]: to own it opens no way that S lacks. If no colour can be finished now, all
// idle vertices are taken at once, without a call; the position then is A(S) in place of S.
// Lemma: this changes no opt. opt(A(S)) <= opt(S), as A(S) is larger. Conversely apply a solution
// of A(S) to S. After t calls all that is won there is won here, up to idle vertices of S: what a
// vertex x of the territory brings within reach lies next to S if x is idle. The colour of an idle
// vertex can not be finished from S, so it has a vertex outside N[S], hence outside A(S), and the
// solution calls it; then the idle vertices of this colour, which lie next to S, are won here too.
//
// Comparing. Write S <= T if S lies within A(T) and every colour finished in S is finished in T.
// By the same reasons S <= T implies opt(T) <= opt(S); A(A(T)) = A(T), so <= is transitive; and
// S <= T implies S+c <= T+c for each call c, because N[S] lies within N[A(T)] = N[T]. Of two
// positions of one depth, S within T, S is dropped (flood_maxima.hpp); then S <= T.
//
// Order. Let P be a position, b a call, d another colour that can be called in P already, and let b
// bring no further vertex of d next to the territory ("freshen" d). Then P+b+d <= P+d+b. So after b
// the call d is not tried if d < b: one order is enough.
// Lemma: if opt(start) <= K, a search by depth that merges equal positions (a colour is worthwhile
// if it is in one of them), that drops positions as said above, calls that are not worthwhile, and
// positions S at depth g with opt(S) > K - g, meets a solution of at most K calls.
// Call a position S at depth g good if opt(S) <= K - g, and suppose that no solution is met. Let m
// be the largest number of finished colours in a good position that is kept. No good position with
// m finished colours ("top") can finish one: its successor would be good and kept, or one above it,
// with more than m. Let r be the least depth with a top position that is kept. Colours are finished
// by finishing calls only, so all top positions kept at depth r are the start or come from such a
// call, and everything is worthwhile in them. Claim, for j >= r: for every good T = S+d with a kept
// top S at depth j there is a kept top T' >= T at depth j + 1. Then there are good positions at
// depth K, which are solved. Proof by induction on j; it is enough to see it for a T that no other
// such position exceeds. If d is worthwhile in S, T is generated, and kept or below one that is.
// Otherwise S was generated from some P by a call b as above with d < b, P has as many finished
// colours, so j > r, and P is good and top. P+d is good as T <= P+d+b, so by induction there is a
// kept top Q >= P+d at depth j. T <= Q+b, and b wins something in Q, otherwise any call from Q
// would exceed T. So T is Q+b, up to <=, and its last call has become larger; repeat, which ends.
#pragma once

#include <array>
#include <numeric>
#include <span>
#include <vector>

#include "games/flood/flood.hpp"
#include "games/flood/lanes.hpp"
#include "games/flood/maxima.hpp"

namespace harary {

template <int Words>
class FloodExpander {
 public:
  using Rules = FloodRules<Words>;
  using Vertices = Territory<Words>;
  using Position = FloodPosition<Words>;
  using Child = Successor<Rules>;

  explicit FloodExpander(const Rules& rules)
      : rules_(rules), lanes_(rules.board()), frontiers_(FloodLanes::kLanes) {
    children_.reserve(FloodLanes::kLanes + kMaxVertexColours);
    if (rules.pairs() != nullptr) {
      for (const int v : rules.pairs()->ends()) ends_.insert(v);
    }
  }

  template <class Sink>
  void expand(std::span<const Position> positions, int budget, Sink&& sink) {
    if (budget < 0) return;
    for (std::size_t begin = 0; begin < positions.size(); begin += FloodLanes::kLanes) {
      const auto block = positions.subspan(
          begin, std::min<std::size_t>(FloodLanes::kLanes, positions.size() - begin));
      lanes_.load(block.front().owned.words().data(), sizeof(Position) / 8,
                  static_cast<int>(block.size()));
      lanes_.find_calls(frontiers_.front().words().data(), sizeof(Vertices) / 8, Words);
      if (rules_.pairs() != nullptr) {
        borders_.resize(positions.size());
        lanes_.write_borders(borders_[begin].words().data(), sizeof(Vertices) / 8, Words);
      }
      near_.resize(positions.size());
      for (std::size_t i = 0; i < block.size(); ++i) {
        near_[begin + i] = block[i].owned | frontiers_[i];
        if (rules_.pairs() != nullptr) thin_border(borders_[begin + i], block[i], frontiers_[i]);
        add_children(block[i], frontiers_[i], lanes_.calls(i),
                     static_cast<std::uint32_t>(begin + i));
        if (children_.size() >= FloodLanes::kLanes)
          judge(positions, FloodLanes::kLanes, budget, sink);
      }
    }
    judge(positions, children_.size(), budget, sink);
    judge_by_pairs(positions, budget, sink);
  }

 private:
  void add_children(const Position& p, const Vertices& frontier, const FloodCalls& calls,
                    std::uint32_t parent) {
    if (calls.finishing() != 0) {
      add_child(p, frontier, std::countr_zero(calls.finishing()), kAll, parent);
      return;
    }
    const std::uint64_t callable = calls.callable();
    for (const int b : ColourSet(callable & p.worthwhile)) {
      const std::uint64_t larger = (kAll - 1) << b;
      add_child(p, frontier, b, calls.freshens(b) | (callable & larger), parent);
    }
  }

  void add_child(const Position& p, const Vertices& frontier, int colour, std::uint64_t worthwhile,
                 std::uint32_t parent) {
    Child& child = children_.emplace_back();
    child.position.owned = p.owned | (frontier & rules_.colour_class(colour));
    child.position.worthwhile = worthwhile;
    child.parent = parent;
    child.move = colour;
  }

  // Bounds the first `count` children and forgets them. The good ones are passed on, or kept for
  // the pairs.
  template <class Sink>
  void judge(std::span<const Position> parents, std::size_t count, int budget, Sink&& sink) {
    if (count == 0) return;
    find_bounds(std::span(children_).first(count), budget, nullptr);
    for (std::size_t i = 0; i < count; ++i) {
      if (bounds_[i] < 0) continue;
      close(children_[i], parents);
      if (rules_.pairs() != nullptr) {
        good_.push_back(children_[i]);
      } else {
        hand_on(children_[i], bounds_[i], sink);
      }
    }
    children_.erase(children_.begin(), children_.begin() + static_cast<std::ptrdiff_t>(count));
  }

  // Bounds the children that were kept once more, with what the pairs know.
  template <class Sink>
  void judge_by_pairs(std::span<const Position> parents, int budget, Sink&& sink) {
    if (good_.empty()) return;
    lower_minima(parents);
    const auto colours = static_cast<std::size_t>(rules_.board().colours());
    earliest_.resize(FloodLanes::kLanes * colours);
    for (std::size_t begin = 0; begin < good_.size(); begin += FloodLanes::kLanes) {
      const auto block = std::span(good_).subspan(
          begin, std::min<std::size_t>(FloodLanes::kLanes, good_.size() - begin));
      for (std::size_t i = 0; i < block.size(); ++i) {
        rules_.pairs()->earliest(block[i].position.minima,
                                 std::span(earliest_).subspan(i * colours, colours));
      }
      find_bounds(block, budget, earliest_.data());
      for (std::size_t i = 0; i < block.size(); ++i) {
        if (bounds_[i] >= 0) hand_on(block[i], bounds_[i], sink);
      }
    }
    good_.clear();
  }

  // Takes the idle vertices, if no colour can be finished.
  void close(Child& child, std::span<const Position> parents) {
    Vertices& owned = child.position.owned;
    Vertices near = near_[child.parent] | owned;
    (owned - parents[child.parent].owned).for_each([&](int v) { near |= rules_.row(v); });
    for (int c = 0; c < rules_.board().colours(); ++c) {
      const Vertices missing = rules_.colour_class(c) - owned;
      if (!missing.empty() && near.contains(missing)) return;
    }
    (near - owned).for_each([&](int v) {
      if (near.contains(rules_.row(v))) owned.insert(v);
    });
  }

  // At most FloodLanes::kLanes of them.
  void find_bounds(std::span<const Child> children, int budget, const std::uint8_t* earliest) {
    lanes_.load(children.front().position.owned.words().data(), sizeof(Child) / 8,
                static_cast<int>(children.size()));
    lanes_.write_bounds(budget, bounds_, earliest);
  }

  // Starts (flood_pairs.hpp) of a position, out of the vertices that have free neighbours.
  void thin_border(Vertices& border, const Position& p, const Vertices& frontier) const {
    Vertices open = frontier;
    Vertices kept = ends_ & p.owned;
    border.for_each([&](int y) {
      if (!open.meets(rules_.row(y))) return;
      open -= rules_.row(y);
      kept.insert(y);
    });
    border = kept;
  }

  // What a child adds to the starts of its parent: of what it has won, what brings further vertices
  // within reach. If the first steps of two walks could be made in the parent, the parent's minima
  // count them; so one of each pair is among these.
  Vertices new_starts(const Child& child, const Vertices& gained) const {
    Vertices near = near_[child.parent] | child.position.owned;
    Vertices kept = ends_ & gained;
    gained.for_each([&](int x) {
      if (near.contains(rules_.row(x))) return;
      near |= rules_.row(x);
      kept.insert(x);
    });
    return kept;
  }

  // Lowers the minima of all good children, one vertex that they have won after the other.
  void lower_minima(std::span<const Position> parents) {
    starts_.clear();
    start_begin_.assign(1, 0);
    gained_.clear();
    winners_of_.assign(static_cast<std::size_t>(rules_.board().order()) + 2, 0);
    for (Child& child : good_) {
      const Position& parent = parents[child.parent];
      child.position.minima = parent.minima;
      const Vertices gained = new_starts(child, child.position.owned - parent.owned);
      gained_.push_back(gained);
      const Vertices from = borders_[child.parent] | gained;
      from.for_each([&](int y) { starts_.push_back(static_cast<std::uint16_t>(y)); });
      start_begin_.push_back(static_cast<std::uint32_t>(starts_.size()));
      gained.for_each([&](int x) { ++winners_of_[static_cast<std::size_t>(x) + 2]; });
    }
    // Counting sort: the children that have won x are winners_[winners_of_[x]] … below
    // winners_[winners_of_[x + 1]].
    std::partial_sum(winners_of_.begin(), winners_of_.end(), winners_of_.begin());
    winners_.resize(winners_of_.back());
    for (std::size_t i = 0; i < good_.size(); ++i) {
      gained_[i].for_each([&](int x) {
        winners_[winners_of_[static_cast<std::size_t>(x) + 1]++] = static_cast<std::uint16_t>(i);
      });
    }
    for (int x = 0; x < rules_.board().order(); ++x) {
      for (std::uint32_t k = winners_of_[static_cast<std::size_t>(x)];
           k < winners_of_[static_cast<std::size_t>(x) + 1]; ++k) {
        const std::size_t i = winners_[k];
        const std::span from(starts_.data() + start_begin_[i],
                             starts_.data() + start_begin_[i + 1]);
        rules_.pairs()->lower(good_[i].position.minima, x, from);
      }
    }
  }

  template <class Sink>
  static void hand_on(Child& child, std::int32_t bound, Sink&& sink) {
    child.bound = bound;
    child.priority = child.position.owned.size();
    sink(std::as_const(child));
  }

  static constexpr std::uint64_t kAll = ~std::uint64_t{0};

  const Rules& rules_;
  FloodLanes lanes_;
  std::vector<Vertices> frontiers_;
  std::vector<Vertices> near_;  // of each position that is expanded, what it owns or touches
  std::vector<Vertices> borders_;
  Vertices ends_;
  std::vector<Child> children_;
  std::vector<Child> good_;
  std::vector<std::uint8_t> earliest_;
  // Of the good children: where their paths start, and by vertex the children that have won it.
  std::vector<Vertices> gained_;
  std::vector<std::uint16_t> starts_;
  std::vector<std::uint32_t> start_begin_;
  std::vector<std::uint32_t> winners_of_;
  std::vector<std::uint16_t> winners_;
  std::array<std::int32_t, FloodLanes::kLanes> bounds_{};
};

}  // namespace harary
