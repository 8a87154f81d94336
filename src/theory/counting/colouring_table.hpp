// SPDX-License-Identifier: MIT
// Numbers of edge colourings of K_n up to permutations of the vertices, by Pólya's theorem
// (G. Pólya, "Kombinatorische Anzahlbestimmungen", 1937): the number with c_i edges of colour i,
// the rest uncoloured, is the coefficient of x_1^c_1 … x_k^c_k in the cycle index of the pair group
// when each cycle of length l contributes 1 + x_1^l + … + x_k^l.
//
// The sum over the cycle types is evaluated as Horner does it: types that agree in the numbers of
// their shortest cycles share the multiplications by those, so that nearly all products are cheap
// ones of small degree. One evaluation gives all coefficients up to the limits.
#pragma once

#include <gmpxx.h>

#include <span>
#include <vector>

#include "base/job.hpp"
#include "theory/counting/packed_polynomial.hpp"

namespace harary {

class ColouringTable {
 public:
  // All numbers with at most limits[i] edges of colour i. Throws InputError for an order outside
  // 1 … kMaxCountedOrder, for no colour or a negative limit; JobStopped when the budget ends, and
  // when the table does not fit its memory: there is no partial answer.
  ColouringTable(int order, std::vector<int> limits, Job& job);

  int order() const { return order_; }
  int colours() const { return static_cast<int>(limits_.size()); }
  const std::vector<int>& limits() const { return limits_; }

  // The number of colourings with edges[i] edges of colour i, 0 <= edges[i] <= limits()[i]; zero if
  // K_n has fewer edges than that.
  mpz_class count(std::span<const int> edges) const;

 private:
  int order_;
  std::vector<int> limits_;
  mpz_class group_order_;
  PackedPolynomial sum_;  // over all permutations; the counts are its coefficients / n!
};

}  // namespace harary
