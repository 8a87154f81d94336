// SPDX-License-Identifier: MIT
#include "solve/winning_sets/counts.hpp"

#include <string>

namespace harary {

std::string_view name_of(Technique technique) {
  static constexpr std::array<std::string_view, kTechniques> kNames{"first_sight",
                                                                    "twins",
                                                                    "components",
                                                                    "potential",
                                                                    "relaxation",
                                                                    "packing",
                                                                    "few_pairs",
                                                                    "blocks",
                                                                    "table",
                                                                    "pairs",
                                                                    "threats",
                                                                    "pairs_after_move",
                                                                    "dominated_points",
                                                                    "replies_to_threat",
                                                                    "makers_zone",
                                                                    "breakers_zone",
                                                                    "pairing",
                                                                    "bounds",
                                                                    "maker_breaker",
                                                                    "proof_numbers",
                                                                    "depth_first",
                                                                    "breakers_moves",
                                                                    "biased",
                                                                    "two_families",
                                                                    "avoider",
                                                                    "waiter"};
  return kNames[static_cast<std::size_t>(technique)];
}

SearchStats SetCounts::described() const {
  SearchStats stats{.search = "winning_sets"};
  SearchStats::Group asked{"asked", {}}, cut{"cut", {}};
  for (std::size_t i = 0; i < kTechniques; ++i) {
    if (uses[i].asked == 0) continue;
    const std::string name(name_of(static_cast<Technique>(i)));
    asked.counts.emplace_back(name, uses[i].asked);
    cut.counts.emplace_back(name, uses[i].cut);
  }
  stats.groups = {std::move(asked), std::move(cut)};
  return stats;
}

}  // namespace harary
