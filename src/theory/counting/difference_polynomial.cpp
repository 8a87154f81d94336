// SPDX-License-Identifier: MIT
#include "theory/counting/difference_polynomial.hpp"

#include <algorithm>
#include <cstdlib>

namespace harary {

DifferencePolynomial::DifferencePolynomial(int most, int limbs)
    : limbs_(static_cast<std::size_t>(limbs)),
      words_(limbs_ * static_cast<std::size_t>(most + 1), 0),
      copy_(words_.size(), 0) {}

std::size_t DifferencePolynomial::bytes_needed(int most, int limbs) {
  return 2 * sizeof(mp_limb_t) * static_cast<std::size_t>(limbs) *
         static_cast<std::size_t>(most + 1);
}

void DifferencePolynomial::set_constant(const mpz_class& value) {
  degree_ = 0;
  std::fill_n(entry(0), limbs_, mp_limb_t{0});
  mpz_export(entry(0), nullptr, -1, sizeof(mp_limb_t), 0, 0, value.get_mpz_t());
}

DifferencePolynomial& DifferencePolynomial::operator+=(const DifferencePolynomial& other) {
  mpn_add_n(entry(0), entry(0), other.words_.data(),
            static_cast<mp_size_t>((degree_ + 1) * limbs_));
  return *this;
}

// With exponents counted from the smallest one the factor is 1 + u^length + u^(2 length), and entry
// i of the product is old[i] + old[i - length] + old[i - 2 length]. Entries beyond the middle are
// those mirrored at it.
void DifferencePolynomial::multiply_by_choice(int length) {
  const auto shift = static_cast<std::size_t>(length);
  const std::size_t old_middle = degree_;
  std::copy_n(entry(0), (old_middle + 1) * limbs_, copy_.data());
  degree_ += shift;
  for (std::size_t i = old_middle + 1; i <= degree_; ++i) {
    if (2 * old_middle >= i) {
      std::copy_n(copy_.data() + (2 * old_middle - i) * limbs_, limbs_, entry(i));
    } else {
      std::fill_n(entry(i), limbs_, mp_limb_t{0});
    }
  }
  mpn_add_n(entry(shift), entry(shift), copy_.data(),
            static_cast<mp_size_t>((old_middle + 1) * limbs_));
  if (2 * shift > degree_) return;
  mpn_add_n(entry(2 * shift), entry(2 * shift), copy_.data(),
            static_cast<mp_size_t>((degree_ - 2 * shift + 1) * limbs_));
}

mpz_class DifferencePolynomial::coefficient(int difference) const {
  const auto distance = static_cast<std::size_t>(std::abs(difference));
  mpz_class result;
  if (distance > degree_) return result;
  mpz_import(result.get_mpz_t(), limbs_, -1, sizeof(mp_limb_t), 0, 0,
             words_.data() + (degree_ - distance) * limbs_);
  return result;
}

}  // namespace harary
