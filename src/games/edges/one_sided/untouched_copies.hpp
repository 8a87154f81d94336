// SPDX-License-Identifier: MIT
// A position of the one-sided game: Maker wants to own a copy, Breaker only to prevent that. What
// Breaker owns has killed its copies, so the rest is the list of the copies without an edge of
// Breaker's. Of each copy Maker still needs the open edges, its set; copies with equal sets are one
// copy too many, and reductions take out more (supersets.hpp, twins.hpp).
//
//   Lemma (dropping). Reductions leave a smaller list with the same winner. A list between the two
//   has that winner as well, since more copies never harm Maker. So a position may be known by the
//   edges of the copies that are left, even if copies that were dropped lie within these edges.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/assert.hpp"

namespace harary {

// A scratch value, made anew for each position. Only the first `count` copies mean something.
struct UntouchedCopies {
  static constexpr std::size_t kMost = 2048;

  std::uint64_t maker = 0;  // Maker's edges and the open ones, bit by bit
  std::uint64_t open = 0;
  std::size_t count = 0;
  bool had_twins = false;  // drop_twins() found some
  std::array<std::uint64_t, kMost> copies;
  // For each open edge the open edges that all its copies hold; computed by drop_twins().
  std::array<std::uint64_t, 64> in_all;

  UntouchedCopies() {}  // NOLINT(modernize-use-equals-default): arrays stay as they are

  std::uint64_t set(std::size_t i) const {
    HARARY_ASSERT(i < count, "a copy is one of those that mean something");
    return copies[i] & open;
  }

  // Copies consist of Maker's edges and of open ones, which are others.
  bool valid() const {
    if ((maker & open) != 0 || count > kMost) return false;
    for (std::size_t i = 0; i < count; ++i) {
      if ((copies[i] & ~(maker | open)) != 0) return false;
    }
    return true;
  }

  // Drops the copies for which drop(copy) is true.
  template <class F>
  void drop_if(F&& drop) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count; ++i) {
      const std::uint64_t copy = copies[i];
      if (!drop(copy)) copies[kept++] = copy;
    }
    count = kept;
  }

  // Forgets the edges of no copy.
  void forget_useless_edges() {
    std::uint64_t useful = 0;
    for (std::size_t i = 0; i < count; ++i) useful |= copies[i];
    maker &= useful;
    open &= useful;
  }
};

}  // namespace harary
