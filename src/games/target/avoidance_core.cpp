// SPDX-License-Identifier: MIT
#include "games/target/avoidance_core.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "base/hashing.hpp"

namespace harary {

namespace {

using Pairs = AvoidanceCore::Pairs;

constexpr Pairs single(int pair) {
  return Pairs{1} << pair;
}

// The least number of edges that meet all of the sets; `best` is known to do.
int least_hitting(std::vector<Pairs> sets, int taken, int best) {
  if (sets.empty()) return std::min(taken, best);
  if (taken + 1 >= best) return best;
  const Pairs smallest = *std::min_element(sets.begin(), sets.end(), [](Pairs a, Pairs b) {
    return std::popcount(a) < std::popcount(b);
  });
  for (Pairs rest = smallest; rest != 0; rest &= rest - 1) {
    const Pairs edge = rest & ~(rest - 1);
    std::vector<Pairs> left;
    for (const Pairs set : sets) {
      if ((set & edge) == 0) left.push_back(set);
    }
    best = least_hitting(std::move(left), taken + 1, best);
  }
  return best;
}

}  // namespace

std::uint64_t AvoidanceCore::Position::hash() const {
  return hash_words(std::array{red, green, for_red, for_green},
                    static_cast<std::uint64_t>(spare) << 24 | std::uint64_t{tie} << 16 |
                        std::uint64_t{star} << 8 | static_cast<std::uint64_t>(mover));
}

bool AvoidanceCore::blocks_itself(const Position& p, Side side) const {
  const bool first = side == Side::first;
  const Pairs alone = first ? p.for_red & ~p.for_green : p.for_green & ~p.for_red;
  bool found = false;
  copies_->for_each_within(side, (first ? p.red : p.green) | alone,
                           [&](Pairs copy) { found = found || (copy & alone) != 0; });
  return found;
}

auto AvoidanceCore::reduced(Position p) const -> Position {
  const Pairs were_open = p.for_red | p.for_green;
  std::array<Pairs, 2> live{};
  for (const Side side : {Side::first, Side::second}) {
    const bool first = side == Side::first;
    Pairs& own = first ? p.red : p.green;
    Pairs& open = first ? p.for_red : p.for_green;
    Pairs closed = 0;
    copies_->for_each_within(side, own | open, [&](Pairs copy) {
      if (std::has_single_bit(copy & open)) closed |= copy & open;
    });
    open &= ~closed;
    Pairs& edges = live[static_cast<std::size_t>(side)];
    copies_->for_each_within(side, own | open, [&](Pairs copy) {
      if ((copy & open) != 0) edges |= copy;  // a copy from the start matters no more
    });
    own &= edges;
  }
  if (p.tie != 0 && ((were_open & ~(p.for_red | p.for_green)) != 0 ||
                     blocks_itself(p, Side::first) || blocks_itself(p, Side::second))) {
    p.tie = 0;
  }
  const Pairs red_spare = p.for_red & ~p.for_green & ~live[0];
  const Pairs green_spare = p.for_green & ~p.for_red & ~live[1];
  const Pairs free = p.for_red & p.for_green & ~live[0] & ~live[1];
  p.spare =
      static_cast<std::int8_t>(p.spare + std::popcount(red_spare) - std::popcount(green_spare));
  p.star = static_cast<std::uint8_t>((p.star + std::popcount(free)) % 2);
  p.for_red &= ~(red_spare | free);
  p.for_green &= ~(green_spare | free);
  return p;
}

std::optional<Value> AvoidanceCore::result(const Position& p) const {
  if (!moves(p).empty()) return std::nullopt;
  const bool full = (p.for_red | p.for_green) == 0 && p.spare == 0;
  return full && p.tie != 0 ? 0 : -1;
}

EdgeSet<1> AvoidanceCore::moves(const Position& p) const {
  EdgeSet<1> result;
  const bool first = p.mover == Side::first;
  for (Pairs rest = first ? p.for_red : p.for_green; rest != 0; rest &= rest - 1) {
    result.insert(std::countr_zero(rest));
  }
  if (first ? p.spare > 0 : p.spare < 0) result.insert(kSpare);
  if (p.star != 0) result.insert(kStar);
  return result;
}

auto AvoidanceCore::after(const Position& p, Move move) const -> Position {
  Position result = p;
  const bool first = p.mover == Side::first;
  result.mover = opponent(p.mover);
  if (move == kSpare) {
    result.spare = static_cast<std::int8_t>(p.spare + (first ? -1 : 1));
  } else if (move == kStar) {
    result.star = 0;
  } else {
    (first ? result.red : result.green) |= single(move);
    result.for_red &= ~single(move);
    result.for_green &= ~single(move);
    return reduced(result);
  }
  return result;
}

// Open for both 1, for Red 2, for Green 3, red 4, green 5.
auto AvoidanceCore::key(const Position& p) const -> Key {
  const Pairs both = p.for_red & p.for_green;
  const Pairs red_only = p.for_red & ~both;
  const Pairs green_only = p.for_green & ~both;
  Key result = pair_form<3>({both | green_only | p.green, red_only | green_only, p.red | p.green});
  result.planes[0] |= static_cast<std::uint64_t>(p.mover) << Key::kBits;
  result.planes[1] |= (std::uint64_t{p.tie} << 1 | p.star) << Key::kBits;
  result.planes[2] |= static_cast<std::uint64_t>(p.spare + 128) << Key::kBits;
  return result;
}

int AvoidanceCore::moves_alone(const Position& p, Side side, Pairs alone) const {
  std::vector<Pairs> sets;
  copies_->for_each_within(side, (side == Side::first ? p.red : p.green) | alone, [&](Pairs copy) {
    if ((copy & alone) != 0) sets.push_back(copy & alone);
  });
  const int all = std::popcount(alone);
  return all - least_hitting(std::move(sets), 0, all);
}

Bounds AvoidanceCore::bounds(const Position& p) const {
  const Pairs both = p.for_red & p.for_green;
  // Of the mover and the other one.
  const auto moves_of = [&](Side side) {
    const Pairs edges = side == Side::first ? p.for_red : p.for_green;
    const int spare = std::max<int>(0, side == Side::first ? p.spare : -p.spare);
    const int least = moves_alone(p, side, edges & ~both) + spare;
    return std::pair{least, both == 0 ? least : std::popcount(edges) + spare};
  };
  const auto [mine_least, mine_most] = moves_of(p.mover);
  const auto [theirs_least, theirs_most] = moves_of(opponent(p.mover));
  if (p.tie != 0) {
    // Nothing blocks itself, so each can colour all edges that are his alone. Where the numbers of
    // moves fit, the board is full in the end.
    const int most_left = mine_least - theirs_most - p.star;
    const int least_left = theirs_least - mine_most - p.star;
    if (both == 0 && p.star == 0) {
      const Value value = most_left > 1 ? 1 : most_left < 0 ? -1 : 0;
      return {value, value};
    }
    return {most_left > 1    ? 1
            : most_left == 1 ? 0
                             : -1,
            least_left > 0    ? -1
            : least_left == 0 ? 0
                              : 1};
  }
  // With a star, who takes it has one move more; the one to move can.
  if (both == 0) {
    const bool wins = mine_least + (p.star != 0 ? 1 : 0) > theirs_least;
    return wins ? Bounds{1, 1} : Bounds{-1, -1};
  }
  if (mine_most + p.star <= theirs_least) return {-1, -1};
  if (mine_least > theirs_most + p.star) return {1, 1};
  return {-1, 1};
}

// Moves that are left, and copies that are two edges away.
std::int32_t AvoidanceCore::estimate(const Position& p) const {
  std::array<std::int32_t, 2> close{};
  for (const Side side : {Side::first, Side::second}) {
    const Pairs open = side == Side::first ? p.for_red : p.for_green;
    copies_->for_each_within(side, open | (side == Side::first ? p.red : p.green), [&](Pairs copy) {
      if (std::popcount(copy & open) == 2) ++close[static_cast<std::size_t>(side)];
    });
  }
  return 4 * (std::popcount(p.for_red) - std::popcount(p.for_green) + p.spare) - close[0] +
         close[1];
}

}  // namespace harary
