// SPDX-License-Identifier: MIT
#include "games/edges/one_sided/game.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "base/assert.hpp"
#include "games/edges/one_sided/supersets.hpp"
#include "games/edges/one_sided/twins.hpp"

namespace harary {

void OneSidedGame::begin(const Start& start, Position& p) const {
  HARARY_ASSERT((start.maker & start.open) == 0, "Maker's edges are not open");
  p.list = start.list;
  p.copies.maker = start.maker;
  p.copies.open = start.open;
  p.copies.count = 0;
  if (start.list < lists_->size()) {
    const Pairs possible = start.maker | start.open;
    for (const Pairs copy : (*lists_)[start.list]) {
      if ((copy & ~possible) != 0) continue;
      HARARY_ASSERT(p.copies.count < UntouchedCopies::kMost, "there is room for all copies");
      p.copies.copies[p.copies.count++] = copy;
    }
  }
  drop_supersets(p.copies, ~std::uint64_t{0});
  drop_twins(p.copies);
}

auto OneSidedGame::key(const Position& p) const -> Key {
  HARARY_ASSERT(p.copies.valid(), "copies consist of Maker's edges and open ones");
  Key result = pair_form<2>({p.copies.open, p.copies.maker});
  result.planes[0] |= std::uint64_t{p.list} << PairForm<2>::kBits;
  return result;
}

namespace {

// By the number of a copy's open edges: what it weighs for the choice of a move.
using WeightOfSize = std::array<std::uint64_t, 65>;

// 4^-k: Maker does well to threaten. By 2^-k, which bounds what she can get, twelve random
// positions on K10 with five edges of each player take 1,885,000 positions instead of 542,000.
constexpr WeightOfSize kMakersWeights = [] {
  WeightOfSize result{};
  for (std::size_t k = 0; k < result.size(); ++k) {
    result[k] = std::uint64_t{1} << (k < 25 ? 50 - 2 * k : 0);
  }
  return result;
}();

// (2/3)^k. Breaker's heaviest edge by this measure holds more often than by 2^-k, which hardly
// counts large copies: 690,000 positions instead of 820,000 for clique on K9.
constexpr WeightOfSize kBreakersWeights = [] {
  WeightOfSize result{};
  std::uint64_t weight = std::uint64_t{1} << 50;  // so that no sum of copies overflows
  for (std::uint64_t& of_size : result) {
    of_size = weight;
    weight = weight / 3 * 2;
  }
  return result;
}();

// Of each edge: what its copies weigh together.
struct EdgeWeights {
  EdgeWeights(const UntouchedCopies& copies, const WeightOfSize& of_size) {
    for (std::size_t i = 0; i < copies.count; ++i) {
      const std::uint64_t set = copies.set(i);
      if (std::has_single_bit(set)) singles |= set;
      const std::uint64_t weight = of_size[static_cast<std::size_t>(std::popcount(set))];
      for (std::uint64_t rest = set; rest != 0; rest &= rest - 1) {
        edge[static_cast<std::size_t>(std::countr_zero(rest))] += weight;
      }
    }
  }

  std::array<std::uint64_t, 64> edge{};
  std::uint64_t singles = 0;  // the edges of sets of one
};

std::size_t heaviest_first(std::uint64_t edges, const std::array<std::uint64_t, 64>& weight,
                           OneSidedMoves& moves) {
  std::size_t count = 0;
  for (; edges != 0; edges &= edges - 1) moves[count++] = std::countr_zero(edges);
  std::stable_sort(
      moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(count), [&](int e, int f) {
        return weight[static_cast<std::size_t>(e)] > weight[static_cast<std::size_t>(f)];
      });
  return count;
}

}  // namespace

std::size_t OneSidedGame::moves(const Position& p, bool makers_turn, OneSidedMoves& moves) {
  const EdgeWeights weights(p.copies, makers_turn ? kMakersWeights : kBreakersWeights);
  const bool forced = !makers_turn && weights.singles != 0;
  const std::uint64_t edges = forced ? weights.singles : undominated_edges(p.copies);
  return heaviest_first(edges, weights.edge, moves);
}

void OneSidedGame::after(const Position& p, Move edge, bool makers_turn, Position& result) {
  const std::uint64_t bit = std::uint64_t{1} << edge;
  HARARY_ASSERT((p.copies.open & bit) != 0, "an edge that is coloured was open");
  HARARY_ASSERT(&p != &result, "a position is made beside the one before the move");
  result.list = p.list;
  UntouchedCopies& copies = result.copies;
  copies.maker = makers_turn ? p.copies.maker | bit : p.copies.maker;
  copies.open = p.copies.open & ~bit;
  copies.count = 0;
  for (std::size_t i = 0; i < p.copies.count; ++i) {
    const std::uint64_t copy = p.copies.copies[i];
    if (makers_turn || (copy & bit) == 0) copies.copies[copies.count++] = copy;
  }
  if (makers_turn) drop_supersets(copies, bit);
  drop_twins(copies);
}

}  // namespace harary
