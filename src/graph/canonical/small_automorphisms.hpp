// SPDX-License-Identifier: MIT
// The automorphisms that a search has found so far, and the children that it may skip because of
// them: children of a node that an automorphism fixing the node's path carries to a child already
// searched need no search of their own (B. McKay, "Practical graph isomorphism", 1981). Twins are
// known without a permutation, by their classes, and are folded into every orbit.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/assert.hpp"
#include "graph/canonical/small.hpp"

namespace harary::small_form {

template <int MaxOrder>
class Automorphisms {
 public:
  using Labelling = LabellingUpTo<MaxOrder>;

  // Every automorphism added extends an orbit; the longest chain of subgroups of the symmetric
  // group on 16 points has 22 steps, on 32 points 46, so 64 is ample. More would only be forgotten.
  static constexpr int kCapacity = 64;

  int size() const { return size_; }
  std::span<const Labelling> all() const {
    return std::span(permutations_).first(static_cast<std::size_t>(size_));
  }

  void add(const Labelling& permutation) {
    if (size_ < kCapacity) permutations_[static_cast<std::size_t>(size_++)] = permutation;
  }

  // The closure of `vertices` under twins and the known automorphisms that fix the first `level`
  // vertices of `path` (or exchange them with their twins).
  template <typename Twins>
  unsigned orbit(unsigned vertices, const Labelling& path, int level, const Twins& twins) const {
    HARARY_ASSERT(level >= 0 && level <= MaxOrder, "a path has at most as many steps as vertices");
    std::array<std::uint8_t, kCapacity> fixing;
    std::size_t count = 0;
    for (std::size_t g = 0; g < static_cast<std::size_t>(size_); ++g) {
      bool fixes = true;
      for (std::size_t l = 0; l < static_cast<std::size_t>(level) && fixes; ++l) {
        fixes = (twins[path[l]] >> permutations_[g][path[l]] & 1) != 0;
      }
      if (fixes) fixing[count++] = static_cast<std::uint8_t>(g);
    }
    unsigned result = vertices;
    unsigned fresh = vertices;
    while (fresh != 0) {
      const auto v = static_cast<std::size_t>(std::countr_zero(fresh));
      unsigned images = twins[v];
      for (std::size_t i = 0; i < count; ++i) images |= 1U << permutations_[fixing[i]][v];
      fresh = (fresh & (fresh - 1)) | (images & ~result);
      result |= images;
    }
    return result;
  }

 private:
  std::array<Labelling, kCapacity> permutations_;
  int size_ = 0;
};

}  // namespace harary::small_form
