// SPDX-License-Identifier: MIT
#include "theory/clutters/clutter_games.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>

#include "base/assert.hpp"

namespace harary {

namespace {

constexpr ClutterLanes kEveryLane = ~ClutterLanes{0};

template <class F>
void for_each_point(unsigned points, F&& f) {
  for (; points != 0; points &= points - 1) f(static_cast<std::size_t>(std::countr_zero(points)));
}

template <class F>
void for_each_pair(unsigned points, F&& f) {
  for_each_point(points, [&](std::size_t p) {
    for_each_point(points & ~((2U << p) - 1), [&](std::size_t q) { f(p, q); });
  });
}

using BitMatrix = std::array<std::uint64_t, 64>;

// Exchanges rows and columns, by halves of halves (Warren, Hacker's Delight, 7-3).
void transpose(BitMatrix& rows) {
  std::uint64_t low = 0x00000000ffffffff;
  for (std::size_t by = 32; by != 0; by >>= 1, low ^= low << by) {
    for (std::size_t row = 0; row < rows.size(); row = (row + by + 1) & ~by) {
      const std::uint64_t differ = (rows[row] >> by ^ rows[row + by]) & low;
      rows[row] ^= differ << by;
      rows[row + by] ^= differ;
    }
  }
}

}  // namespace

ClutterGames::ClutterGames(int points) : all_((1U << points) - 1) {
  HARARY_ASSERT(points >= 0 && points <= kMostClutterPoints, "the values fit a small table");
  std::size_t positions = 1;
  for (int p = 0; p < points; ++p, positions *= 3) powers_.push_back(positions);
  values_.resize(positions);
  owned_.resize(std::size_t{1} << points);
  owner_begins_ = spots(true);
  other_begins_ = spots(false);
  std::copy_if(owner_begins_.begin(), owner_begins_.end(), std::back_inserter(by_pairs_),
               [&](const Spot& spot) { return std::popcount(all_ & ~spot.open) % 2 == 0; });
}

// What is met when the players move in turn. More points are taken later, so taken sets that are
// larger as numbers come first.
std::vector<ClutterGames::Spot> ClutterGames::spots(bool owner_begins) const {
  std::vector<Spot> result;
  for (unsigned open = 0; open <= all_; ++open) {
    const unsigned taken = all_ & ~open;
    const int count = std::popcount(taken);
    const int owners = owner_begins ? (count + 1) / 2 : count / 2;
    for (unsigned own = 0; own <= taken; ++own) {
      if ((own & open) != 0 || std::popcount(own) != owners) continue;
      Spot spot{own, open, 0};
      for_each_point(own, [&](std::size_t p) { spot.place += powers_[p]; });
      for_each_point(taken & ~own, [&](std::size_t p) { spot.place += 2 * powers_[p]; });
      result.push_back(spot);
    }
  }
  return result;
}

ClutterLanes ClutterGames::one_by_one(bool owner_begins, bool owner_wants) {
  for (const Spot& spot : owner_begins ? owner_begins_ : other_begins_) {
    if (spot.open == 0) {
      values_[spot.place] = owned_[spot.own];
      continue;
    }
    const bool even = std::popcount(all_ & ~spot.open) % 2 == 0;
    const bool owners_turn = even == owner_begins;
    const std::size_t digit = owners_turn ? 1 : 2;
    ClutterLanes some = 0;
    ClutterLanes every = kEveryLane;
    for_each_point(spot.open, [&](std::size_t p) {
      const ClutterLanes after = values_[spot.place + digit * powers_[p]];
      some |= after;
      every &= after;
    });
    values_[spot.place] = owners_turn == owner_wants ? some : every;
  }
  return values_[0];
}

ClutterLanes ClutterGames::chooser() {
  for (const Spot& spot : by_pairs_) {
    ClutterLanes value = kEveryLane;
    if (std::popcount(spot.open) <= 1) value = owned_[spot.own | spot.open];
    for_each_pair(spot.open, [&](std::size_t p, std::size_t q) {
      value &= values_[spot.place + powers_[p] + 2 * powers_[q]] |
               values_[spot.place + powers_[q] + 2 * powers_[p]];
    });
    values_[spot.place] = value;
  }
  return values_[0];
}

ClutterLanes ClutterGames::picker() {
  for (const Spot& spot : by_pairs_) {
    ClutterLanes value = 0;
    if (std::popcount(spot.open) <= 1) value = owned_[spot.own];
    for_each_pair(spot.open, [&](std::size_t p, std::size_t q) {
      value |= values_[spot.place + powers_[p] + 2 * powers_[q]] &
               values_[spot.place + powers_[q] + 2 * powers_[p]];
    });
    values_[spot.place] = value;
  }
  return values_[0];
}

void ClutterGames::own(std::span<const Clutter> clutters) {
  HARARY_ASSERT(clutters.size() <= kClutterLanes, "each clutter has a bit");
  for (std::size_t first = 0; first < owned_.size(); first += 64) {
    BitMatrix rows{};
    for (std::size_t i = 0; i < clutters.size(); ++i) rows[i] = clutters[i].words[first / 64];
    transpose(rows);
    const std::size_t sets = std::min(rows.size(), owned_.size() - first);
    std::copy_n(rows.begin(), sets, owned_.begin() + static_cast<std::ptrdiff_t>(first));
  }
  for (std::size_t point = 1; point <= all_; point <<= 1) {
    for (std::size_t set = 0; set < owned_.size(); ++set) {
      if ((set & point) != 0) owned_[set] |= owned_[set & ~point];
    }
  }
}

ClutterOutcomes ClutterGames::outcomes(std::span<const Clutter> clutters) {
  own(clutters);
  return {one_by_one(true, true),  one_by_one(false, true), chooser(), picker(),
          one_by_one(true, false), one_by_one(false, false)};
}

}  // namespace harary
