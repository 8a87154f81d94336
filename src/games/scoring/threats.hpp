// SPDX-License-Identifier: MIT
// A win by threats, with one eye on the opponent. Two players take the points of a board in turn,
// one each. S, who is to move, wins if S takes all of one own set, and O never takes all of an
// other set.
//
//   Lemma (potential with a move in hand). If S has an own set, O is to move, and the other sets
//   that S has not hit weigh below 1/2, 2^-k each with k points open, S wins: Erdős and
//   Selfridge's strategy keeps O from all of them. If O may take one point more before, the other
//   sets with that point weigh twice as much.
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

namespace harary {

// Sets of numbers below 64. Some 8 KB, for the stack.
class Threats {
 public:
  using Set = std::uint64_t;
  // More sets than that: nothing is found.
  static constexpr std::size_t kMostSets = 512;

  // What S still needs of a set.
  void add_own(Set open) { add(own_, own_count_, open); }
  // What O still needs of a set.
  void add_other(Set open) { add(other_, other_count_, open); }

  // Whether S, to move, is found to win. Some (own + threats * other) steps.
  bool win() { return !too_many_ && wins_after(0, 0); }

 private:
  using Sets = std::array<Set, kMostSets>;
  static constexpr int kMostAnswers = 60;
  static constexpr std::uint64_t kWhole = std::uint64_t{1} << 40;  // the weight of a set O has

  void add(Sets& sets, std::size_t& count, Set set) {
    if (count == kMostSets) {
      too_many_ = true;
    } else {
      sets[count++] = set;
    }
  }
  static std::uint64_t weight(Set open);

  // In what follows S has taken `mine` and O has taken `theirs` since.

  // Of the other sets that S has not hit: all together, and those with each point.
  struct Weights {
    std::uint64_t all = 0;
    std::array<std::uint64_t, 64> with{};
  };
  Weights weights_of_others(Set mine, Set theirs) const;
  // Does S win with an own set, O to move; or when O has taken one point more?
  bool holds(Set mine, Set theirs) const;
  bool holds_after_one_more(Set mine, Set theirs) const;
  bool wins_after(Set mine, Set theirs);

  Sets own_;  // the first own_count_
  Sets other_;
  std::size_t own_count_ = 0;
  std::size_t other_count_ = 0;
  bool too_many_ = false;
  int answers_ = 0;  // so far
};

}  // namespace harary
