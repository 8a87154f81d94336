// SPDX-License-Identifier: MIT
// What a player needs to own, as sets of open edges, and whether the other one can prevent it: the
// verifier's own version, written to be read. Maker wants all edges of one of the sets, Breaker
// wants one of each; both colour one edge a turn.
//
//   Theorem (Erdős & Selfridge 1973). A set with k edges weighs 2^-k, an edge as much as all sets
//   together that hold it, and S is the weight of all. If Maker is to move and S + (weight of the
//   heaviest edge) < 1, Breaker prevents all of them: an edge of Maker's doubles the sets that hold
//   it, S stays below 1, so no set is complete; Breaker answers by the heaviest edge, and Maker's
//   next one brings back at most as much as that took. If Breaker is to move, one edge is his
//   before that.
//
//   Lemma (supersets). A set that holds another one can be left out: when Maker owns it, he owns
//   the other one, too. Lemma (twins). If two edges lie in the same sets, these sets can be left
//   out: one of the two is answered by the other. Then other edges may have become twins; the pairs
//   are disjoint. Lemma (pairs), a special case: a set with two edges that lie in no other set can
//   be left out.
//
//   Lemma (what is left). Leave out supersets, then twins, and keep only the edges of the sets that
//   are left, of the family F. Of all sets within these edges the ones that hold no smaller one are
//   those of F, without twins. Proof: a set that was left out with twins e and f is not within the
//   edges, since every set with e was left out at the same time. A superset that was left out holds
//   a smallest set; if it is within the edges, so is that one, and it is in F. So what comes back
//   is supersets of sets of F, which are none of each other's.
//
//   Lemma (dominated moves). If all sets with the edge f, of Maker's or, where both players want to
//   own sets, of either player's, hold the edge e as well, then e is at least as good a move as f,
//   for both. Proof: who would take f takes e instead and plays as if the two were exchanged. If
//   the opponent then takes f, it is as if he had taken e. A set that is complete with f but
//   without e does not exist, and the opponent who has f instead of e owns no set that he would not
//   have.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace harary {

// The one-sided game of Maker on `live`, his copies, which consist of his own edges and of open
// ones: the edges that are left after the lemmas on supersets and twins.
struct OneSidedRest {
  bool complete = false;  // Maker owns a copy; then nothing matters
  std::uint64_t edges = 0;
};
OneSidedRest one_sided_rest(std::span<const std::uint64_t> live, std::uint64_t open);

// Of the edges of the sets those that are not dominated; of edges that dominate one another the
// first.
std::uint64_t undominated(std::span<const std::uint64_t> sets);

class MakerSets {
 public:
  using Edges = std::uint64_t;  // a set of pairs of vertices, by Edge::pair_index()

  void add(Edges set) { sets_.push_back(set); }
  std::span<const Edges> left() const { return sets_; }
  void leave_out_supersets();  // and all but one of equal sets
  bool has(Edges set) const;   // after leave_out_supersets()
  void leave_out_pairs();
  void leave_out_twins();
  // The edges of these pairs, those first that weigh most by the theorem, of equal ones the first.
  std::vector<int> heaviest_first(Edges pairs) const;
  // By the theorem; false says nothing.
  bool breaker_holds(bool breaker_moves) const;

 private:
  using Weight = std::uint64_t;

  // Of the sets without edges of `taken`, and of each edge.
  Weight weigh(Edges taken, std::array<Weight, 64>& of_edge) const;
  bool below_one(Edges taken) const;

  std::vector<Edges> sets_;
};

}  // namespace harary
