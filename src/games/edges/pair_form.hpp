// SPDX-License-Identifier: MIT
// The canonical form of a partially coloured graph with at most 11 vertices, independent of any
// board: colours of pairs of vertices, bit by bit, each bit a set of pairs by Edge::pair_index().
// Colour 0 is an edge that is not there.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/hashing.hpp"

namespace harary {

template <std::size_t Planes>
struct PairForm {
  static constexpr int kMostVertices = 11;
  static constexpr int kBits = 55;  // pairs; the bits above are free for other things

  std::array<std::uint64_t, Planes> planes{};

  std::uint64_t hash() const { return hash_words(planes); }
  friend bool operator==(const PairForm&, const PairForm&) = default;
};

// The same for isomorphic colourings, and for no others. Vertices without an edge do not count.
template <std::size_t Planes>
PairForm<Planes> pair_form(const std::array<std::uint64_t, Planes>& planes);

extern template PairForm<2> pair_form(const std::array<std::uint64_t, 2>&);
extern template PairForm<3> pair_form(const std::array<std::uint64_t, 3>&);

}  // namespace harary
