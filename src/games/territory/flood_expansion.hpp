// SPDX-License-Identifier: MIT
// All successors of many flood positions that a shortest solution can need, with their bounds.
//
// Finishing. If some colour can be finished now it is called, and nothing else is tried: lemma (b)
// of flood_lanes.hpp.
//
// Order. Write F(c) for the colours of the vertices that the call c newly brings next to the
// territory ("c freshens F(c)"). Let P be a position, b a call, d another colour that can be called
// in P already and that b does not freshen. Then d wins the same vertices before b as after it, so
// P+d+b contains P+b+d, and after b the call d is not worthwhile
//   (1) if d freshens b: P+d+b is strictly larger;
//   (2) if d < b: both lead to the same position, and one order is enough;
//   (3) if it was not worthwhile in P by (1) or (3): P = Q+x and d was skipped because Q+d+x owns
//       an x-vertex more than Q+x+d; so does Q+d+x+b compared with Q+x+b+d.
// Lemma: a search by depth that merges equal positions (a colour is worthwhile if it is in one of
// them) and drops what is not worthwhile keeps every position T that is maximal by inclusion among
// those reached in g calls. By induction on g: let T = S+d. A larger S serves as well, so let S be
// maximal, hence kept. If d is not worthwhile in S, S was reached from some P by a call b. (1) and
// (3) would make T not maximal. With (2), T = (P+d)+b; replace P+d by a maximal position above it
// and repeat: the last call has become larger, which ends. As larger positions never need more
// calls, a shortest solution is kept. After a finishing call all is worthwhile again: the lemma
// begins anew from there.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "games/territory/flood.hpp"
#include "games/territory/flood_lanes.hpp"

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
      lanes_.load(block.front().owned.words().data(), sizeof(Position) / 8, Words,
                  static_cast<int>(block.size()));
      lanes_.find_calls(frontiers_.front().words().data(), sizeof(Vertices) / 8, Words);
      if (rules_.pairs() != nullptr) {
        borders_.resize(positions.size());
        lanes_.write_borders(borders_[begin].words().data(), sizeof(Vertices) / 8, Words);
      }
      for (std::size_t i = 0; i < block.size(); ++i) {
        add_children(block[i], frontiers_[i], lanes_.calls(i),
                     static_cast<std::uint32_t>(begin + i));
        if (children_.size() >= FloodLanes::kLanes)
          judge(positions, FloodLanes::kLanes, budget, sink);
      }
    }
    judge(positions, children_.size(), budget, sink);
  }

 private:
  void add_children(const Position& p, const Vertices& frontier, const FloodCalls& calls,
                    std::uint32_t parent) {
    if (calls.finishing() != 0) {
      add_child(p, frontier, std::countr_zero(calls.finishing()), kAll, parent);
      return;
    }
    const std::uint64_t callable = calls.callable();
    const std::uint64_t awake =
        remembers_ ? p.worthwhile >> 32 : kAll;  // not skipped by (1) or (3)
    for (const int b : ColourSet(callable & p.worthwhile)) {
      const std::uint64_t fresh = calls.freshens(b);
      const std::uint64_t still_awake = fresh | (awake & ~(callable & calls.freshened_by(b)));
      const std::uint64_t larger = (kAll - 1) << b;
      const std::uint64_t worthwhile = fresh | (callable & larger & still_awake);
      add_child(p, frontier, b, remembers_ ? (worthwhile & kLow) | still_awake << 32 : worthwhile,
                parent);
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

  // Bounds the first `count` children, hands the good ones on and forgets them.
  template <class Sink>
  void judge(std::span<const Position> parents, std::size_t count, int budget, Sink&& sink) {
    if (count == 0) return;
    find_bounds(children_, count, budget, nullptr);
    if (rules_.pairs() != nullptr) {
      good_.clear();
      for (std::size_t i = 0; i < count; ++i) {
        if (bounds_[i] >= 0) good_.push_back(children_[i]);
      }
      find_pair_bounds(parents, budget);
      hand_on(good_, good_.size(), sink);
    } else {
      hand_on(children_, count, sink);
    }
    children_.erase(children_.begin(), children_.begin() + static_cast<std::ptrdiff_t>(count));
  }

  void find_bounds(const std::vector<Child>& children, std::size_t count, int budget,
                   const std::uint8_t* earliest) {
    lanes_.load(children.front().position.owned.words().data(), sizeof(Child) / 8, Words,
                static_cast<int>(count));
    lanes_.write_bounds(budget, bounds_, earliest);
  }

  // The same once more, with what the pairs know.
  void find_pair_bounds(std::span<const Position> parents, int budget) {
    if (good_.empty()) return;
    const auto colours = static_cast<std::size_t>(rules_.board().colours());
    earliest_.resize(good_.size() * colours);
    for (std::size_t i = 0; i < good_.size(); ++i) {
      const Position& parent = parents[good_[i].parent];
      Position& child = good_[i].position;
      child.minima = parent.minima;
      const Vertices gained = child.owned - parent.owned;
      const Vertices from = borders_[good_[i].parent] | (ends_ & child.owned) | gained;
      rules_.pairs()->lower(child.minima, from, gained);
      rules_.pairs()->earliest(child.minima, std::span(earliest_).subspan(i * colours, colours));
    }
    find_bounds(good_, good_.size(), budget, earliest_.data());
  }

  template <class Sink>
  void hand_on(std::vector<Child>& children, std::size_t count, Sink&& sink) {
    for (std::size_t i = 0; i < count; ++i) {
      if (bounds_[i] < 0) continue;
      children[i].bound = bounds_[i];
      children[i].promise = children[i].position.owned.size();
      sink(std::as_const(children[i]));
    }
  }

  static constexpr std::uint64_t kAll = ~std::uint64_t{0};
  static constexpr std::uint64_t kLow = 0xffffffff;

  const Rules& rules_;
  const bool remembers_ = rules_.board().colours() <= 32;
  FloodLanes lanes_;
  std::vector<Vertices> frontiers_;
  std::vector<Vertices> borders_;
  Vertices ends_;
  std::vector<Child> children_;
  std::vector<Child> good_;
  std::vector<std::uint8_t> earliest_;
  std::array<std::int32_t, FloodLanes::kLanes> bounds_{};
};

}  // namespace harary
