// SPDX-License-Identifier: MIT
#include "theory/clutters/clutters.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <unordered_set>

#include "base/error.hpp"
#include "base/hashing.hpp"

namespace harary {

namespace {

constexpr std::size_t kMostSets = std::size_t{1} << kMostClutterPoints;

Clutter single_set(std::size_t set) {
  return Clutter{1} << set;
}

template <class F>
void for_each_set(Clutter clutter, F&& f) {
  for (; clutter != 0; clutter &= clutter - 1) {
    f(static_cast<std::size_t>(std::countr_zero(clutter)));
  }
}

// Where each set goes, for every permutation of the points.
std::vector<std::array<std::uint8_t, kMostSets>> images_of_sets(int points) {
  std::vector<std::array<std::uint8_t, kMostSets>> result;
  std::vector<int> to(static_cast<std::size_t>(points));
  std::iota(to.begin(), to.end(), 0);
  do {
    std::array<std::uint8_t, kMostSets> images{};
    for (std::size_t set = 0; set < std::size_t{1} << points; ++set) {
      unsigned image = 0;
      for (std::size_t p = 0; p < to.size(); ++p) {
        if ((set >> p & 1) != 0) image |= 1U << to[p];
      }
      images[set] = static_cast<std::uint8_t>(image);
    }
    result.push_back(images);
  } while (std::next_permutation(to.begin(), to.end()));
  return result;
}

struct HashOfClutter {
  std::size_t operator()(Clutter clutter) const { return hash_words({&clutter, 1}); }
};

}  // namespace

std::vector<Clutter> clutters(int points, const Job& job) {
  if (points < 0 || points > kMostClutterPoints) {
    throw InputError(fmt::format("clutters are listed on at most {} points", kMostClutterPoints));
  }
  const std::size_t sets = std::size_t{1} << points;
  const auto images = images_of_sets(points);
  std::array<Clutter, kMostSets> comparable{};  // the sets that hold a set or lie in it
  for (std::size_t set = 0; set < sets; ++set) {
    for (std::size_t other = 0; other < sets; ++other) {
      if ((set & other) == set || (set & other) == other) comparable[set] |= single_set(other);
    }
  }
  std::vector<Clutter> result{0};
  std::unordered_set<Clutter, HashOfClutter> known{0};
  for (std::size_t i = 0; i < result.size(); ++i) {
    job.check();
    for (std::size_t set = 0; set < sets; ++set) {
      if ((result[i] & comparable[set]) != 0) continue;
      const Clutter grown = result[i] | single_set(set);
      if (known.contains(grown)) continue;
      result.push_back(grown);
      for (const auto& image : images) {
        Clutter moved = 0;
        for_each_set(grown, [&](std::size_t s) { moved |= single_set(image[s]); });
        known.insert(moved);
      }
    }
  }
  return result;
}

Hypergraph hypergraph_of(Clutter clutter, int points) {
  Hypergraph result{points, {}};
  for_each_set(clutter, [&](std::size_t set) {
    std::vector<int> members;
    for (int p = 0; p < points; ++p) {
      if ((set >> p & 1) != 0) members.push_back(p);
    }
    result.sets.push_back(std::move(members));
  });
  return result;
}

}  // namespace harary
