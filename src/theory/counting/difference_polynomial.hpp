// SPDX-License-Identifier: MIT
// The balanced sum needs one variable. Give a red edge the weight u, a green one 1/u, an uncoloured
// one 1: the colourings with as many red edges as green ones are the coefficient of u^0, those with
// one more that of u^1, whatever the number of coloured edges. An edge cycle of length l
// contributes 1 + u^l + u^-l, so that the coefficients of u^d and u^-d are equal, and half of them
// is enough.
//
// The coefficients are integers of one fixed width, side by side in memory, from the smallest
// exponent to that of u^0; a row of them is one long number for GMP, as in packed_polynomial.hpp.
#pragma once

#include <gmpxx.h>

#include <cstddef>
#include <vector>

namespace harary {

class DifferencePolynomial {
 public:
  // Zero, with room for exponents from -most to most; `limbs` machine words a coefficient.
  DifferencePolynomial(int most, int limbs);

  static std::size_t bytes_needed(int most, int limbs);

  void set_constant(const mpz_class& value);
  // Both must have been multiplied by the same total length since they were constants.
  DifferencePolynomial& operator+=(const DifferencePolynomial& other);
  // Multiplies by 1 + u^length + u^-length.
  void multiply_by_choice(int length);

  // Of u^difference.
  mpz_class coefficient(int difference) const;

 private:
  mp_limb_t* entry(std::size_t place) { return words_.data() + place * limbs_; }

  std::size_t limbs_;
  std::size_t degree_ = 0;  // entry i is the coefficient of u^(i - degree_)
  std::vector<mp_limb_t> words_;
  std::vector<mp_limb_t> copy_;
};

}  // namespace harary
