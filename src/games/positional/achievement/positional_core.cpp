// SPDX-License-Identifier: MIT
#include "games/positional/achievement/positional_core.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "base/assert.hpp"
#include "base/hashing.hpp"
#include "games/edges/dominated.hpp"
#include "games/edges/one_sided/untouched_copies.hpp"

namespace harary {

namespace {

using Pairs = PositionalCore::Pairs;

constexpr Pairs single_edge(int edge) {
  return Pairs{1} << edge;
}

}  // namespace

std::uint64_t PositionalCore::Position::hash() const {
  return hash_words(std::array{red, green, open}, static_cast<std::uint64_t>(mover));
}

template <class F>
void PositionalCore::for_each_live(const Position& p, Side side, F&& f) const {
  if (side == Side::second && ending_ == PositionalEnding::green_only_breaks) return;
  copies_->for_each_within(side, p.open | (side == Side::first ? p.red : p.green), f);
}

bool PositionalCore::valid(const Position& p) {
  const Pairs all = p.red | p.green | p.open;
  const bool apart = (p.red & p.green) == 0 && ((p.red | p.green) & p.open) == 0;
  return apart && all >> Key::kBits == 0 && (p.result == kNone || all == 0);
}

auto PositionalCore::reduced(Position p) const -> Position {
  HARARY_ASSERT(valid(p), "no pair is open and coloured, or has two colours");
  std::array<Pairs, 2> live{};
  std::array<bool, 2> complete{};
  for (const Side side : {Side::first, Side::second}) {
    const auto i = static_cast<std::size_t>(side);
    for_each_live(p, side, [&](Pairs copy) {
      live[i] |= copy;
      complete[i] = complete[i] || (copy & p.open) == 0;
    });
  }
  p.red &= live[0];
  p.green &= live[1];
  p.open &= live[0] | live[1];
  p.result = kNone;
  if (complete[0]) {
    p.result = 1;
  } else if (complete[1] || (live[0] == 0 && ending_ != PositionalEnding::draw)) {
    p.result = -1;
  } else if (live[0] == 0 && live[1] == 0) {
    p.result = 0;
  }
  if (p.result != kNone) p.red = p.green = p.open = 0;
  HARARY_ASSERT(valid(p), "what is left of a position is one, too");
  return p;
}

Pairs PositionalCore::threats(const Position& p, Side side) const {
  Pairs result = 0;
  for_each_live(p, side, [&](Pairs copy) {
    if (std::has_single_bit(copy & p.open)) result |= copy & p.open;
  });
  return result;
}

EdgeSet<1> PositionalCore::moves(const Position& p) const {
  HARARY_ASSERT(p.result == kNone, "only an unfinished position has moves");
  for (const Side side : {p.mover, opponent(p.mover)}) {
    if (const Pairs edges = threats(p, side); edges != 0) {
      EdgeSet<1> result;
      result.insert(std::countr_zero(edges));
      return result;
    }
  }
  Domination edges(p.open);
  for (const Side side : {Side::first, Side::second}) {
    for_each_live(p, side, [&](Pairs copy) { edges.add(copy); });
  }
  return edges.undominated();
}

auto PositionalCore::after(const Position& p, Move edge) const -> Position {
  HARARY_ASSERT((p.open & single_edge(edge)) != 0, "an edge that is coloured was open");
  Position result = p;
  (p.mover == Side::first ? result.red : result.green) |= single_edge(edge);
  result.open &= ~single_edge(edge);
  result.mover = opponent(p.mover);
  return reduced(result);
}

auto PositionalCore::key(const Position& p) const -> Key {
  Key result = pair_form<2>({p.open | p.green, p.red | p.green});
  result.planes[0] |= static_cast<std::uint64_t>(p.mover) << PairForm<2>::kBits;
  return result;
}

static_assert(BreakerSets::kMost >= static_cast<int>(PairCopies::kMost));
static_assert(UntouchedCopies::kMost >= PairCopies::kMost);

BreakerSets::Holds PositionalCore::stopped(const Position& p, Side maker) const {
  BreakerSets sets;
  for_each_live(p, maker, [&](Pairs copy) { sets.add(copy & p.open); });
  return sets.breaker_holds(p.mover == maker);
}

bool PositionalCore::may_be_stopped(const Position& p, Side maker) const {
  constexpr std::uint32_t kOne = 1 << 16;
  std::uint64_t potential = 0;
  for_each_live(p, maker, [&](Pairs copy) {
    potential += kOne >> std::min(16, std::popcount(copy & p.open));
  });
  return potential < 4 * kOne;
}

Bounds PositionalCore::bounds(const Position& p) const {
  enum Lemma : std::uint8_t { threat, two_threats, pairs, potential };  // as in kLemmas
  using Holds = BreakerSets::Holds;
  HARARY_ASSERT(p.result == kNone, "bounds are those of an unfinished position");
  if (threats(p, p.mover) != 0) return {1, 1, threat};
  if (std::popcount(threats(p, opponent(p.mover))) > 1) return {-1, -1, two_threats};
  // For the first side.
  Bounds result{-1, 1};
  const bool draw = ending_ == PositionalEnding::draw;
  const Holds first_stopped = stopped(p, Side::first);
  const Holds second_stopped = draw ? stopped(p, Side::second) : Holds::unknown;
  if (first_stopped != Holds::unknown) result.upper = draw ? 0 : -1;
  if (second_stopped != Holds::unknown) result.lower = 0;
  const bool by_potential =
      first_stopped == Holds::by_potential || second_stopped == Holds::by_potential;
  const std::uint8_t lemma = by_potential ? potential : pairs;
  return p.mover == Side::first ? Bounds{result.lower, result.upper, lemma}
                                : Bounds{-result.upper, -result.lower, lemma};
}

// The potential of Red's live copies less that of Green's.
std::int32_t PositionalCore::estimate(const Position& p) const {
  std::array<std::int32_t, 2> potential{};
  for (const Side side : {Side::first, Side::second}) {
    for_each_live(p, side, [&](Pairs copy) {
      const int open = std::popcount(copy & p.open);
      potential[static_cast<std::size_t>(side)] += open < 16 ? 1 << (16 - open) : 1;
    });
  }
  return potential[0] - potential[1];
}

}  // namespace harary
