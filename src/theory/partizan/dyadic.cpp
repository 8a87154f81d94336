// SPDX-License-Identifier: MIT
#include "theory/partizan/dyadic.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"

namespace harary {

namespace {

constexpr int kMostBits = 62;

[[noreturn]] void refuse_number() {
  throw LimitError("values: a number has more than 62 binary digits");
}

// x as a multiple of 2^-exponent.
std::int64_t scaled_to(const Dyadic& x, int exponent) {
  const int by = exponent - x.exponent;
  if (x.numerator == 0) return 0;
  const std::int64_t most = by > kMostBits ? 0 : (std::int64_t{1} << (kMostBits - by)) - 1;
  if (x.numerator > most || x.numerator < -most) refuse_number();
  return x.numerator * (std::int64_t{1} << by);
}

}  // namespace

Dyadic Dyadic::lowest(std::int64_t numerator, int exponent) {
  if (numerator == 0) return {};
  for (; exponent > 0 && numerator % 2 == 0; --exponent) numerator /= 2;
  if (exponent > kMostBits) refuse_number();
  return {numerator, exponent};
}

// By the integers below them, then by what is left, which is less than 1: so nothing overflows.
std::strong_ordering operator<=>(const Dyadic& x, const Dyadic& y) {
  if (x.exponent == y.exponent) return x.numerator <=> y.numerator;
  const std::int64_t below_x = x.numerator >> x.exponent;
  const std::int64_t below_y = y.numerator >> y.exponent;
  if (below_x != below_y) return below_x <=> below_y;
  const int exponent = std::max(x.exponent, y.exponent);
  const auto rest = [exponent](const Dyadic& z, std::int64_t below) {
    return (z.numerator - below * (std::int64_t{1} << z.exponent)) *
           (std::int64_t{1} << (exponent - z.exponent));
  };
  return rest(x, below_x) <=> rest(y, below_y);
}

// Two numbers of 62 bits have a sum of 63.
Dyadic operator+(const Dyadic& x, const Dyadic& y) {
  const int exponent = std::max(x.exponent, y.exponent);
  return Dyadic::lowest(scaled_to(x, exponent) + scaled_to(y, exponent), exponent);
}

std::string dyadic_text(const Dyadic& x) {
  return x.integer() ? fmt::format("{}", x.numerator)
                     : fmt::format("{}/{}", x.numerator, std::int64_t{1} << x.exponent);
}

}  // namespace harary
