// SPDX-License-Identifier: MIT
// Ends of the one-sided game that need no search.
//
//   Lemma (threats). Maker, to move, wins with a set of one edge, and with two sets of two that
//   share an edge: he takes it, and Breaker cannot take both others. If Breaker is to move, Maker
//   wins with two sets of one; with one such set Breaker has only one move.
//   Theorem (Erdős and Selfridge 1973, in the form of its proof): see games/edges/breaker.hpp. A
//   set weighs 2^-size. Breaker holds if the weight of all sets is below 1 and he is to move, or if
//   this weight and that of the heaviest edge are below 1 together and Maker is to move.
#pragma once

#include <cstdint>

#include "games/edges/one_sided/untouched_copies.hpp"
#include "games/edges/potential.hpp"
#include "games/one_sided.hpp"

namespace harary {

// How much the sets weigh (games/edges/potential.hpp), and the edges of sets of one.
struct OneSidedWeights {
  Potential::Weight total = 0;
  Potential::Weight heaviest = 0;  // of the sets that hold an edge, the heaviest edge's
  std::uint64_t singles = 0;       // the edges of sets of one
  bool fork = false;               // two sets of two share an edge
  bool complete = false;           // Maker owns a copy

  explicit OneSidedWeights(const UntouchedCopies& position);

  // Who has won, if it is known, and by which lemma.
  enum Lemma : std::uint8_t { kCompleteSet, kThreats, kPotential };
  OneSidedEnd end(bool makers_turn) const;
};

}  // namespace harary
