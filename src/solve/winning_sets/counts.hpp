// SPDX-License-Identifier: MIT
// What the searches of a game on winning sets count: of each technique how often it was asked, and
// how often that cut something. One struct a solver, which has one thread.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "solve/stats/search_stats.hpp"

namespace harary {

// In the order in which a position meets them; then whole searches, which are asked for a slice of
// positions and cut if they answer.
enum class Technique : std::uint8_t {
  first_sight,        // a position: it is over, or has threats that decide it (survey.hpp)
  twins,              // a position: some were dropped (companions.hpp)
  components,         // a position: it has several
  potential,          // a position: Breaker holds by Erdős and Selfridge, or by Beck
  relaxation,         // a position of a strong game: Breaker holds in the Maker-Breaker game
  packing,            // a position: too many disjoint sets for Breaker's moves
  few_pairs,          // a position: Breaker holds within few disjoint pairs
  blocks,             // a position: what Waiter must offer together tells that Client owns a set
  table,              // a position: the table knows enough
  pairs,              // a position: Breaker holds by pairs and potential (pair_potential.hpp)
  threats,            // a position: a sequence of threats wins, or would after a pass (threats.hpp)
  pairs_after_move,   // one of Breaker's best moves: he holds by pairs after it
  dominated_points,   // a point: another one is as good (companions.hpp)
  replies_to_threat,  // a point: no reply to the sequence of threats
  makers_zone,        // a move of Breaker's: outside a zone of Maker's (zones.hpp)
  breakers_zone,      // a move of Maker's: outside a zone of Breaker's
  pairing,            // a question: Breaker has a pairing strategy (pairing.hpp)
  bounds,             // small bounds one after the other
  maker_breaker,      // without a bound
  proof_numbers,      // the strong game (strong_proof_search.hpp)
  depth_first,        // the strong game (strong_search.hpp)
  breakers_moves,     // in how few moves Breaker spoils all sets
  biased,
  two_families,
  avoider,
  waiter,
};
inline constexpr std::size_t kTechniques = static_cast<std::size_t>(Technique::waiter) + 1;

// With underscores between words.
std::string_view name_of(Technique technique);

struct SetCounts {
  struct Use {
    std::uint64_t asked = 0;
    std::uint64_t cut = 0;
  };
  std::array<Use, kTechniques> uses{};

  void add(Technique technique, std::uint64_t asked, std::uint64_t cut) {
    Use& use = uses[static_cast<std::size_t>(technique)];
    use.asked += asked;
    use.cut += cut;
  }
  // Groups of the techniques that were asked.
  SearchStats described() const;
};

}  // namespace harary
