// SPDX-License-Identifier: MIT
#include "verify/cores/positional.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "base/error.hpp"
#include "graph/named.hpp"
#include "graph/subgraph.hpp"
#include "verify/cores/pairs.hpp"
#include "verify/cores/words.hpp"

namespace harary {

namespace {

using Pairs = ReducedPositional::Pairs;

constexpr std::size_t kMostCopies = 4096;  // of a player

// Of each copy its edges; nothing if there are too many.
std::optional<std::vector<Pairs>> copies_in_complete(int order, const Graph& target) {
  std::vector<Pairs> result;
  const bool all = for_each_copy(complete_graph(order), target, [&](std::span<const Edge> edges) {
    result.push_back(pairs_of(edges));
    return result.size() <= kMostCopies;
  });
  if (!all) return std::nullopt;
  return result;
}

}  // namespace

bool ReducedPositional::covers(const Start& start) {
  return start.order <= static_cast<int>(CoreShape::kMostVertices) &&
         copies_in_complete(start.order, start.red_target) &&
         (!start.green_target || copies_in_complete(start.order, *start.green_target));
}

ReducedPositional::ReducedPositional(const Start& start, const Statement& statement)
    : order_(start.order), statement_(statement), if_none_(start.if_none) {
  require_core_board(order_);
  if (!covers(start)) {
    throw InputError(fmt::format(
        "core positions exist only if the complete graph has at most {} copies of a target",
        kMostCopies));
  }
  copies_[0] = *copies_in_complete(order_, start.red_target);
  if (start.green_target) copies_[1] = *copies_in_complete(order_, *start.green_target);
  static_cast<ColouredPairs&>(start_) = ColouredPairs(start);
  reduce(start_);
}

template <class F>
void ReducedPositional::for_each_live(const Position& p, Side side, F&& f) const {
  const Pairs possible = p.possible(side);
  for (const Pairs copy : copies_[static_cast<std::size_t>(side)]) {
    if ((copy & ~possible) == 0) f(copy);
  }
}

Pairs ReducedPositional::threats(const Position& p, Side side) const {
  Pairs result = 0;
  for_each_live(p, side, [&](Pairs copy) {
    if (std::has_single_bit(copy & p.open)) result |= copy & p.open;
  });
  return result;
}

void ReducedPositional::reduce_one_sided(Position& p) const {
  const Side maker = opponent(statement_.side);
  std::vector<Pairs> live;
  for_each_live(p, maker, [&](Pairs copy) { live.push_back(copy); });
  const OneSidedRest rest = one_sided_rest(live, p.open);
  p.keep_of(maker, rest.edges);
  p.over = p.open == 0;
  if (p.over) p.value = !rest.complete ? if_none_ : maker == Side::first ? 1 : -1;
}

void ReducedPositional::reduce(Position& p) const {
  if (p.one_sided) {
    reduce_one_sided(p);
    return;
  }
  std::array<Pairs, 2> live{};
  std::array<bool, 2> complete{};
  for (const Side side : {Side::first, Side::second}) {
    const auto i = static_cast<std::size_t>(side);
    for_each_live(p, side, [&](Pairs copy) {
      live[i] |= copy;
      if ((copy & p.open) == 0) complete[i] = true;
    });
  }
  p.red &= live[0];
  p.green &= live[1];
  p.open &= live[0] | live[1];
  if (complete[0]) {
    p.value = 1;
  } else if (complete[1]) {
    p.value = -1;
  } else if (p.open == 0) {
    p.value = if_none_;
  } else {
    return;
  }
  p.over = true;
  p.red = p.green = p.open = 0;
}

// What the players still need: in one-sided positions only the opponent of the statement's side.
MakerSets ReducedPositional::needs(const Position& p) const {
  MakerSets sets;
  for (const Side side : {Side::first, Side::second}) {
    if (p.one_sided && side == statement_.side) continue;
    for_each_live(p, side, [&](Pairs copy) { sets.add(copy & p.open); });
  }
  return sets;
}

auto ReducedPositional::moves(const Position& p) const -> std::vector<Move> {
  if (p.mover == statement_.side) return members_of(p.open);
  MakerSets sets = needs(p);
  if (p.one_sided) sets.leave_out_supersets();
  return members_of(undominated(sets.left()));
}

auto ReducedPositional::replies(const Position& p) const -> std::vector<Move> {
  return needs(p).heaviest_first(p.open);
}

auto ReducedPositional::after(const Position& p, Move move) const -> Position {
  Position result = p;
  result.colour(move);
  reduce(result);
  return result;
}

auto ReducedPositional::weakened(const Position& p) const -> std::optional<Position> {
  if (p.over || p.one_sided || !is_enough(if_none_)) return std::nullopt;
  Position result = p;
  result.one_sided = true;
  reduce(result);
  return result;
}

bool ReducedPositional::assured(const Position& p) const {
  if (p.over) return is_enough(p.value);
  const Side side = statement_.side;
  const Side other = opponent(side);
  if (!p.one_sided && is_enough(side == Side::first ? 1 : -1)) {
    const Pairs own = threats(p, side);
    if (p.mover == side && own != 0) return true;
    if (p.mover == other && std::popcount(own) > 1 && threats(p, other) == 0) return true;
  }
  if (!is_enough(if_none_)) return false;
  MakerSets sets;
  for_each_live(p, other, [&](Pairs copy) { sets.add(copy & p.open); });
  sets.leave_out_supersets();
  if (!p.one_sided) sets.leave_out_twins();  // one-sided positions have none (what is left)
  return sets.breaker_holds(p.mover == side);
}

CoreShape ReducedPositional::shape(const Position& p) const {
  CoreShape result;
  result.planes = p.planes();
  // Files have no positions that are over; above the two bits of the others is their value.
  result.tail[0] =
      static_cast<std::uint8_t>((p.over ? (p.value + 2) << 2 : 0) | (p.one_sided ? 2 : 0) |
                                (p.mover == Side::second ? 1 : 0));
  return result;
}

auto ReducedPositional::position(const CoreShape& shape) const -> Position {
  Position p;
  p.set_planes(shape.planes);
  p.mover = (shape.tail[0] & 1) != 0 ? Side::second : Side::first;
  p.one_sided = (shape.tail[0] & 2) != 0;
  p.over = p.open == 0;
  if (p.over) p.value = (shape.tail[0] >> 2) - 2;
  return p;
}

bool ReducedPositional::sound(const Position& p) const {
  if (p.over || (p.one_sided && !is_enough(if_none_))) return false;
  Position same = p;
  reduce(same);
  return same == p;
}

std::string ReducedPositional::position_text(const Position& p) const {
  return fmt::format("red={};green={};open={};mover={}{}", pairs_text(p.red), pairs_text(p.green),
                     pairs_text(p.open), side_word(p.mover), p.one_sided ? ";one-sided" : "");
}

std::string ReducedPositional::move_text(Move move) const {
  return pairs_text(single_pair(move));
}

}  // namespace harary
