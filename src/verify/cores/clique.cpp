// SPDX-License-Identifier: MIT
#include "verify/cores/clique.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "base/error.hpp"
#include "verify/cores/pairs.hpp"
#include "verify/cores/words.hpp"

namespace harary {

namespace {

using Pairs = ReducedClique::Pairs;

constexpr int kOneSided = 128;  // of a position's last byte

// Not less than the Ramsey number R(x, y), for x, y >= 1, and exactly as large as it if one of them
// is at most 2, for R(3, 3) = 6 and for R(3, 4) = 9. If a vertex of a graph on n vertices has
// bound(x - 1, y) neighbours, there is a clique of x vertices or y vertices without an edge; if it
// has bound(x, y - 1) vertices that are no neighbours, as well. So n = bound(x - 1, y) + bound(x, y
// - 1) suffices (Erdős & Szekeres 1935). If both are even, one vertex less does, unless all its
// vertices have bound(x - 1, y) - 1 neighbours: an odd number of vertices with an odd number of
// neighbours each, which is impossible (Greenwood & Gleason 1955).
int bound_of_ramsey_number(int x, int y) {
  if (x == 1 || y == 1) return 1;
  if (x == 2 || y == 2) return std::max(x, y);
  const int one = bound_of_ramsey_number(x - 1, y);
  const int other = bound_of_ramsey_number(x, y - 1);
  return one + other - (one % 2 == 0 && other % 2 == 0 ? 1 : 0);
}

// The points that would change something.
int needed(const ReducedClique::Position& p, Side side) {
  const bool red_leads = p.leader == Side::first;
  const int behind = red_leads ? p.threshold.green_needs(p.most) : p.threshold.red_needs(p.most);
  if (side != p.leader) return behind;
  return red_leads ? p.threshold.red_needs(behind) : p.threshold.green_needs(behind);
}

}  // namespace

ReducedClique::ReducedClique(const CoreStart& start, const Statement& statement)
    : order_(start.order),
      side_(statement.side),
      stated_(PointsThreshold::of(statement.side, statement.at_least)) {
  require_core_board(order_);
  cliques_.resize(static_cast<std::size_t>(order_) + 2);
  for (unsigned vertices = 0; vertices < 1U << order_; ++vertices) {
    Pairs clique = 0;
    for (int v = 1; v < order_; ++v) {
      for (int u = 0; u < v; ++u) {
        if ((vertices >> u & 1) != 0 && (vertices >> v & 1) != 0) {
          clique |= single_pair(Edge::between(u, v).pair_index());
        }
      }
    }
    cliques_[static_cast<std::size_t>(std::popcount(vertices))].push_back(clique);
  }
  const int points = order_ > 0 ? 1 : 0;  // every vertex is a clique
  start_.threshold = stated_;
  const Side leader = points >= stated_.red_needs(points) ? Side::first : Side::second;
  static_cast<ColouredPairs&>(start_) = ColouredPairs(start);
  const Pairs missing = ~(start_.red | start_.green | start_.open);
  int largest = order_;  // clique of the board
  const auto is_on_board = [missing](Pairs clique) { return (clique & missing) == 0; };
  while (std::none_of(cliques(largest).begin(), cliques(largest).end(), is_on_board)) --largest;
  const auto unavoidable = [largest](int x, int y) {
    return std::max(x, y) <= largest && bound_of_ramsey_number(x, y) <= largest;
  };
  lead(start_, leader, start.raised ? stated_.raised(leader, points, unavoidable) : points);
  reduce(start_);
}

// None of an order that the board does not have.
auto ReducedClique::cliques(int order) const -> const std::vector<Pairs>& {
  return cliques_[std::min(static_cast<std::size_t>(order), cliques_.size() - 1)];
}

template <class F>
void ReducedClique::for_each_useful(const Position& p, Side side, F&& f) const {
  const Pairs gone = ~p.possible(side);
  for (const Pairs clique : cliques(needed(p, side))) {
    if ((clique & gone) == 0) f(clique);
  }
}

bool ReducedClique::may_get(const Position& p, Side side, int order) const {
  const Pairs gone = ~p.possible(side);
  const auto is_possible = [gone](Pairs clique) { return (clique & gone) == 0; };
  return order <= 1 || std::any_of(cliques(order).begin(), cliques(order).end(), is_possible);
}

// With lemma 1 of points_threshold.hpp.
void ReducedClique::lead(Position& p, Side side, int most) const {
  p.leader = side;
  p.most = most;
  if (most >= p.threshold.least_of(side)) p.threshold.least = 0;
}

void ReducedClique::reduce_one_sided(Position& p) const {
  const Side maker = opponent(side_);
  std::vector<Pairs> live;
  for_each_useful(p, maker, [&](Pairs clique) { live.push_back(clique); });
  const OneSidedRest rest = one_sided_rest(live, p.open);
  p.keep_of(maker, rest.edges);
  p.over = p.open == 0;
  if (rest.complete) p.leader = maker;
}

void ReducedClique::reduce(Position& p) const {
  if (p.one_sided) {
    reduce_one_sided(p);
    return;
  }
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
      lead(p, *completed, needed(p, *completed));
      continue;
    }
    p.red &= useful[0];
    p.green &= useful[1];
    p.open &= useful[0] | useful[1];
    if (p.threshold.least != 0 && !(may_get(p, Side::first, p.threshold.least_of(Side::first)) &&
                                    may_get(p, Side::second, p.threshold.least_of(Side::second)))) {
      p.threshold = {p.threshold.difference + 1, 0};  // lemma 2 of points_threshold.hpp
      continue;
    }
    p.over = useful[p.leader == Side::first ? 1 : 0] == 0;
    if (p.over) p.red = p.green = p.open = 0;
    return;
  }
}

// What the players still need: in one-sided positions only the opponent of the statement's side.
MakerSets ReducedClique::needs(const Position& p) const {
  MakerSets sets;
  for (const Side side : {Side::first, Side::second}) {
    if (p.one_sided && side == side_) continue;
    for_each_useful(p, side, [&](Pairs clique) { sets.add(clique & p.open); });
  }
  return sets;
}

auto ReducedClique::moves(const Position& p) const -> std::vector<Move> {
  if (!p.one_sided || p.mover == side_) return members_of(p.open);
  MakerSets sets = needs(p);
  sets.leave_out_supersets();
  return members_of(undominated(sets.left()));
}

auto ReducedClique::replies(const Position& p) const -> std::vector<Move> {
  return needs(p).heaviest_first(p.open);
}

auto ReducedClique::after(const Position& p, Move move) const -> Position {
  Position result = p;
  result.colour(move);
  reduce(result);
  return result;
}

auto ReducedClique::weakened(const Position& p) const -> std::optional<Position> {
  if (p.over || p.one_sided || p.leader != side_) return std::nullopt;
  Position result = p;
  result.one_sided = true;
  reduce(result);
  return result;
}

bool ReducedClique::assured(const Position& p) const {
  if (p.over || p.leader != side_) return p.over && p.leader == side_;
  MakerSets sets;
  for_each_useful(p, opponent(side_), [&](Pairs clique) { sets.add(clique & p.open); });
  if (p.one_sided) {
    sets.leave_out_supersets();  // there are no twins (lemma on what is left)
  } else {
    sets.leave_out_pairs();  // all that the proved checker knows
  }
  return sets.breaker_holds(p.mover == side_);
}

CoreShape ReducedClique::shape(const Position& p) const {
  CoreShape result;
  result.planes = p.planes();
  result.tail[0] = static_cast<std::uint8_t>((p.one_sided ? kOneSided : 0) | p.most << 2 |
                                             (p.leader == Side::second ? 2 : 0) |
                                             (p.mover == Side::second ? 1 : 0));
  if (stated_.least != 0 && p.threshold.least == 0) {
    result.tail[1] = p.threshold.difference == stated_.difference ? 1 : 2;
  }
  return result;
}

auto ReducedClique::position(const CoreShape& shape) const -> Position {
  Position p;
  p.set_planes(shape.planes);
  p.one_sided = (shape.tail[0] & kOneSided) != 0;
  p.most = (shape.tail[0] & ~kOneSided) >> 2;
  p.leader = (shape.tail[0] & 2) != 0 ? Side::second : Side::first;
  p.mover = (shape.tail[0] & 1) != 0 ? Side::second : Side::first;
  p.threshold = stated_;
  if (shape.tail[1] != 0) p.threshold = {stated_.difference + (shape.tail[1] == 1 ? 0 : 1), 0};
  p.over = p.open == 0;
  return p;
}

bool ReducedClique::sound(const Position& p) const {
  if (p.over || p.most < 1 || p.most > order_) return false;
  if (p.one_sided && p.leader != side_) return false;
  Position same = p;
  reduce(same);
  return same == p;
}

std::string ReducedClique::position_text(const Position& p) const {
  return fmt::format("red={};green={};open={};difference={};least={};most={};leader={};mover={}{}",
                     pairs_text(p.red), pairs_text(p.green), pairs_text(p.open),
                     p.threshold.difference, p.threshold.least, p.most, side_word(p.leader),
                     side_word(p.mover), p.one_sided ? ";one-sided" : "");
}

std::string ReducedClique::move_text(Move move) const {
  return pairs_text(single_pair(move));
}

}  // namespace harary
