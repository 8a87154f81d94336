// SPDX-License-Identifier: MIT
// Positions of the cores of scoring games.
#pragma once

#include <array>
#include <cstdint>

#include "games/edges/board.hpp"
#include "games/edges/colouring.hpp"
#include "games/scoring/capture_core.hpp"
#include "games/scoring/chain_threshold.hpp"
#include "games/scoring/star_threshold.hpp"

namespace harary {

inline ChainThreshold::Position core_position(const ChainThreshold& core, const EdgeBoard& board,
                                              const Colouring<1, 2>& p, int moves,
                                              const OutcomeThreshold& threshold = {}) {
  const auto pairs = [&](const EdgeSet<1>& edges) {
    std::uint64_t result = 0;
    for (const int e : edges) result |= std::uint64_t{1} << board.edge(e).pair_index();
    return result;
  };
  return core.reduced(pairs(p[kRed]), pairs(p[kGreen]), pairs(board.all<1>() - p.coloured()), moves,
                      threshold);
}

// What degrees say of a position on at most Most vertices.
template <std::size_t Most>
struct ColouredDegrees {
  std::array<std::uint16_t, Most> open{};
  std::array<std::array<std::uint8_t, Most>, 2> coloured{};

  ColouredDegrees(const EdgeBoard& board, const Colouring<1, 2>& p) {
    for (const int e : board.all<1>()) {
      const auto low = static_cast<std::size_t>(board.edge(e).low);
      const auto high = static_cast<std::size_t>(board.edge(e).high);
      for (const int colour : {kRed, kGreen}) {
        if (!p[colour].contains(e)) continue;
        ++coloured[static_cast<std::size_t>(colour)][low];
        ++coloured[static_cast<std::size_t>(colour)][high];
      }
      if (p.coloured().contains(e)) continue;
      open[low] = static_cast<std::uint16_t>(open[low] | 1U << high);
      open[high] = static_cast<std::uint16_t>(open[high] | 1U << low);
    }
  }
};

inline StarThreshold::Position core_position(const StarThreshold& core, const EdgeBoard& board,
                                             const Colouring<1, 2>& p, int moves,
                                             const OutcomeThreshold& threshold = {}) {
  const ColouredDegrees<StarThreshold::kMostVertices> degrees(board, p);
  return core.reduced(degrees.open, degrees.coloured, moves, threshold);
}

inline CaptureCore::Position core_position(const CaptureCore& core, const EdgeBoard& board,
                                           const Colouring<1, 2>& p, int moves) {
  const ColouredDegrees<CaptureCore::kMostVertices> degrees(board, p);
  std::array<std::int8_t, CaptureCore::kMostVertices> balance{};
  for (std::size_t v = 0; v < balance.size(); ++v) {
    balance[v] = static_cast<std::int8_t>(degrees.coloured[0][v] - degrees.coloured[1][v]);
  }
  return core.reduced(degrees.open, balance, moves);
}

}  // namespace harary
