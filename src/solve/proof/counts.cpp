// SPDX-License-Identifier: MIT
#include "solve/proof/counts.hpp"

#include <algorithm>
#include <utility>

namespace harary {

void ProofCounts::add(const ProofCounts& other) {
  for (std::size_t i = 0; i < ends.size(); ++i) ends[i] += other.ends[i];
  positions += other.positions;
  deepest = std::max(deepest, other.deepest);
  moves.over += other.moves.over;
  for (std::size_t i = 0; i < moves.by_lemma.size(); ++i) {
    moves.by_lemma[i] += other.moves.by_lemma[i];
  }
  moves.open += other.moves.open;
  settled_by_table += other.settled_by_table;
  same_key += other.same_key;
  left_to_search += other.left_to_search;
  searched_again += other.searched_again;
  table_use.add(other.table_use);
}

SearchStats ProofCounts::described(std::span<const std::string_view> lemmas) const {
  std::uint64_t ended = 0;
  for (const std::uint64_t number : ends) ended += number;
  SearchStats stats{.search = "proof", .positions = positions, .deepest = deepest};
  stats.groups.push_back({"ends",
                          {{"one_sided", ends[one_sided]},
                           {"move", ends[move]},
                           {"table", ends[table]},
                           {"bounds", ends[bounds]},
                           {"search", ends[search]},
                           {"another_thread", ends[elsewhere]},
                           {"unfinished", positions - ended}}});
  SearchStats::Group of_moves{"moves", {{"over", moves.over}}};
  for (std::size_t i = 0; i < lemmas.size(); ++i) {
    of_moves.counts.emplace_back(lemmas[i], moves.by_lemma[i]);
  }
  of_moves.counts.emplace_back("open", moves.open);
  stats.groups.push_back(std::move(of_moves));
  stats.groups.push_back({"open_moves",
                          {{"settled_by_table", settled_by_table},
                           {"same_key", same_key},
                           {"left_to_search", left_to_search},
                           {"searched_again", searched_again}}});
  stats.table = TableStats{.counts = table_use};
  return stats;
}

}  // namespace harary
