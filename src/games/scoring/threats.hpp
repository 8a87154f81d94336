// SPDX-License-Identifier: MIT
// A win by threats, with one eye on the opponent. Two players take the points of a board in turn,
// one each. S, who is to move, wins if S takes all of one own set, and O never takes all of an
// other set.
//
//   Lemma (potential with a move in hand). Let S have an own set and O be to move. Let P be the
//   potential of the other sets (games/edges/potential.hpp), O being Maker, and a and b the two
//   heaviest points. If P + a < 1, S wins: S prevents the other sets by Erdős and Selfridge's
//   theorem (games/edges/breaker.hpp). If O may take one point more before, it is enough that
//   P + a + 2b < 1. Proof: the point e adds its weight w(e) to P, and another point f then weighs
//   w(f) and what the sets with both weigh, at most the lighter of the two: together at most
//   a + 2b.
//
//   Lemma (threats). A move of S's after which one point t is all that an own set lacks is a
//   threat, if by the lemma above S wins who takes t next, whatever O takes in between. O must
//   answer at t: elsewhere it is the point more. So S wins if S can take such a t at once, makes
//   two threats with one move, or wins after a threat and its answer.
//
// What is found is true; what is not found may be true, too, for the search ends after a
// few threats. Source of the idea: threat sequences, L. V. Allis, H. J. van den Herik and
// M. P. H. Huntjens, "Go-Moku solved by new search techniques" (1996).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "games/edges/potential.hpp"

namespace harary {

// Sets of numbers below 64. Some 32 KB, for the stack.
class Threats {
 public:
  using Set = std::uint64_t;
  // More sets than that: nothing is found.
  static constexpr std::size_t kMostSets = 2048;

  // What S still needs of a set.
  void add_own(Set open) { add(own_, own_count_, open); }
  // What O still needs of a set.
  void add_other(Set open) { add(other_, other_count_, open); }

  // Whether S, to move, is found to win. Some (own + threats * other) steps.
  bool win();

 private:
  using Sets = std::array<Set, kMostSets>;
  static constexpr int kMostAnswers = 60;

  void add(Sets& sets, std::size_t& count, Set set) {
    if (count == kMostSets) {
      too_many_ = true;
    } else {
      sets[count++] = set;
    }
  }
  std::span<const Set> own() const { return {own_.data(), own_count_}; }
  std::span<const Set> other() const { return {other_.data(), other_count_}; }

  // In what follows S has taken `mine` and O has taken `theirs` since.

  // Does S win with an own set, O to move; or when O has taken one point more?
  bool holds(Set mine, Set theirs) const;
  // `all`: the potential of the other sets.
  bool holds_after_one_more(Set mine, Set theirs, Potential::Weight all) const;
  // Of points that complete an own set: those that O must answer, two at most.
  Set to_answer(Set mine, Set theirs, Set completing) const;
  bool wins_after(Set mine, Set theirs);

  Sets own_;  // the first own_count_
  Sets other_;
  std::size_t own_count_ = 0;
  std::size_t other_count_ = 0;
  bool too_many_ = false;
  int answers_ = 0;  // so far
};

}  // namespace harary
