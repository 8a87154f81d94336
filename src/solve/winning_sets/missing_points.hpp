// SPDX-License-Identifier: MIT
// How many points of each set of a family are missing while its owner takes points and the other
// one kills sets: at most 200 points each.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "solve/winning_sets/set_list.hpp"

namespace harary {

template <int Words>
class MissingPoints {
 public:
  // Takes O(points of all sets).
  void begin(const SetList<Words>& sets) {
    begins_.fill(0);
    for (const PointSet<Words>& set : sets) {
      for (const int p : set) ++begins_[static_cast<std::size_t>(p) + 1];
    }
    for (std::size_t p = 1; p < begins_.size(); ++p) begins_[p] += begins_[p - 1];
    sets_.resize(begins_.back());
    auto next = begins_;
    states_.assign((sets.size() + kLanes - 1) / kLanes * kLanes, kKilled);
    for (std::size_t s = 0; s < sets.size(); ++s) {
      for (const int p : sets[s]) {
        sets_[next[static_cast<std::size_t>(p)]++] = static_cast<std::uint32_t>(s);
      }
      // Of a larger set more than a few points are missing at all times, and that is all that
      // counts.
      states_[s] = static_cast<std::uint16_t>(std::min(sets[s].size(), 255));
    }
  }
  void take(int point) { change(point, -1); }
  void give_back(int point) { change(point, 1); }
  void lose(int point) { change(point, kKilled); }
  void revive(int point) { change(point, -kKilled); }

  bool misses(std::size_t set, int number) const { return states_[set] == number; }
  // The sets that are alive with this number of missing points, in their order.
  template <class F>
  void each_missing(int number, F&& f) const {
    constexpr std::uint64_t kOnes = 0x0001000100010001ULL;
    for (std::size_t s = 0; s < states_.size(); s += kLanes) {
      std::uint64_t lanes = 0;
      std::memcpy(&lanes, states_.data() + s, sizeof lanes);
      lanes ^= kOnes * static_cast<std::uint64_t>(number);
      if (((lanes - kOnes) & ~lanes & (kOnes << 15)) == 0) continue;  // none is zero
      for (std::size_t k = s; k < s + kLanes; ++k) {
        if (misses(k, number)) f(k);
      }
    }
  }
  template <class F>
  void each_with(int point, F&& f) const {
    const auto p = static_cast<std::size_t>(point);
    for (std::uint32_t i = begins_[p]; i < begins_[p + 1]; ++i) f(std::size_t{sets_[i]});
  }

 private:
  static constexpr int kKilled = 256;
  static constexpr std::size_t kLanes = 4;

  void change(int point, int by) {
    each_with(point,
              [&](std::size_t s) { states_[s] = static_cast<std::uint16_t>(states_[s] + by); });
  }

  std::array<std::uint32_t, PointSet<Words>::kCapacity + 1> begins_;
  std::vector<std::uint32_t> sets_;  // by point
  // What is missing, and kKilled for each point that the other one has.
  std::vector<std::uint16_t> states_;
};

}  // namespace harary
