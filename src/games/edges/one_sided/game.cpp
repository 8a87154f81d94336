// SPDX-License-Identifier: MIT
#include "games/edges/one_sided/game.hpp"

#include <algorithm>
#include <bit>

#include "games/edges/one_sided/supersets.hpp"
#include "games/edges/one_sided/twins.hpp"

namespace harary {

void OneSidedGame::begin(const Start& start, Position& p) const {
  p.list = start.list;
  p.copies.maker = start.maker;
  p.copies.open = start.open;
  p.copies.count = 0;
  if (start.list < lists_->size()) {
    const Pairs possible = start.maker | start.open;
    for (const Pairs copy : (*lists_)[start.list]) {
      if ((copy & ~possible) == 0) p.copies.copies[p.copies.count++] = copy;
    }
  }
  drop_supersets(p.copies, ~std::uint64_t{0});
  drop_twins(p.copies);
}

auto OneSidedGame::key(const Position& p) const -> Key {
  Key result = pair_form<2>({p.copies.open, p.copies.maker});
  result.planes[0] |= std::uint64_t{p.list} << PairForm<2>::kBits;
  return result;
}

std::size_t OneSidedGame::moves(const Position& p, bool makers_turn, OneSidedMoves& moves) {
  const OneSidedWeights weights(p.copies);
  std::uint64_t edges = undominated_edges(p.copies);
  if (!makers_turn && weights.singles != 0) edges = weights.singles;
  std::size_t count = 0;
  for (; edges != 0; edges &= edges - 1) moves[count++] = std::countr_zero(edges);
  std::stable_sort(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(count),
                   [&](int a, int b) {
                     return weights.edge[static_cast<std::size_t>(a)] >
                            weights.edge[static_cast<std::size_t>(b)];
                   });
  return count;
}

void OneSidedGame::after(const Position& p, Move edge, bool makers_turn, Position& result) {
  const std::uint64_t bit = std::uint64_t{1} << edge;
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
