// SPDX-License-Identifier: MIT
// Positions of clique and star as their duels see them.
#pragma once

#include <array>
#include <cstdint>

#include "games/edges/board.hpp"
#include "games/edges/colouring.hpp"
#include "games/scoring/clique_duel.hpp"
#include "games/scoring/star_duel.hpp"

namespace harary {

inline CliqueDuel::Position duel_position(const CliqueDuel& duel, const EdgeBoard& board,
                                          const Colouring<1, 2>& p, int moves) {
  const auto pairs = [&](const EdgeSet<1>& edges) {
    std::uint64_t result = 0;
    for (const int e : edges) result |= std::uint64_t{1} << board.edge(e).pair_index();
    return result;
  };
  return duel.reduced(pairs(p[kRed]), pairs(p[kGreen]), pairs(board.all<1>() - p.coloured()),
                      moves);
}

inline StarDuel::Position duel_position(const StarDuel& duel, const EdgeBoard& board,
                                        const Colouring<1, 2>& p, int moves) {
  std::array<StarDuel::Row, StarDuel::kMostVertices> open{};
  std::array<std::array<std::uint8_t, StarDuel::kMostVertices>, 2> degrees{};
  for (const int e : board.all<1>()) {
    const auto low = static_cast<std::size_t>(board.edge(e).low);
    const auto high = static_cast<std::size_t>(board.edge(e).high);
    for (const int colour : {kRed, kGreen}) {
      if (!p[colour].contains(e)) continue;
      ++degrees[static_cast<std::size_t>(colour)][low];
      ++degrees[static_cast<std::size_t>(colour)][high];
    }
    if (p.coloured().contains(e)) continue;
    open[low] = static_cast<StarDuel::Row>(open[low] | 1U << high);
    open[high] = static_cast<StarDuel::Row>(open[high] | 1U << low);
  }
  return duel.reduced(open, degrees, moves);
}

}  // namespace harary
