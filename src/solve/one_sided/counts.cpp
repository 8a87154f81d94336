// SPDX-License-Identifier: MIT
#include "solve/one_sided/counts.hpp"

namespace harary {

void OneSidedCounts::add(const OneSidedCounts& other) {
  won_by_maker += other.won_by_maker;
  won_by_breaker += other.won_by_breaker;
  unanswered += other.unanswered;
  for (std::size_t i = 0; i < by_lemma.size(); ++i) by_lemma[i] += other.by_lemma[i];
  by_table += other.by_table;
  by_pairs += other.by_pairs;
  positions += other.positions;
  by_known_move += other.by_known_move;
  by_search += other.by_search;
  table.add(other.table);
}

SearchStats OneSidedCounts::described(std::span<const std::string_view> lemmas) const {
  SearchStats stats{.search = "one_sided", .positions = positions};
  stats.groups.push_back({"games",
                          {{"won_by_breaker", won_by_breaker},
                           {"won_by_maker", won_by_maker},
                           {"unanswered", unanswered}}});
  SearchStats::Group known{"without_search", {}};
  for (std::size_t i = 0; i < lemmas.size(); ++i) {
    known.counts.emplace_back(lemmas[i], by_lemma[i]);
  }
  known.counts.emplace_back("table", by_table);
  known.counts.emplace_back("pairs", by_pairs);
  stats.groups.push_back(std::move(known));
  stats.groups.push_back({"ends",
                          {{"known_move", by_known_move},
                           {"search", by_search},
                           {"unfinished", positions - by_known_move - by_search}}});
  stats.table = TableStats{.counts = table};
  return stats;
}

}  // namespace harary
