// SPDX-License-Identifier: MIT
// More games on winning sets by their definition alone, with turns of p and q points: for at most
// nine points or so.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "support/solve/plain_sets.hpp"

namespace harary {

class PlainAvoidance {
 public:
  PlainAvoidance(int points, std::array<std::vector<PointMask>, 2> sets, bool misere,
                 std::array<int, 2> turn)
      : all_((PointMask{1} << points) - 1), sets_(std::move(sets)), misere_(misere), turn_(turn) {}

  // For player 0; `left`: points that the mover still takes in this turn.
  int value(std::array<PointMask, 2> own, std::size_t mover, int left) {
    const PointMask open = all_ & ~(own[0] | own[1]);
    const auto key = std::make_tuple(own[0], own[1], mover, left);
    const auto found = known_.find(key);
    if (found != known_.end()) return found->second;
    const int sign = mover == 0 ? 1 : -1;
    if (open == 0 && misere_) return 0;
    int best = -1;  // for the mover
    for (PointMask rest = open; rest != 0; rest &= rest - 1) {
      auto next = own;
      next[mover] |= rest & (~rest + 1);
      // Completing a set loses, or may not be done.
      if (owns_a_set(sets_[mover], next[mover])) continue;
      const std::size_t then = left > 1 ? mover : 1 - mover;
      best = std::max(best, sign * value(next, then, left > 1 ? left - 1 : turn_[then]));
    }
    return known_[key] = sign * best;
  }

 private:
  PointMask all_;
  std::array<std::vector<PointMask>, 2> sets_;
  bool misere_;
  std::array<int, 2> turn_;
  std::map<std::tuple<PointMask, PointMask, std::size_t, int>, int> known_;
};

class PlainAvoider {
 public:
  PlainAvoider(int points, std::vector<PointMask> sets, bool monotone, std::array<int, 2> turn)
      : all_((PointMask{1} << points) - 1),
        sets_(std::move(sets)),
        monotone_(monotone),
        turn_(turn) {}

  // Avoider is player 0. `taken`: points of this turn so far, at most as many as must be taken.
  bool avoider_loses(std::array<PointMask, 2> own, std::size_t mover, int taken) {
    const PointMask open = all_ & ~(own[0] | own[1]);
    if (open == 0) return owns_a_set(sets_, own[0]);
    const auto key = std::make_tuple(own[0], own[1], mover, taken);
    const auto found = known_.find(key);
    if (found != known_.end()) return found->second;
    const bool wanted = mover == 1;
    bool result = !wanted;
    const bool enough = taken == turn_[mover];
    if (enough && avoider_loses(own, 1 - mover, 0) == wanted) result = wanted;
    for (PointMask rest = open; rest != 0 && (!enough || monotone_) && result != wanted;
         rest &= rest - 1) {
      auto next = own;
      next[mover] |= rest & (~rest + 1);
      if (avoider_loses(next, mover, std::min(taken + 1, turn_[mover])) == wanted) result = wanted;
    }
    return known_[key] = result;
  }

 private:
  PointMask all_;
  std::vector<PointMask> sets_;
  bool monotone_;
  std::array<int, 2> turn_;
  std::map<std::tuple<PointMask, PointMask, std::size_t, int>, bool> known_;
};

class PlainWaiter {
 public:
  PlainWaiter(int points, std::vector<PointMask> sets, bool waiter_client, int bias)
      : all_((PointMask{1} << points) - 1),
        sets_(std::move(sets)),
        waiter_client_(waiter_client),
        size_(bias + 1) {}

  bool client_owns(PointMask client, PointMask waiter) {
    const PointMask open = all_ & ~(client | waiter);
    const auto key = std::make_pair(client, waiter);
    const auto found = known_.find(key);
    if (found != known_.end()) return found->second;
    if (open == 0 || (waiter_client_ && std::popcount(open) < size_)) {
      return owns_a_set(sets_, client);
    }
    bool result = !waiter_client_;
    for (PointMask offer = open; offer != 0; offer = (offer - 1) & open) {
      const int size = std::popcount(offer);
      if (waiter_client_ ? size != size_ : size > size_) continue;
      // Client wants to own a set in Client-Waiter games only.
      bool owned = waiter_client_;
      for (PointMask rest = offer; rest != 0; rest &= rest - 1) {
        const PointMask kept = rest & (~rest + 1);
        if (client_owns(client | kept, waiter | (offer & ~kept)) != waiter_client_) {
          owned = !waiter_client_;
        }
      }
      if (owned == waiter_client_) result = waiter_client_;
    }
    return known_[key] = result;
  }

 private:
  PointMask all_;
  std::vector<PointMask> sets_;
  bool waiter_client_;
  int size_;
  std::map<std::pair<PointMask, PointMask>, bool> known_;
};

}  // namespace harary
