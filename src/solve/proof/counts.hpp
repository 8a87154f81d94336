// SPDX-License-Identifier: MIT
// What one thread of a proof search counts.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "games/lemmas.hpp"
#include "solve/stats/search_stats.hpp"

namespace harary {

// What became of the moves that were looked at.
struct MoveCounts {
  std::uint64_t over = 0;                             // the game ends
  std::array<std::uint64_t, kMostLemmas> by_lemma{};  // the rules' bounds say enough
  std::uint64_t open = 0;
};

struct ProofCounts {
  // How a position ended, in the order of the steps of the search.
  enum End : std::uint8_t {
    one_sided,  // one-sided games decide the window
    move,       // a move that is known to be good enough, by the rules
    table,      // or by the table
    bounds,     // no move can be good enough
    search,     // the moves were searched
    elsewhere,  // another thread was first
    kEnds
  };

  std::array<std::uint64_t, kEnds> ends{};
  std::uint64_t positions = 0;
  std::size_t deepest = 0;
  MoveCounts moves;
  // Open moves after the look into the table.
  std::uint64_t settled_by_table = 0;
  std::uint64_t same_key = 0;
  std::uint64_t left_to_search = 0;
  std::uint64_t searched_again = 0;  // with a wider window
  TableCounts table_use;

  void add(const ProofCounts& other);
  // `lemmas`: the names of the rules' lemmas. The fill of the table is not known here.
  SearchStats described(std::span<const std::string_view> lemmas) const;
};

}  // namespace harary
