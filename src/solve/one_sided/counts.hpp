// SPDX-License-Identifier: MIT
// What one thread of a search of one-sided games counts.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "games/lemmas.hpp"
#include "solve/stats/search_stats.hpp"

namespace harary {

struct OneSidedCounts {
  // Games that were asked about: who won, or that the search ended before.
  std::uint64_t won_by_maker = 0;
  std::uint64_t won_by_breaker = 0;
  std::uint64_t unanswered = 0;
  // Positions that needed no search: by the lemma of the game, by the table, and by pairs with
  // potential.
  std::array<std::uint64_t, kMostLemmas> by_lemma{};
  std::uint64_t by_table = 0;
  std::uint64_t by_pairs = 0;
  // Positions that were expanded: how they ended.
  std::uint64_t positions = 0;
  std::uint64_t by_known_move = 0;
  std::uint64_t by_search = 0;
  TableCounts table;

  void add(const OneSidedCounts& other);
  // `lemmas`: their names. The fill of the table is not known here.
  SearchStats described(std::span<const std::string_view> lemmas) const;
};

}  // namespace harary
