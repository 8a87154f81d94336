// SPDX-License-Identifier: MIT
// Dyadic rationals: numbers, means and temperatures of short games. Sums and halves are exact, and
// what does not fit into 62 bits is a LimitError.
#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace harary {

// numerator / 2^exponent in lowest terms.
struct Dyadic {
  std::int64_t numerator = 0;
  int exponent = 0;

  // Brings numerator / 2^exponent to lowest terms.
  static Dyadic lowest(std::int64_t numerator, int exponent);

  bool integer() const { return exponent == 0; }
  Dyadic half() const { return lowest(numerator, exponent + 1); }
  Dyadic operator-() const { return {-numerator, exponent}; }

  friend constexpr bool operator==(const Dyadic&, const Dyadic&) = default;
  friend std::strong_ordering operator<=>(const Dyadic& x, const Dyadic& y);
  friend Dyadic operator+(const Dyadic& x, const Dyadic& y);
  friend Dyadic operator-(const Dyadic& x, const Dyadic& y) { return x + -y; }
};

// "3", "-3/4".
std::string dyadic_text(const Dyadic& x);

}  // namespace harary
