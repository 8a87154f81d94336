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
//   Lemma (pairs). A set with two edges that lie in no other set can be left out: one of them is
//   answered by the other. Sets without those may then have such edges, too; the pairs are
//   disjoint.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace harary {

class MakerSets {
 public:
  using Edges = std::uint64_t;  // a set of pairs of vertices, by Edge::pair_index()

  void add(Edges set) { sets_.push_back(set); }
  // By the theorem and the lemma; false says nothing. Leaves sets out.
  bool breaker_holds(bool breaker_moves);

 private:
  using Weight = std::uint64_t;

  void leave_out_pairs();
  // Of the sets without edges of `taken`, and of each edge.
  Weight weigh(Edges taken, std::array<Weight, 64>& of_edge) const;
  bool below_one(Edges taken) const;

  std::vector<Edges> sets_;
};

}  // namespace harary
