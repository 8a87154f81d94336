// SPDX-License-Identifier: MIT
// Dominated moves of games about copies: if every copy that counts, of either player, with the edge
// f also holds the open edge e, then e is at least as good a move as f. Each core that uses this
// states and proves it for its game.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "graph/edge_set.hpp"

namespace harary {

// Sets of edges are words, bit by bit. A scratch value, made anew for each position.
class Domination {
 public:
  explicit Domination(std::uint64_t open) : open_(open) { in_all_.fill(open); }

  // A copy that counts.
  void add(std::uint64_t copy) {
    for (std::uint64_t rest = copy & open_; rest != 0; rest &= rest - 1) {
      in_all_[static_cast<std::size_t>(std::countr_zero(rest))] &= copy;
    }
  }

  // The open edges without those that are dominated; of edges that dominate one another the first
  // stays.
  EdgeSet<1> undominated() const {
    EdgeSet<1> result;
    for (std::uint64_t rest = open_; rest != 0; rest &= rest - 1) {
      const int f = std::countr_zero(rest);
      bool dominated = false;
      std::uint64_t better = in_all(f) & ~single(f);
      for (; better != 0 && !dominated; better &= better - 1) {
        const int e = std::countr_zero(better);
        dominated = e < f || (in_all(e) & single(f)) == 0;
      }
      if (!dominated) result.insert(f);
    }
    return result;
  }

 private:
  static constexpr std::uint64_t single(int edge) { return std::uint64_t{1} << edge; }
  // The open edges that all copies with this edge hold.
  std::uint64_t in_all(int edge) const { return in_all_[static_cast<std::size_t>(edge)]; }

  std::uint64_t open_;
  std::array<std::uint64_t, 64> in_all_;
};

}  // namespace harary
