// SPDX-License-Identifier: MIT
// What one thread of a nimber search counts.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "solve/stats/search_stats.hpp"

namespace harary {

struct NimberCounts {
  // Summands that were expanded: how they ended.
  std::uint64_t positions = 0;
  std::uint64_t by_move = 0;    // a move is known to have the nimber that was asked for
  std::uint64_t by_nimber = 0;  // the nimber was found
  std::uint64_t above = 0;      // it is larger than what was asked for
  std::uint64_t elsewhere = 0;  // another thread ended the question
  // Summands of the positions after a move that need no search.
  std::uint64_t small = 0;      // their nimbers are counted from their moves
  std::uint64_t cancelled = 0;  // in pairs of equal ones
  std::uint64_t by_table = 0;
  std::size_t deepest = 0;
  TableCounts table;

  void add(const NimberCounts& other) {
    positions += other.positions;
    by_move += other.by_move;
    by_nimber += other.by_nimber;
    above += other.above;
    elsewhere += other.elsewhere;
    small += other.small;
    cancelled += other.cancelled;
    by_table += other.by_table;
    deepest = std::max(deepest, other.deepest);
    table.add(other.table);
  }

  // The fill of the table is not known here.
  SearchStats described() const {
    SearchStats stats{.search = "nimber", .positions = positions, .deepest = deepest};
    const std::uint64_t ended = by_move + by_nimber + above + elsewhere;
    stats.groups.push_back({"ends",
                            {{"move", by_move},
                             {"nimber", by_nimber},
                             {"above", above},
                             {"another_thread", elsewhere},
                             {"unfinished", positions - ended}}});
    stats.groups.push_back({"summands_without_search",
                            {{"small", small}, {"equal_pairs", cancelled}, {"table", by_table}}});
    stats.table = TableStats{.counts = table};
    return stats;
  }
};

}  // namespace harary
