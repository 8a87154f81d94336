// SPDX-License-Identifier: MIT
#include "verify/cores/clique.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "base/error.hpp"
#include "verify/cores/words.hpp"

namespace harary {

namespace {

using Pairs = ReducedClique::Pairs;

constexpr Pairs single(int pair) {
  return Pairs{1} << pair;
}

// The points that would change something.
int needed(const ReducedClique::Position& p, Side side) {
  return side == Side::second && p.leader == Side::first ? p.most : p.most + 1;
}

// What Maker needs to own, as sets of open edges, and whether Breaker can prevent it.
class MakerSets {
 public:
  void add(Pairs set) { sets_[count_++] = set; }

  bool breaker_holds(bool breaker_moves) {
    leave_out_pairs();
    if (!breaker_moves) return below_one(0);
    // One edge for nothing; the heaviest ones are the likeliest.
    std::array<Weight, 64> weights{};
    const Weight total = weigh(0, weights);
    if (total == 0) return true;
    for (int e = 0; e < 64; ++e) {
      const Weight weight = weights[static_cast<std::size_t>(e)];
      if (weight != 0 && total - weight < kOne && below_one(single(e))) return true;
    }
    return false;
  }

 private:
  using Weight = std::uint64_t;
  static constexpr int kUnit = 50;
  static constexpr Weight kOne = Weight{1} << kUnit;

  void leave_out_pairs() {
    for (bool again = true; again;) {
      Pairs once = 0;
      Pairs twice = 0;
      for (std::size_t i = 0; i < count_; ++i) {
        twice |= once & sets_[i];
        once |= sets_[i];
      }
      std::size_t kept = 0;
      for (std::size_t i = 0; i < count_; ++i) {
        if (std::popcount(sets_[i] & once & ~twice) < 2) sets_[kept++] = sets_[i];
      }
      again = kept < count_;
      count_ = kept;
    }
  }

  // Of the sets without edges of `taken`. A set of more than kUnit edges weighs too much, which
  // only makes the criterion weaker.
  Weight weigh(Pairs taken, std::array<Weight, 64>& of_edge) const {
    Weight total = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      if ((sets_[i] & taken) != 0) continue;
      const Weight weight = Weight{1} << std::max(0, kUnit - std::popcount(sets_[i]));
      total += weight;
      for (Pairs rest = sets_[i]; rest != 0; rest &= rest - 1) {
        of_edge[static_cast<std::size_t>(std::countr_zero(rest))] += weight;
      }
    }
    return total;
  }
  bool below_one(Pairs taken) const {
    std::array<Weight, 64> weights{};
    const Weight total = weigh(taken, weights);
    return total + *std::max_element(weights.begin(), weights.end()) < kOne;
  }

  std::array<Pairs, 462> sets_;  // 11 vertices have no more cliques of one order
  std::size_t count_ = 0;
};

}  // namespace

ReducedClique::ReducedClique(const CoreStart& start, const Statement& statement)
    : order_(start.order), side_(statement.side) {
  require_core(order_, statement);
  cliques_.resize(static_cast<std::size_t>(order_) + 2);
  for (unsigned vertices = 0; vertices < 1U << order_; ++vertices) {
    Pairs clique = 0;
    for (int v = 1; v < order_; ++v) {
      for (int u = 0; u < v; ++u) {
        if ((vertices >> u & 1) != 0 && (vertices >> v & 1) != 0) {
          clique |= single(Edge::between(u, v).pair_index());
        }
      }
    }
    cliques_[static_cast<std::size_t>(std::popcount(vertices))].push_back(clique);
  }
  for (const Edge e : start.red) start_.red |= single(e.pair_index());
  for (const Edge e : start.green) start_.green |= single(e.pair_index());
  for (const Edge e : start.open) start_.open |= single(e.pair_index());
  start_.most = order_ > 0 ? 1 : 0;  // every vertex is a clique
  start_.mover = start.mover;
  reduce(start_);
}

template <class F>
void ReducedClique::for_each_useful(const Position& p, Side side, F&& f) const {
  const auto order = static_cast<std::size_t>(needed(p, side));
  if (order >= cliques_.size()) return;
  const Pairs possible = p.open | (side == Side::first ? p.red : p.green);
  for (const Pairs clique : cliques_[order]) {
    if ((clique & ~possible) == 0) f(clique);
  }
}

void ReducedClique::reduce(Position& p) const {
  while (true) {
    std::array<Pairs, 2> useful{};
    std::optional<Side> completed;
    for (const Side side : {Side::second, Side::first}) {
      for_each_useful(p, side, [&](Pairs clique) {
        useful[static_cast<std::size_t>(side)] |= clique;
        if ((clique & p.open) == 0) completed = side;
      });
    }
    if (completed) {
      p.most = needed(p, *completed);
      p.leader = *completed;
      continue;
    }
    p.red &= useful[0];
    p.green &= useful[1];
    p.open &= useful[0] | useful[1];
    p.over = useful[p.leader == Side::first ? 1 : 0] == 0;
    if (p.over) p.red = p.green = p.open = 0;
    return;
  }
}

auto ReducedClique::moves(const Position& p) const -> std::vector<Move> {
  std::vector<Move> result;
  for (Pairs rest = p.open; rest != 0; rest &= rest - 1) result.push_back(std::countr_zero(rest));
  return result;
}

auto ReducedClique::after(const Position& p, Move move) const -> Position {
  Position result = p;
  (p.mover == Side::first ? result.red : result.green) |= single(move);
  result.open &= ~single(move);
  result.mover = opponent(p.mover);
  reduce(result);
  return result;
}

bool ReducedClique::assured(const Position& p) const {
  if (p.over || p.leader != side_) return p.over && p.leader == side_;
  MakerSets sets;
  for_each_useful(p, opponent(side_), [&](Pairs clique) { sets.add(clique & p.open); });
  return sets.breaker_holds(p.mover == side_);
}

CoreShape ReducedClique::shape(const Position& p) const {
  CoreShape result;
  result.planes = {p.open | p.green, p.red | p.green};
  result.tail[0] = static_cast<std::uint8_t>(p.most << 2 | (p.leader == Side::second ? 2 : 0) |
                                             (p.mover == Side::second ? 1 : 0));
  return result;
}

auto ReducedClique::position(const CoreShape& shape) const -> Position {
  Position p;
  p.green = shape.planes[0] & shape.planes[1];
  p.open = shape.planes[0] & ~p.green;
  p.red = shape.planes[1] & ~p.green;
  p.most = shape.tail[0] >> 2;
  p.leader = (shape.tail[0] & 2) != 0 ? Side::second : Side::first;
  p.mover = (shape.tail[0] & 1) != 0 ? Side::second : Side::first;
  p.over = p.open == 0;
  return p;
}

bool ReducedClique::sound(const Position& p) const {
  if (p.over || p.most < 1 || p.most > order_) return false;
  Position same = p;
  reduce(same);
  return same == p;
}

std::string ReducedClique::position_text(const Position& p) const {
  return fmt::format("red={};green={};open={};most={};leader={};mover={}", pairs_text(p.red),
                     pairs_text(p.green), pairs_text(p.open), p.most, side_word(p.leader),
                     side_word(p.mover));
}

std::string ReducedClique::move_text(Move move) const {
  return pairs_text(single(move));
}

}  // namespace harary
