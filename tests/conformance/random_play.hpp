// SPDX-License-Identifier: MIT
// Random games by the plain rules, and the first moves of a position, at most kMostMoves: there
// may be more moves than can be listed.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/rules.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary::tests {

inline constexpr std::size_t kMostMoves = 300;

template <class R>
std::vector<typename R::Move> first_moves(const R& rules, const typename R::Position& p) {
  std::vector<typename R::Move> moves;
  for (const auto& move : rules.moves(p)) {
    moves.push_back(move);
    if (moves.size() == kMostMoves) break;
  }
  return moves;
}

// A position of a random game and the move that was made there.
template <class R>
struct Step {
  typename R::Position position;
  typename R::Move move;
};

template <class R>
struct RandomGame {
  std::vector<Step<R>> steps;
  typename R::Position end;
};

template <class R>
RandomGame<R> play_at_random(const R& rules, TestRandom& random) {
  constexpr std::size_t kTooLong = 5000;
  RandomGame<R> game{{}, rules.start()};
  while (!rules.result(game.end)) {
    const auto moves = first_moves(rules, game.end);
    if (moves.empty() || game.steps.size() > kTooLong) {
      ADD_FAILURE() << "no end after " << game.steps.size() << " moves";
      return game;
    }
    const auto move = moves[random.below(moves.size())];
    game.steps.push_back({game.end, move});
    game.end = rules.after(game.end, move);
  }
  return game;
}

// All positions of a short game, a few of a long one; the end always.
template <class R>
std::vector<typename R::Position> sample(const RandomGame<R>& game, std::size_t most) {
  std::vector<typename R::Position> positions;
  const std::size_t stride = game.steps.size() / most + 1;
  for (std::size_t i = 0; i < game.steps.size(); i += stride) {
    positions.push_back(game.steps[i].position);
  }
  positions.push_back(game.end);
  return positions;
}

}  // namespace harary::tests
