// SPDX-License-Identifier: MIT
// The order in which the moves of a position are tried. What is sorted are short ranks, not the
// children, which can be hundreds of bytes long; so the sort is compiled once for all games, and
// every child is moved at most once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "base/assert.hpp"

namespace harary {

// A child: its rank and its place among the children.
struct Ranked {
  std::int64_t rank = 0;
  std::uint32_t place = 0;
};

// The lowest rank first, of equal ranks the first place: the same order in every run.
void sort_ranks(std::span<Ranked> ranks);

// Puts at i what is at ranks[i].place, for all i. The places are a permutation; they are spent.
template <class T>
void arrange(std::span<T> items, std::span<Ranked> ranks) {
  HARARY_ASSERT(items.size() == ranks.size(), "each item has a rank");
  for (std::size_t start = 0; start < items.size(); ++start) {
    if (ranks[start].place == start) continue;
    // Along one cycle of the permutation.
    T kept = std::move(items[start]);
    std::size_t i = start;
    while (ranks[i].place != start) {
      const std::size_t from = ranks[i].place;
      HARARY_ASSERT(from < items.size(), "the places are a permutation");
      items[i] = std::move(items[from]);
      ranks[i].place = static_cast<std::uint32_t>(i);
      i = from;
    }
    items[i] = std::move(kept);
    ranks[i].place = static_cast<std::uint32_t>(i);
  }
}

// The items in the order of rank_of(item), of equal ranks the first one first. `ranks` is room to
// work in, kept by callers that must not allocate.
template <class T, class RankOf>
void order_by(std::span<T> items, std::vector<Ranked>& ranks, RankOf&& rank_of) {
  ranks.clear();
  for (const T& item : items) {
    ranks.push_back({rank_of(item), static_cast<std::uint32_t>(ranks.size())});
  }
  sort_ranks(ranks);
  arrange(items, std::span(ranks));
}

}  // namespace harary
