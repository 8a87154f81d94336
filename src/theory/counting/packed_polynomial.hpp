// SPDX-License-Identifier: MIT
// Polynomials in k variables whose coefficients are non-negative integers of one fixed width, side
// by side in memory. A row of coefficients is then one long number, and adding rows is one call of
// GMP's mpn_add_n (Kronecker's substitution with a power of two). The caller must ensure that no
// coefficient ever exceeds the width, so carries never cross from one to the next.
//
// Monomials outside the box x_i^0 … x_i^limit_i are dropped: no later product brings them back.
#pragma once

#include <gmpxx.h>

#include <cstddef>
#include <span>
#include <vector>

namespace harary {

class PackedPolynomial {
 public:
  // Zero. At least one variable; `limbs` machine words a coefficient.
  PackedPolynomial(std::vector<int> limits, int limbs);

  static std::size_t bytes_needed(std::span<const int> limits, int limbs);

  void set_constant(const mpz_class& value);
  PackedPolynomial& operator+=(const PackedPolynomial& other);
  // Multiplies by 1 + x_1^length + … + x_k^length.
  void multiply_by_choice(int length);

  mpz_class coefficient(std::span<const int> exponents) const;

 private:
  template <class Visit>
  void for_each_row_down(int degree, Visit visit);

  std::size_t entries(int degree_left) const;

  std::vector<int> limits_;
  std::size_t limbs_;
  std::vector<std::size_t> strides_;  // in limbs, by variable; the last one's is limbs_
  int degree_ = 0;                    // no monomial of a higher total degree is present
  std::vector<mp_limb_t> words_;
  std::vector<mp_limb_t> row_copy_;
};

}  // namespace harary
