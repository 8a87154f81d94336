// SPDX-License-Identifier: MIT
// A finite commutative monoid by generators and relations. Generators are the values of heaps that
// no earlier ones generate. Each element is written as its least product, by the number of factors
// and then by the alphabet; this order is compatible with products, so every factor of a least
// product is one. The products that are not least, and all whose proper factors are least, with
// their least products are the relations: they bring every product to its least one (the reduced
// Gröbner basis of the congruence).
#pragma once

#include "theory/misere/learned_monoid.hpp"
#include "theory/misere/quotient.hpp"

namespace harary {

// All but `pairs`.
MisereQuotient presented(const HeapSums& sums, const LearnedMonoid& monoid);

}  // namespace harary
