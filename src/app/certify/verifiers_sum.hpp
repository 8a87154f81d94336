// SPDX-License-Identifier: MIT
// Which of the verifier's sums (verify/sums) corresponds to a game that is a sum, how the game
// begins there, and how positions of the verifier's go over to those that engines search.
#pragma once

#include <cstddef>

#include "games/one_colour/triangle_sum.hpp"
#include "verify/sums/triangle_sum.hpp"
#include "verify/sums/triangle_sum_game.hpp"

namespace harary {

// By the rules of the sum.
template <class Sums>
struct VerifiersSum {};

template <>
struct VerifiersSum<TriangleSumRules<16>> {
  using Sum = TriangleSum;
  using Parts = TriangleParts;
  using Game = TriangleSumGame;
  using Start = TriangleSumStart;

  static TriangleSumRules<16>::Position position(const TriangleSum& part) {
    TriangleSumRules<16>::Position result;
    result.graph.order = static_cast<int>(TriangleSum::kMost);
    result.graph.rows = {part.drawn, part.legal};
    return result;
  }
};

template <class Sums>
concept CertifiableBySum = requires { typename VerifiersSum<Sums>::Game; };

// How a game with one colour begins.
template <class Start, class R>
Start sum_start(const R& rules) {
  const auto& board = rules.board();
  const auto start = rules.start();
  return {board.order(), board.edges_of(start[0]), board.edges_of(rules.moves(start)),
          rules.mover(start)};
}

}  // namespace harary
