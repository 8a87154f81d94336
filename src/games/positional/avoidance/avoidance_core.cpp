// SPDX-License-Identifier: MIT
#include "games/positional/avoidance/avoidance_core.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "base/assert.hpp"
#include "base/hashing.hpp"

namespace harary {

namespace {

using Pairs = AvoidanceCore::Pairs;

constexpr Pairs single(int pair) {
  return Pairs{1} << pair;
}

// For each question to the hitting sets under the lemma of shared moves. Few take more.
constexpr int kMostBranches = 64;

Pairs open_for(const AvoidanceCore::Position& p, Side side) {
  return side == Side::first ? p.for_red : p.for_green;
}

Pairs edges_of(const AvoidanceCore::Position& p, Side side) {
  return side == Side::first ? p.red : p.green;
}

int spare_moves(const AvoidanceCore::Position& p, Side side) {
  return std::max<int>(0, side == Side::first ? p.spare : -p.spare);
}

static_assert(HittingSets::kMostSets >= PairCopies::kFew);

}  // namespace

std::uint64_t AvoidanceCore::Position::hash() const {
  return hash_words(std::array{red, green, for_red, for_green},
                    static_cast<std::uint64_t>(spare) << 24 | std::uint64_t{tie} << 16 |
                        std::uint64_t{star} << 8 | static_cast<std::uint64_t>(mover));
}

bool AvoidanceCore::blocks_itself(const Position& p, Side side) const {
  const Pairs alone = open_for(p, side) & ~open_for(p, opponent(side));
  bool found = false;
  copies_->for_each_within(side, edges_of(p, side) | alone,
                           [&](Pairs copy) { found = found || (copy & alone) != 0; });
  return found;
}

bool AvoidanceCore::valid(const Position& p) {
  const Pairs open = p.for_red | p.for_green;
  const bool apart = (p.red & p.green) == 0 && ((p.red | p.green) & open) == 0;
  return apart && (p.red | p.green | open) >> Key::kBits == 0 && p.star <= 1 && p.tie <= 1;
}

auto AvoidanceCore::reduced(Position p) const -> Position {
  HARARY_ASSERT(valid(p), "no pair is open and coloured, or has two colours");
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
  HARARY_ASSERT(valid(p), "what is left of a position is one, too");
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
  for (Pairs rest = open_for(p, p.mover); rest != 0; rest &= rest - 1) {
    result.insert(std::countr_zero(rest));
  }
  if (first ? p.spare > 0 : p.spare < 0) result.insert(kSpare);
  if (p.star != 0) result.insert(kStar);
  return result;
}

auto AvoidanceCore::after(const Position& p, Move move) const -> Position {
  HARARY_ASSERT(moves(p).contains(move), "a move is legal");
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

// A player's open edges, and the copies that he must not complete, as sets of them.
struct AvoidanceCore::Prospects {
  Prospects(const AvoidanceCore& core, const Position& p, Side of)
      : side(of),
        open(open_for(p, of)),
        alone(open & ~open_for(p, opponent(of))),
        spare(spare_moves(p, of)) {
    core.copies_->for_each_within(of, edges_of(p, of) | open, [this](Pairs copy) {
      if ((copy & open) != 0) copies.add(copy & open);
    });
  }

  // How many moves the player makes if the opponent does not interfere.
  int moves_without_interference() const {
    return std::popcount(open) - copies.least(0, HittingSets::kNoLimit).weight + spare;
  }

  Side side;
  Pairs open;
  Pairs alone;
  int spare;
  HittingSets copies;
};

bool AvoidanceCore::moves_last(const Position& p, const Prospects& mine,
                               const Prospects& theirs) const {
  const int first = p.mover == mine.side ? 1 : 0;
  const Pairs both = p.for_red & p.for_green;

  // Whether the lemma may apply at all: what X and Y can be at most, and what the other one's
  // greedy set gives him at least.
  const int twice = 2 * std::popcount(mine.alone) + std::popcount(both) -
                    mine.copies.least(mine.alone, 0).weight + p.star + first;
  const Pairs greedy = theirs.open & ~theirs.copies.least(theirs.alone, 0).set;
  const int at_least = std::popcount(greedy & theirs.alone) + theirs.spare +
                       (std::popcount(greedy & both) + p.star + 1 - first) / 2;
  if (twice / 2 + mine.spare < at_least + first) return false;

  const Pairs chosen = mine.open & ~mine.copies.least(mine.alone, kMostBranches).set;
  const Pairs shared = chosen & both;
  const int contested = std::popcount(shared) + p.star;
  const int got = (contested + first) / 2;
  const int moves = std::popcount(chosen & mine.alone) + mine.spare + got;
  // Whether the other one, with these edges and the moves besides, makes too few.
  const auto too_few = [&](const HittingSets& copies, Pairs edges, int besides) {
    return copies.all_have(std::popcount(edges) + besides + first - moves, kMostBranches);
  };
  const Pairs rest = theirs.open & ~shared;
  return too_few(theirs.copies.within(rest), rest, theirs.spare + contested - got) ||
         too_few(theirs.copies, theirs.open, theirs.spare + p.star);
}

namespace {

enum Lemma : std::uint8_t { separate_moves, shared_moves, numbers_of_moves };  // as in kLemmas

}  // namespace

Bounds AvoidanceCore::bounds(const Position& p) const {
  if (p.tie != 0) return bounds_with_tie(p);
  const Prospects mine(*this, p, p.mover);
  const Prospects theirs(*this, p, opponent(p.mover));
  if ((p.for_red & p.for_green) == 0) {
    // With a star, who takes it has one move more; the one to move can.
    const bool wins =
        mine.moves_without_interference() + p.star > theirs.moves_without_interference();
    return wins ? Bounds{1, 1, separate_moves} : Bounds{-1, -1, separate_moves};
  }
  if (moves_last(p, theirs, mine)) return {-1, -1, shared_moves};
  if (moves_last(p, mine, theirs)) return {1, 1, shared_moves};
  return {-1, 1, shared_moves};
}

// Nothing blocks itself, so each can colour all edges that are his alone. Where the numbers of
// moves fit, the board is full in the end.
Bounds AvoidanceCore::bounds_with_tie(const Position& p) const {
  const Pairs both = p.for_red & p.for_green;
  const auto at_least = [&](Side side) {
    return std::popcount(open_for(p, side) & ~both) + spare_moves(p, side);
  };
  const int mine = at_least(p.mover);
  const int theirs = at_least(opponent(p.mover));
  const int shared = std::popcount(both) + p.star;
  if (shared == 0) {
    HARARY_ASSERT(mine >= 0 && theirs >= 0, "numbers of moves are not negative");
    const Value value = mine > theirs + 1 ? 1 : mine < theirs ? -1 : 0;
    return {value, value, numbers_of_moves};
  }
  const int most_left = mine - theirs - shared;
  const int least_left = theirs - mine - shared;
  return {most_left > 1    ? 1
          : most_left == 1 ? 0
                           : -1,
          least_left > 0    ? -1
          : least_left == 0 ? 0
                            : 1,
          numbers_of_moves};
}

// Moves that are left, and copies that are two edges away. Found by experiment: for K3 on K9, 6
// takes two thirds of the positions that 4 takes.
std::int32_t AvoidanceCore::estimate(const Position& p) const {
  std::array<std::int32_t, 2> close{};
  for (const Side side : {Side::first, Side::second}) {
    const Pairs open = open_for(p, side);
    copies_->for_each_within(side, open | edges_of(p, side), [&](Pairs copy) {
      if (std::popcount(copy & open) == 2) ++close[static_cast<std::size_t>(side)];
    });
  }
  return 6 * (std::popcount(p.for_red) - std::popcount(p.for_green) + p.spare) - close[0] +
         close[1];
}

}  // namespace harary
