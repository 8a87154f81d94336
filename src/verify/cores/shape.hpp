// SPDX-License-Identifier: MIT
// A position of a core as the verifier compares and writes it: colours of pairs of vertices, labels
// of vertices, and a tail that has nothing to do with vertices.
//
// Isomorphic shapes are brought to one by the canonical labelling that the searches use as well.
// That takes nothing from the verifier's independence: the labelling is only a proposal. It is
// checked to be a permutation and applied here, so that what is looked up is always isomorphic to
// what it stands for; a labelling that is not canonical can only make the check fail, never
// succeed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "certificate/position_set.hpp"

namespace harary {

// How many bits a shape takes of each thing.
struct ShapeBits {
  int order = 0;
  int planes = 1;        // bits of a pair's colour
  int label = 0;         // bits of a vertex's label, at most 12
  std::size_t tail = 1;  // bytes

  int pairs() const { return order * (order - 1) / 2; }
  std::size_t graph_bytes() const {
    return (static_cast<std::size_t>(planes * pairs() + label * order) + 7) / 8;
  }
  std::size_t bytes() const { return graph_bytes() + tail; }
};

struct CoreShape {
  static constexpr std::size_t kMostVertices = 11;
  static constexpr std::size_t kMostTail = 5;

  std::array<std::uint64_t, 2> planes{};  // bit p of a pair's colour, by Edge::pair_index()
  std::array<std::uint16_t, kMostVertices> labels{};
  std::array<std::uint8_t, kMostTail> tail{};

  friend bool operator==(const CoreShape&, const CoreShape&) = default;
};

// The shape with its vertices in canonical order. Throws std::logic_error if a proposed labelling
// is not a permutation.
CoreShape canonical_shape(const CoreShape& shape, const ShapeBits& bits);
// The shape with vertex v renamed to place[v], for as many vertices as it has. Throws
// std::logic_error if that is not a permutation.
CoreShape relabelled(const CoreShape& shape, std::span<const std::uint8_t> place);

// The bytes of docs/certificate-format.md, "Cores".
void pack_shape(const CoreShape& shape, const ShapeBits& bits, MutableBytes to);
// False if there are bits beyond the end.
bool unpack_shape(Bytes from, const ShapeBits& bits, CoreShape& shape);

}  // namespace harary
