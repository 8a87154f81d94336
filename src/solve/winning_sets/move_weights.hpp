// SPDX-License-Identifier: MIT
// The order of moves: points of many small sets first. For Maker a set weighs 4^-size; for Breaker
// (2/3)^size, which counts large sets more: by Maker's weights he needs 3 to 12 times as many
// positions.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solve/winning_sets/set_list.hpp"

namespace harary {

enum class WeightOf { maker, breaker };

inline std::uint64_t move_weight(WeightOf side, int size) {
  static constexpr std::array<std::uint64_t, 64> kBreaker = [] {
    std::array<std::uint64_t, 64> result{};
    std::uint64_t weight = std::uint64_t{1} << 40;  // a million sets do not overflow
    for (std::uint64_t& of_size : result) {
      of_size = weight;
      weight = weight / 3 * 2;
    }
    return result;
  }();
  const auto s = static_cast<std::size_t>(std::min(size, 63));
  return side == WeightOf::maker ? std::uint64_t{1} << (s < 20 ? 42 - 2 * s : 2) : kBreaker[s];
}

template <int Words>
class MoveWeights {
 public:
  void clear() { weight_.fill(0); }
  void add(const SetList<Words>& sets, WeightOf side) {
    for (const PointSet<Words>& set : sets) {
      const std::uint64_t weight = move_weight(side, set.size());
      for (const int p : set) weight_[static_cast<std::size_t>(p)] += weight;
    }
  }
  std::uint64_t of(int p) const { return weight_[static_cast<std::size_t>(p)]; }

  // The points, heaviest first.
  void sort(const PointSet<Words>& points, std::vector<int>& moves) const {
    moves.clear();
    for (const int p : points) moves.push_back(p);
    std::stable_sort(moves.begin(), moves.end(), [&](int p, int q) { return of(p) > of(q); });
  }

 private:
  std::array<std::uint64_t, PointSet<Words>::kCapacity> weight_;
};

}  // namespace harary
