// SPDX-License-Identifier: MIT
// Flood by its definition, on the board as a certificate lists it, and the graph of its regions:
// the verifier's own, without anything of the engine's.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "certificate/flood_certificate.hpp"

namespace harary {

// A set of regions, a bit each.
using RegionBits = std::vector<std::uint64_t>;

inline bool has_region(const RegionBits& set, std::size_t region) {
  return (set[region / 64] >> region % 64 & 1) != 0;
}
inline void add_region(RegionBits& set, std::size_t region) {
  set[region / 64] |= std::uint64_t{1} << region % 64;
}
inline void add_regions(RegionBits& set, const RegionBits& more) {
  for (std::size_t i = 0; i < set.size(); ++i) set[i] |= more[i];
}

// The connected sets of one colour, in the order of their first vertices, and which of them touch.
struct RegionGraph {
  std::vector<int> colour;
  std::vector<RegionBits> near;
  std::vector<std::size_t> region_of;  // of each vertex

  std::size_t size() const { return colour.size(); }
  std::size_t words() const { return (size() + 63) / 64; }
  RegionBits none() const { return RegionBits(words()); }
  // Everything within distance `steps` of a set.
  RegionBits around(RegionBits set, int steps) const;
};

using Neighbours = std::vector<std::vector<std::size_t>>;

Neighbours neighbours_of(const FloodListing& board);
RegionGraph regions_of(const Neighbours& neighbours, const std::vector<int>& colours);

// Plays the calls. Empty if each is allowed and all together leave one colour, otherwise what is
// wrong, in words. A call gives the region of its vertex another colour that is on the board.
std::string fault_of_calls(const FloodListing& board,
                           const std::vector<std::pair<int, int>>& calls);

}  // namespace harary
