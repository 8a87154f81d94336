// SPDX-License-Identifier: MIT
#include "games/domination/domination.hpp"

#include <fmt/format.h>

#include "base/error.hpp"

namespace harary {

DominationRules::DominationRules(const OneColourVertexSetup& setup, Dominating dominating)
    : OneColourVertexGame(setup),
      sets_(std::make_shared<const DominatedBoard>(setup.board, dominating)) {}

EndReason DominationRules::reason(const Position& p) const {
  EndReason reason;
  const int made = layer(p);
  const int left = free_at_start() - made;
  reason.text = fmt::format("No vertex dominates a new one: {} vert{} left, {} move{} made.", left,
                            left == 1 ? "ex is" : "ices are", made, made == 1 ? " was" : "s were");
  for (const int v : p[0]) reason.vertices.push_back(v);
  return reason;
}

Verdict DominationRules::verdict(Value value) const {
  const int moves = -value;
  const int left = free_at_start() - moves;
  const Winner winner = left > moves ? Winner::first : left < moves ? Winner::second : Winner::tie;
  return {winner, std::pair{left, moves}, left - moves};
}

// With n free vertices Dominator wins by fewer than n / 2 moves, and Staller by more.
std::vector<Value> DominationRules::cuts() const {
  const int free = free_at_start();
  const int most = (free - 1) / 2;  // moves with which Dominator wins
  if (free % 2 != 0) return {-most - 1};
  if (free == 0) return {-1, 0};
  return {-free / 2 - 1, -most - 1};
}

auto DominationRules::parse_move(const Position& p, std::string_view text) const -> Move {
  const int vertex = read_move(p, text);
  if (!moves(p).contains(vertex)) {
    throw InputError(fmt::format("move: the vertex {} dominates no new vertex", vertex));
  }
  return vertex;
}

}  // namespace harary
