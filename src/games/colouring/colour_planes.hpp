// SPDX-License-Identifier: MIT
// Vertices with one of many colours, numbered from 1. Colour 0 is none. The bits of the colours lie
// in planes: plane b has the vertices whose colour has bit b.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "base/hashing.hpp"
#include "graph/vertex_set.hpp"

namespace harary {

struct ColourPlanes {
  static constexpr int kMostColours = 127;

  std::array<VertexSet, 7> planes{};

  constexpr VertexSet coloured() const {
    VertexSet result;
    for (const VertexSet plane : planes) result |= plane;
    return result;
  }
  constexpr int colour_of(int vertex) const {
    int colour = 0;
    for (std::size_t b = 0; b < planes.size(); ++b) {
      colour |= static_cast<int>(planes[b].contains(vertex)) << b;
    }
    return colour;
  }
  // The vertices of a colour, which is not 0.
  constexpr VertexSet of(int colour) const {
    VertexSet result(~std::uint64_t{0});
    for (std::size_t b = 0; b < planes.size(); ++b) {
      result = (colour >> b & 1) != 0 ? result & planes[b] : result - planes[b];
    }
    return result;
  }
  // The vertex must have no colour yet.
  constexpr void give(int vertex, int colour) {
    for (std::size_t b = 0; b < planes.size(); ++b) {
      if ((colour >> b & 1) != 0) planes[b].insert(vertex);
    }
  }

  // The same classes, their colours in the order of their smallest vertices.
  constexpr ColourPlanes renamed() const {
    ColourPlanes result;
    std::array<int, kMostColours + 1> name{};
    int named = 0;
    for (const int v : coloured()) {
      int& its = name[static_cast<std::size_t>(colour_of(v))];
      if (its == 0) its = ++named;
      result.give(v, its);
    }
    return result;
  }

  constexpr std::uint64_t hash(std::uint64_t seed = 0) const {
    std::array<std::uint64_t, 7> words{};
    for (std::size_t b = 0; b < planes.size(); ++b) words[b] = planes[b].bits();
    return hash_words(words, seed);
  }
  friend constexpr bool operator==(const ColourPlanes&, const ColourPlanes&) = default;
  friend constexpr std::strong_ordering operator<=>(const ColourPlanes&,
                                                    const ColourPlanes&) = default;
};

}  // namespace harary
