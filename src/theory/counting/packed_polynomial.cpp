// SPDX-License-Identifier: MIT
#include "theory/counting/packed_polynomial.hpp"

#include <algorithm>
#include <utility>

namespace harary {

PackedPolynomial::PackedPolynomial(std::vector<int> limits, int limbs)
    : limits_(std::move(limits)),
      limbs_(static_cast<std::size_t>(limbs)),
      strides_(limits_.size(), limbs_) {
  for (std::size_t i = limits_.size() - 1; i > 0; --i) {
    strides_[i - 1] = strides_[i] * static_cast<std::size_t>(limits_[i] + 1);
  }
  words_.assign(strides_[0] * static_cast<std::size_t>(limits_[0] + 1), 0);
  row_copy_.resize(limbs_ * static_cast<std::size_t>(limits_.back() + 1));
}

std::size_t PackedPolynomial::bytes_needed(std::span<const int> limits, int limbs) {
  // Products of many large sizes would wrap around; anything above this is too much anyway.
  constexpr std::size_t kTooMuch = std::size_t{1} << 60;
  std::size_t bytes = sizeof(mp_limb_t) * static_cast<std::size_t>(limbs);
  for (const int limit : limits) {
    if (__builtin_mul_overflow(bytes, static_cast<std::size_t>(limit + 1), &bytes)) return kTooMuch;
  }
  return std::min(bytes, kTooMuch);
}

// The number of entries in a row whose outer exponents leave this much of the degree.
std::size_t PackedPolynomial::entries(int degree_left) const {
  return static_cast<std::size_t>(std::min(degree_left, limits_.back()) + 1);
}

// Visits the rows, each the polynomial in the last variable that belongs to given exponents of the
// others, with the largest exponents first: visit(exponents, first word, number of entries).
template <class Visit>
void PackedPolynomial::for_each_row_down(int degree, Visit visit) {
  const std::size_t outer = limits_.size() - 1;
  std::vector<int> exponents(outer);
  int sum = 0;
  // The largest exponents from variable i on that the degree allows.
  const auto fill_from = [&](std::size_t i) {
    for (; i < outer; ++i) {
      exponents[i] = std::min(limits_[i], degree - sum);
      sum += exponents[i];
    }
  };
  fill_from(0);
  while (true) {
    std::size_t offset = 0;
    for (std::size_t i = 0; i < outer; ++i) {
      offset += strides_[i] * static_cast<std::size_t>(exponents[i]);
    }
    visit(std::as_const(exponents), words_.data() + offset, entries(degree - sum));
    std::size_t i = outer;
    while (i > 0 && exponents[i - 1] == 0) --i;
    if (i == 0) return;
    --exponents[i - 1];
    --sum;
    fill_from(i);
  }
}

void PackedPolynomial::set_constant(const mpz_class& value) {
  for_each_row_down(degree_, [&](const std::vector<int>&, mp_limb_t* row, std::size_t count) {
    std::fill_n(row, count * limbs_, mp_limb_t{0});
  });
  degree_ = 0;
  std::size_t written = 0;
  mpz_export(words_.data(), &written, -1, sizeof(mp_limb_t), 0, 0, value.get_mpz_t());
}

PackedPolynomial& PackedPolynomial::operator+=(const PackedPolynomial& other) {
  degree_ = std::max(degree_, other.degree_);
  const mp_limb_t* source = other.words_.data();
  for_each_row_down(other.degree_, [&](const std::vector<int>&, mp_limb_t* row, std::size_t count) {
    const auto offset = row - words_.data();
    mpn_add_n(row, row, source + offset, static_cast<mp_size_t>(count * limbs_));
  });
  return *this;
}

// In place: rows with larger exponents first, so that the rows a row needs are still the old ones.
void PackedPolynomial::multiply_by_choice(int length) {
  degree_ += length;
  const std::size_t shift = static_cast<std::size_t>(length);
  for_each_row_down(
      degree_, [&](const std::vector<int>& exponents, mp_limb_t* row, std::size_t count) {
        if (count > shift) {
          const std::size_t moved = (count - shift) * limbs_;
          std::copy_n(row, moved, row_copy_.data());
          mp_limb_t* target = row + shift * limbs_;
          mpn_add_n(target, target, row_copy_.data(), static_cast<mp_size_t>(moved));
        }
        for (std::size_t i = 0; i < exponents.size(); ++i) {
          if (exponents[i] < length) continue;
          mpn_add_n(row, row, row - shift * strides_[i], static_cast<mp_size_t>(count * limbs_));
        }
      });
}

mpz_class PackedPolynomial::coefficient(std::span<const int> exponents) const {
  std::size_t offset = 0;
  for (std::size_t i = 0; i < exponents.size(); ++i) {
    if (exponents[i] > limits_[i]) return 0;
    offset += strides_[i] * static_cast<std::size_t>(exponents[i]);
  }
  mpz_class result;
  mpz_import(result.get_mpz_t(), limbs_, -1, sizeof(mp_limb_t), 0, 0, words_.data() + offset);
  return result;
}

}  // namespace harary
