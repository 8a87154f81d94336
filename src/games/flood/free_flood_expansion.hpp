// SPDX-License-Identifier: MIT
// All moves of many free flood positions that a short solution can need, with their bounds.
//
// Let S be a position with C colours, and B(v, t) the regions within distance t of a region v in
// the graph of regions. A move turns S into S': a region R gets colour c, and becomes one region M
// with its neighbours of colour c.
//
// Colours. A move takes at most one colour from the board, so a solution has C - 1 moves at least.
// If no colour has a single region, it has C: the first move that takes a colour takes the last
// region of it, and an earlier move, which took none, must have joined the others.
//
// Centre. If k moves solve S, everything is within distance k of some region v. By induction on k:
// let v' be such a region of S' for k - 1 moves. If v' = M, let v = R, otherwise let v be the next
// region of S on a shortest way from v' to M. Then B(v, t + 1) contains B'(v', t): a way that
// avoids M becomes longer by at most 1, the step from v to v'; a way through M becomes shorter by
// that step and longer by at most 2, from one neighbour of R over R to another.
//
// Distance and colours do not add up: a move far from the centre may take a colour from the board
// and at the same time bring its end nearer. 3435321030123, a path, needs 6 moves, although around
// its middle, the only region within distance 6 of both ends, six colours lie beyond distance 2.
//
// Leaves. A region with one neighbour need not be recoloured while there are other regions: leave
// the move out, and make the others as before. They never need the leaf, so in the end everything
// but the leaf has one colour, unless the leaf was joined on the way, and one move joins it.
//
// Distances in S' need no second search: those within the set J of regions that are joined become
// 0, and from u to w it is the smaller of d(u, w) and d(u, J) + d(J, w).
#pragma once

#include <array>
#include <span>
#include <vector>

#include "base/current_job.hpp"
#include "games/flood/free_flood.hpp"

namespace harary {

template <int Words, int Planes>
class FreeFloodExpander {
 public:
  using Rules = FreeFloodRules<Words, Planes>;
  using Vertices = Territory<Words>;  // also sets of regions
  using Position = typename Rules::Position;
  using Child = Successor<Rules>;

  explicit FreeFloodExpander(const Rules& rules)
      : rules_(rules),
        colours_(static_cast<std::size_t>(rules.colours())),
        classes_(colours_),
        region_of_(static_cast<std::size_t>(rules.board().order())) {}

  // The lower bound of a position.
  int bound(const Position& p) {
    load(p);
    if (regions_.size() == 1) return 0;
    return least(start_join(), fewest_by_colours(Join{}), kNoLimit);
  }

  template <class Sink>
  void expand(std::span<const Position> positions, int budget, Sink&& sink) {
    if (budget < 0) return;
    for (std::size_t i = 0; i < positions.size(); ++i) {
      CurrentJob::check_each(16);
      load(positions[i]);
      const int here = least(start_join(), 1, budget + 1);
      for (std::size_t r = 0; r < regions_.size(); ++r) {
        if (regions_.size() > 2 && regions_[r].near.size() == 1) continue;
        for (std::size_t c = 0; c < colours_; ++c) {
          Join join;
          join.joined = regions_[r].near & classes_[c];
          if (join.joined.empty()) continue;
          join.count = join.joined.size();
          join.from = static_cast<int>(r);
          join.joined.insert(static_cast<int>(r));
          join.colour = static_cast<int>(c);
          consider(positions[i], join, here, budget, static_cast<std::uint32_t>(i), sink);
        }
      }
    }
  }

 private:
  static constexpr int kNoLimit = 1 << 20;

  struct Region {
    Vertices vertices;
    Vertices near;  // a set of regions
    int first = 0;  // vertex
    int colour = 0;
  };
  // A move: the regions that become one, and its colour. Without a move nothing is joined.
  struct Join {
    Vertices joined;
    int from = -1;
    int colour = -1;
    int count = 0;  // of the regions that are lost
  };

  void load(const Position& p) {
    regions_.clear();
    all_ = {};
    for (std::size_t c = 0; c < colours_; ++c) {
      classes_[c] = {};
      const Vertices members = rules_.colour_class(p, static_cast<int>(c));
      Vertices left = members;
      left.for_each([&](int v) {
        if (!left.contains(v)) return;
        Region& region = regions_.emplace_back();
        region.vertices = rules_.region(v, members);
        region.first = v;
        region.colour = static_cast<int>(c);
        left -= region.vertices;
        const int number = static_cast<int>(regions_.size()) - 1;
        region.vertices.for_each([&](int u) { region_of_[static_cast<std::size_t>(u)] = number; });
        classes_[c].insert(number);
        all_.insert(number);
      });
    }
    for (Region& region : regions_) {
      rules_.neighbours(region.vertices).for_each([&](int u) {
        region.near.insert(region_of_[static_cast<std::size_t>(u)]);
      });
    }
    find_balls();
  }

  void find_balls() {
    const std::size_t count = regions_.size();
    balls_.clear();
    balls_.resize(count);
    for (std::size_t r = 0; r < count; ++r) balls_[r].insert(static_cast<int>(r));
    farthest_ = 0;
    for (bool more = count > 1; more; ++farthest_) {
      more = false;
      const std::size_t last = balls_.size() - count;
      for (std::size_t r = 0; r < count; ++r) {
        Vertices ball = balls_[last + r];
        regions_[r].near.for_each(
            [&](int u) { ball |= balls_[last + static_cast<std::size_t>(u)]; });
        balls_.push_back(ball);
        more = more || ball != all_;
      }
    }
  }
  const Vertices& ball(std::size_t r, int distance) const {
    return balls_[static_cast<std::size_t>(std::min(distance, farthest_)) * regions_.size() + r];
  }

  // The colour bound after a move.
  int fewest_by_colours(const Join& join) const {
    int colours = 0;
    bool single = false;
    for (std::size_t c = 0; c < colours_; ++c) {
      int size = classes_[c].size();
      if (join.from >= 0) {
        if (static_cast<int>(c) == join.colour) size += 1 - join.count;
        if (static_cast<int>(c) == regions_[static_cast<std::size_t>(join.from)].colour) --size;
      }
      colours += size > 0 ? 1 : 0;
      single = single || size == 1;
    }
    return colours - (single ? 1 : 0);
  }

  // The regions within each distance of the joined ones.
  void find_waves(const Join& join) {
    waves_.clear();
    if (join.from < 0) return;
    waves_.push_back(join.joined);
    while (waves_.back() != all_) {
      const int next = static_cast<int>(waves_.size());
      Vertices wave;
      join.joined.for_each([&](int r) { wave |= ball(static_cast<std::size_t>(r), next); });
      waves_.push_back(wave);
    }
  }
  const Vertices& wave(int distance) const {
    return waves_[std::min(static_cast<std::size_t>(distance), waves_.size() - 1)];
  }

  static Join start_join() { return {}; }

  // The smallest k >= least for which there is a centre, or limit + 1.
  int least(const Join& join, int least, int limit) {
    find_waves(join);
    for (int k = least; k <= limit; ++k) {
      if (has_centre(join, k)) return k;
    }
    return limit + 1;
  }

  bool has_centre(const Join& join, int k) const {
    for (std::size_t r = 0; r < regions_.size(); ++r) {
      int distance = k + 1;  // from the joined regions
      if (join.from >= 0) {
        distance = 0;
        while (distance <= k && !wave(distance).contains(static_cast<int>(r))) ++distance;
        if (distance == 0 && static_cast<int>(r) != join.from) continue;  // the same centre
      }
      if (within(r, distance, k) == all_) return true;
    }
    return false;
  }
  Vertices within(std::size_t r, int distance, int t) const {
    return distance <= t ? ball(r, t) | wave(t - distance) : ball(r, t);
  }

  template <class Sink>
  void consider(const Position& parent, const Join& join, int here, int budget,
                std::uint32_t number, Sink&& sink) {
    Child child;
    const int left = static_cast<int>(regions_.size()) - join.count;
    if (left > 1) {
      const int fewest = std::max(here - 1, fewest_by_colours(join));
      if (fewest > budget) return;
      child.bound = least(join, fewest, budget);
      if (child.bound > budget) return;
    }
    const Region& region = regions_[static_cast<std::size_t>(join.from)];
    child.position = parent;
    child.position.recolour(region.vertices, join.colour);
    child.parent = number;
    child.move = {static_cast<std::uint16_t>(region.first),
                  static_cast<std::uint16_t>(join.colour)};
    child.priority = rules_.board().order() - left;
    sink(std::as_const(child));
  }

  const Rules& rules_;
  std::size_t colours_;
  std::vector<Region> regions_;
  Vertices all_;                   // regions
  std::vector<Vertices> classes_;  // a colour: its regions
  std::vector<int> region_of_;     // a vertex
  std::vector<Vertices> balls_;    // a distance and a region
  int farthest_ = 0;               // beyond it balls are everything
  std::vector<Vertices> waves_;    // a distance
};

}  // namespace harary
