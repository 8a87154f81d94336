// SPDX-License-Identifier: MIT
// What a search for shortest solutions counts.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "solve/stats/search_stats.hpp"

namespace harary {

struct LayeredCounts {
  std::uint64_t beams = 0;   // runs that keep only the most promising positions
  std::uint64_t proofs = 0;  // runs that keep all
  // Positions after a move, as they were found.
  std::uint64_t found = 0;
  std::uint64_t too_long = 0;  // a solution through them has too many moves
  std::uint64_t solved = 0;
  std::uint64_t equal = 0;  // one of their depth
  std::uint64_t positions = 0;
  std::uint64_t outdone = 0;  // another position of their depth serves as well
  std::uint64_t outside_beam = 0;
  std::uint64_t expanded = 0;
  std::uint64_t splits = 0;  // a depth did not fit into memory
  std::size_t deepest = 0;

  void add(const LayeredCounts& other) {
    beams += other.beams;
    proofs += other.proofs;
    found += other.found;
    too_long += other.too_long;
    solved += other.solved;
    equal += other.equal;
    positions += other.positions;
    outdone += other.outdone;
    outside_beam += other.outside_beam;
    expanded += other.expanded;
    splits += other.splits;
    deepest = std::max(deepest, other.deepest);
  }

  SearchStats described(int threads) const {
    SearchStats stats{
        .search = "best_first", .threads = threads, .positions = positions, .deepest = deepest};
    stats.groups.push_back({"found",
                            {{"too_long", too_long},
                             {"solved", solved},
                             {"equal", equal},
                             {"new", found - too_long - solved - equal}}});
    stats.groups.push_back(
        {"new", {{"expanded", expanded}, {"outdone", outdone}, {"outside_beam", outside_beam}}});
    stats.groups.push_back({"work", {{"beams", beams}, {"proofs", proofs}, {"splits", splits}}});
    return stats;
  }
};

}  // namespace harary
