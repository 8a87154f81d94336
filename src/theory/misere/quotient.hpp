// SPDX-License-Identifier: MIT
// The misère quotient of the sums of heaps 1 … n (T. Plambeck, A. Siegel, "Misère quotients for
// impartial games", 2008): X and Y are the same if X + Z and Y + Z have the same winner for every
// sum Z of such heaps. A finite quotient, with the set of the elements whose positions the player
// who has just moved wins, decides every sum.
//
// It is learned as finite automata are (D. Angluin, "Learning regular sets from queries and
// counterexamples", 1987). Sums that some test sum tells apart are elements; a sum and one heap
// more must be the same as an element; and the order of heaps must not matter, or there is a new
// test. What was learned is a monoid Q with a set P, and is then proved:
//
// Lemma. Let each sum X have its element and the set of the elements of its options. Only finitely
// many such pairs occur, and they are those that come from (1, {}) by adding heaps:
// (x, E) + (h, F) = (x h, E h and x F). If in each pair but that of the empty sum x lies in P just
// when E does not meet P, and 1 does not lie in P, then P has the sums that are lost for the player
// to move. For that is the recursive definition of these sums.
// A pair that fails is a sum which was learned wrongly, and gives a new test.
//
// The quotients are found heap by heap. A heap whose element is a product of smaller ones counts as
// that product when the next larger heaps are learned, which is a guess; the proof is about the
// game itself. Where it fails because of the guess, all is learned without guesses.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/job.hpp"
#include "theory/misere/heap_game.hpp"
#include "theory/misere/heap_sums.hpp"
#include "theory/misere/learned_monoid.hpp"

namespace harary {

struct MisereQuotient {
  int heaps = 0;  // of sums of 1 … heaps
  // Products of generators: "1", "a", "ab^2". The first one is 1.
  std::vector<std::string> elements;
  std::vector<std::string> p_portion;  // those of them that are lost for the player to move
  std::vector<std::string> relations;  // "a^2 = 1": with them, a presentation
  std::vector<std::string> generators;
  std::vector<std::string> values;  // of the heaps 1 … heaps
  std::size_t pairs = 0;            // that the proof went through

  std::size_t order() const { return elements.size(); }
};

struct QuotientLimits {
  std::size_t most_elements = 1'000;
  std::size_t most_pairs = 2'000'000;
  std::uint64_t most_bytes = std::uint64_t{1} << 30;
};

struct QuotientAnswer {
  std::optional<MisereQuotient> quotient;  // nothing: a limit ended the work
  std::size_t elements = 0;                // so many sums were told apart
  std::size_t positions = 0;
};

class MisereQuotients {
 public:
  MisereQuotients(HeapGame game, const QuotientLimits& limits);

  // Of the sums of heaps of 1, then of 1 and 2, and so on. Throws JobStopped for time and memory.
  QuotientAnswer next();

 private:
  // Nothing: the guesses do not hold.
  std::optional<QuotientAnswer> learned();
  void identify_last(const LearnedMonoid& monoid);
  void forget_guesses();

  HeapGame game_;
  QuotientLimits limits_;
  HeapSums sums_;
  std::shared_ptr<const LearnedMonoid> proved_;  // the last one
  bool guesses_ = true;
};

}  // namespace harary
