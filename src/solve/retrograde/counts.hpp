// SPDX-License-Identifier: MIT
// What a run of retrograde analysis counts.
#pragma once

#include <cstdint>

#include "solve/stats/search_stats.hpp"

namespace harary {

struct RetrogradeCounts {
  std::uint64_t written = 0;    // positions with their values
  std::uint64_t generated = 0;  // positions without, on the way forward
  std::uint64_t forward = 0;    // records of moves
  std::uint64_t backward = 0;
  std::uint64_t layers_written = 0;
  std::uint64_t layers_found = 0;  // an earlier run wrote them
  std::uint64_t runs = 0;          // sorted runs on disk, where a layer did not fit into memory
  std::uint64_t largest_layer = 0;

  SearchStats described(int threads) const {
    SearchStats stats{.search = "retrograde", .threads = threads, .positions = written};
    stats.groups.push_back({"forward", {{"moves", forward}, {"positions", generated}}});
    stats.groups.push_back({"backward", {{"moves", backward}, {"positions", written}}});
    stats.groups.push_back({"layers",
                            {{"written", layers_written},
                             {"found", layers_found},
                             {"largest", largest_layer},
                             {"sorted_runs", runs}}});
    return stats;
  }
};

}  // namespace harary
