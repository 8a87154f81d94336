// SPDX-License-Identifier: MIT
// Which of many territories lie within another one of them. Those that do need not be searched:
// whatever calls solve a territory solve a larger one, too.
//
// The territories come in blocks of up to 512. A block is turned into slices (flood_slices.hpp):
// for each vertex the lanes that own it. Then the lanes that contain a territory are the AND of the
// slices of its vertices, and if those come first that few territories own, some ten slices are
// enough to see that there are none. A territory is compared with the blocks near its own only:
// those that lie within another one mostly lie within one that was reached by similar calls, and in
// the order of a search these stand near. So not all that could be dropped are found, and what is
// found is right: of a chain of territories, each within the next, the last one is kept.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "games/flood/flood.hpp"

namespace harary {

class FloodMaxima {
 public:
  static constexpr int kBlock = 512;
  // How many blocks on either side a territory is compared with.
  static constexpr std::size_t kReach = 32;

  // Territories are sets of the vertices 0 … order - 1.
  explicit FloodMaxima(int order);
  ~FloodMaxima();
  FloodMaxima(FloodMaxima&&) noexcept;
  FloodMaxima& operator=(FloodMaxima&&) noexcept;

  // The next block of territories, all different: `count` rows of `words` words each, the next one
  // `stride` words on. Only the last block may have fewer than kBlock. The rows must outlive the
  // call of `kept`.
  void add(const std::uint64_t* rows, std::size_t stride, int words, int count);
  // The numbers, increasing, of those that were found to lie within no other. Forgets all.
  std::vector<std::uint32_t> kept();

 private:
  struct Work;
  std::unique_ptr<Work> work_;
};

// The same for positions; see Comparing.
template <int Words>
class TerritoryMaxima {
 public:
  explicit TerritoryMaxima(const FloodRules<Words>& rules) : maxima_(rules.board().order()) {}

  void add(std::span<const FloodPosition<Words>> positions) {
    maxima_.add(positions.front().owned.words().data(), sizeof(FloodPosition<Words>) / 8, Words,
                static_cast<int>(positions.size()));
  }
  std::vector<std::uint32_t> kept() { return maxima_.kept(); }

 private:
  FloodMaxima maxima_;
};

}  // namespace harary
