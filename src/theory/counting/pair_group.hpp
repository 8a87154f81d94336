// SPDX-License-Identifier: MIT
// The cycle index of the pair group: how the permutations of n vertices act on the edges of K_n
// (F. Harary, E. Palmer, "Graphical Enumeration", 1973, chapter 4).
//
// A permutation with vertex cycles of lengths l1, l2, … moves the edges within a cycle of length l
// in floor(l/2) cycles, all of length l except one of length l/2 when l is even, and the edges
// between cycles of lengths l and l' in gcd(l, l') cycles of length lcm(l, l'). Counting needs no
// more of a permutation than how many edge cycles of each length it has, so permutations that agree
// in this are one term, even where their vertex cycles differ.
#pragma once

#include <gmpxx.h>

#include <vector>

#include "base/job.hpp"

namespace harary {

// Above this the number of partitions of n makes even the sums with one variable long.
inline constexpr int kMaxCountedOrder = 48;

struct PairCycleTerm {
  std::vector<int> cycles;  // cycles[i] edge cycles have length PairCycleIndex::lengths[i]
  mpz_class permutations;   // how many of the n! permutations
};

struct PairCycleIndex {
  int order = 0;
  std::vector<int> lengths;          // every length that occurs, ascending
  std::vector<PairCycleTerm> terms;  // different cycle numbers, lexicographically descending
};

// 1 <= order <= kMaxCountedOrder (precondition). The sum of the terms' permutations is order!.
// Throws JobStopped.
PairCycleIndex pair_cycle_index(int order, Job& job);

mpz_class factorial(int n);

// How many machine words hold every number of labelled colourings of K_n times n!: setting all
// variables to 1 bounds every coefficient of every partial sum over the cycle types.
int limbs_of_colourings(int order, int colours);

}  // namespace harary
