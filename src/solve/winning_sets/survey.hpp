// SPDX-License-Identifier: MIT
// Ends of Maker-Breaker games that need no search, seen in one pass over the sets.
//
//   Lemma (threats). Maker, to move, wins with a set of one point in one move, and with two sets of
//   two that share a point in two: she takes it, and Breaker cannot take both others. With Breaker
//   to move Maker wins with two sets of one; a single one leaves Breaker one move.
//   Theorem (Erdős and Selfridge 1973, in the form of its proof). A set weighs 2^-size, a point as
//   much as the sets that hold it. Breaker, to move, holds if all sets together weigh less than 1;
//   with Maker to move, if they and the heaviest point together do. A proof is in
//   games/edges/breaker.hpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "solve/winning_sets/set_list.hpp"

namespace harary {

template <int Words>
struct SetSurvey {
  static constexpr int kUnit = 40;  // 2^kUnit is 1; a set of more points weighs 2^-kUnit

  PointSet<Words> singles;  // the points of sets of one
  PointSet<Words> doubles;  // of sets of two
  PointSet<Words> fork;     // of two sets of two with a common point
  bool complete = false;    // there is an empty set

  explicit SetSurvey(const SetList<Words>& sets) {
    for (const PointSet<Words>& set : sets) {
      const int size = set.size();
      if (size > 2) continue;
      if (size == 0) complete = true;
      if (size == 1) singles |= set;
      if (size == 2) {
        if (fork.empty() && set.intersects(doubles)) find_fork(sets, set);
        doubles |= set;
      }
    }
  }

 private:
  void find_fork(const SetList<Words>& sets, const PointSet<Words>& last) {
    for (const PointSet<Words>& set : sets) {
      if (set.size() != 2 || !set.intersects(last) || set == last) continue;
      fork = set | last;
      return;
    }
  }
};

// Whether the theorem says that Breaker holds.
template <int Words>
bool potential_holds(const SetList<Words>& sets, bool makers_turn) {
  constexpr int kUnit = SetSurvey<Words>::kUnit;
  constexpr std::uint64_t kOne = std::uint64_t{1} << kUnit;
  std::uint64_t total = 0;
  for (const PointSet<Words>& set : sets) {
    total += std::uint64_t{1} << (kUnit - std::min(set.size(), kUnit));
    if (total >= kOne) return false;
  }
  if (!makers_turn) return true;
  std::array<std::uint64_t, PointSet<Words>::kCapacity> weight{};
  std::uint64_t heaviest = 0;
  for (const PointSet<Words>& set : sets) {
    const std::uint64_t of_set = std::uint64_t{1} << (kUnit - std::min(set.size(), kUnit));
    for (const int p : set) {
      std::uint64_t& of_point = weight[static_cast<std::size_t>(p)];
      of_point += of_set;
      heaviest = std::max(heaviest, of_point);
    }
  }
  return total + heaviest < kOne;
}

}  // namespace harary
