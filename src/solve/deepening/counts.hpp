// SPDX-License-Identifier: MIT
// What a search by depth counts.
#pragma once

#include <cstdint>

#include "solve/stats/search_stats.hpp"

namespace harary {

struct DeepeningCounts {
  std::uint64_t searches = 0;  // of a depth, or to the end
  // Positions that were not expanded.
  std::uint64_t over = 0;
  std::uint64_t by_bounds = 0;
  std::uint64_t horizon = 0;  // estimated
  std::uint64_t by_table = 0;
  // Those that were: how they ended.
  std::uint64_t positions = 0;
  std::uint64_t by_move = 0;  // a move was good enough
  std::uint64_t by_all_moves = 0;
  std::uint64_t searched_again = 0;  // with a wider window
  std::uint64_t deepest = 0;
  TableStats table;

  SearchStats described() const {
    SearchStats stats{.search = "deepening", .positions = positions, .deepest = deepest};
    stats.groups.push_back({"ends",
                            {{"move", by_move},
                             {"all_moves", by_all_moves},
                             {"unfinished", positions - by_move - by_all_moves}}});
    stats.groups.push_back(
        {"without_search",
         {{"over", over}, {"bounds", by_bounds}, {"horizon", horizon}, {"table", by_table}}});
    stats.groups.push_back({"work", {{"searches", searches}, {"searched_again", searched_again}}});
    stats.table = table;
    return stats;
  }
};

}  // namespace harary
