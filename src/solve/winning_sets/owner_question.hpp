// SPDX-License-Identifier: MIT
// Does a player complete one of the own sets, and in how few moves? Small bounds are excluded one
// after the other, and in turn with that the question is asked without a bound: first of the
// relaxation, then of the game, by proof numbers and depth first. Each gets a slice of positions,
// and slices double (as in Luby's schedules), so that none of them can cost more than a few times
// what the best one costs. What is seldom the best one gets a quarter of a slice: the small bounds
// of Maker-Breaker games, and, if there is a bound from the start, the relaxation without one. With
// such a bound the strong game is not asked without it: a win may need more moves, and where there
// is none the bound makes the search shorter.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "solve/winning_sets/maker_breaker_search.hpp"
#include "solve/winning_sets/pairing.hpp"
#include "solve/winning_sets/search_meter.hpp"
#include "solve/winning_sets/strong_proof_search.hpp"
#include "solve/winning_sets/strong_search.hpp"

namespace harary {

struct OwnerAnswer {
  bool wins = false;
  int moves = 0;  // of a win: the least number, if it was asked for, else a bound
  Technique by = Technique::first_sight;  // the search that answered
};

template <int Words>
class OwnerQuestion {
 public:
  using Sets = SetList<Words>;

  // `others`: of the opponent; empty in Maker-Breaker games. `bound`: of the owner's moves.
  OwnerQuestion(Sets own, Sets others, bool own_turn, std::optional<int> bound, bool least)
      : own_(std::move(own)), others_(std::move(others)), own_turn_(own_turn), least_(least) {
    const int points = (points_of(own_) | points_of(others_)).size();
    last_ = std::max(1, own_turn ? (points + 1) / 2 : points / 2);
    if (bound && *bound < last_) {
      last_ = *bound;
      bounded_ = true;
    }
    for (const PointSet<Words>& set : own_) next_ = std::min(next_, set.size());
    next_ = std::min(next_, last_ + 1);
  }

  // Before all slices: a pairing strategy of the opponent.
  std::optional<OwnerAnswer> by_pairs(SearchMeter& meter) const {
    if (own_.empty()) return OwnerAnswer{};
    constexpr std::size_t kMostNodes = 20'000;
    constexpr std::size_t kMostWork = 4'000'000;
    PairingSearch<Words> pairing;
    const std::size_t nodes = std::min(kMostNodes, kMostWork / own_.size());
    const bool held = pairing.find(own_, static_cast<int>(nodes)).has_value();
    if (!meter.tried(Technique::pairing, held)) return std::nullopt;
    return OwnerAnswer{.by = Technique::pairing};
  }

  // Nothing if the slices ended.
  std::optional<OwnerAnswer> ask(MakerBreakerSearch<Words>& relaxed, StrongSearch<Words>& strong,
                                 StrongProofSearch<Words>& proof, SearchMeter& meter,
                                 std::uint64_t positions) {
    const auto slice = [&](Technique by, auto&& search,
                           std::uint64_t most) -> std::optional<OwnerAnswer> {
      std::optional<OwnerAnswer> answer;
      try {
        meter.begin_slice(most);
        answer = search();
        if (answer) answer->by = by;
      } catch (const SliceEnded&) {
      }
      meter.tried(by, answer.has_value());
      return answer;
    };
    const bool one_family = others_.empty();
    const std::uint64_t few = small_share(positions);
    const bool seldom_by_bounds = one_family && !bounded_ && most_ == 0;
    const auto with_bounds = [&] { return deepened(relaxed, strong); };
    if (const auto answer =
            slice(Technique::bounds, with_bounds, seldom_by_bounds ? few : positions))
      return answer;
    if (most_ > 0) return std::nullopt;  // a win is known, only its length is open
    const auto relaxation = [&]() -> std::optional<OwnerAnswer> {
      const auto result = relaxed.solve(own_, own_turn_, kNoBound);
      if (!result.maker) return OwnerAnswer{};
      return one_family ? won(result.moves) : std::nullopt;
    };
    if (const auto answer = slice(Technique::maker_breaker, relaxation, bounded_ ? few : positions))
      return answer;
    if (one_family || most_ > 0 || bounded_) return std::nullopt;
    const auto by_numbers = [&]() -> std::optional<OwnerAnswer> {
      const auto moves = proof.solve(own_, others_, own_turn_);
      return moves ? won(*moves) : OwnerAnswer{};
    };
    if (const auto answer = slice(Technique::proof_numbers, by_numbers, positions)) return answer;
    if (most_ > 0) return std::nullopt;
    const auto depth_first = [&]() -> std::optional<OwnerAnswer> {
      const auto result = strong.solve(own_, others_, own_turn_, kNoBound);
      return result.wins ? won(result.moves) : OwnerAnswer{};
    };
    return slice(Technique::depth_first, depth_first, positions);
  }

 private:
  std::optional<OwnerAnswer> deepened(MakerBreakerSearch<Words>& relaxed,
                                      StrongSearch<Words>& strong) {
    for (; next_ <= last_; ++next_) {
      if (others_.empty()) {
        const auto result = relaxed.solve(own_, own_turn_, next_);
        if (result.maker) return OwnerAnswer{true, next_};
      } else {
        const auto result = strong.solve(own_, others_, own_turn_, next_);
        if (result.wins) return OwnerAnswer{true, next_};
      }
    }
    return OwnerAnswer{};
  }

  // A win without a bound answers the question unless fewer moves are asked for.
  std::optional<OwnerAnswer> won(int moves) {
    if (moves <= last_ && (!least_ || moves <= next_)) return OwnerAnswer{true, moves};
    most_ = moves;
    return std::nullopt;
  }

  Sets own_, others_;
  bool own_turn_;
  bool least_;
  bool bounded_ = false;  // by who asks
  int next_ = kNoBound;   // bounds below it are not enough
  int last_ = 0;          // more moves need not be asked for
  int most_ = 0;          // the number of moves of a win that is known; 0: none
};

}  // namespace harary
