// SPDX-License-Identifier: MIT
#include "games/one_colour/triangle_summand.hpp"

namespace harary {

namespace {

struct Digit {
  std::size_t word;
  std::uint64_t weight;  // of the row's lowest digit
};

// Where the digits of each row stand.
constexpr std::array<Digit, kMaxSmallOrder> digit_places() {
  constexpr std::array<std::array<std::size_t, 8>, 3> kRows{
      {{15, 14, 11}, {13, 12, 10, 5}, {9, 8, 7, 6, 4, 3, 2, 1}}};
  std::array<Digit, kMaxSmallOrder> places{};
  for (std::size_t word = 0; word < 3; ++word) {
    std::uint64_t weight = 1;
    for (const std::size_t row : kRows[word]) {
      if (row == 0) continue;
      places[row] = {word, weight};
      // 3^40 < 2^64: only the weight after the last row would not fit, and it is not needed.
      for (std::size_t i = 0; i < row; ++i) weight *= 3;
    }
  }
  return places;
}
constexpr auto kPlaces = digit_places();

// The bits of a byte as digits in base 3.
constexpr std::array<std::uint32_t, 256> ternary_bytes() {
  std::array<std::uint32_t, 256> table{};
  for (std::size_t bits = 0; bits < table.size(); ++bits) {
    std::uint32_t weight = 1;
    for (std::size_t bit = 0; bit < 8; ++bit, weight *= 3) {
      if ((bits >> bit & 1) != 0) table[bits] += weight;
    }
  }
  return table;
}
constexpr auto kTernary = ternary_bytes();
constexpr std::uint32_t kThreeToTheEighth = 6561;

constexpr std::uint64_t ternary(unsigned bits) {
  return kTernary[bits & 0xff] + std::uint64_t{kTernary[bits >> 8]} * kThreeToTheEighth;
}

constexpr std::uint64_t power_of_three(std::size_t exponent) {
  std::uint64_t result = 1;
  for (std::size_t i = 0; i < exponent; ++i) result *= 3;
  return result;
}

}  // namespace

TriangleKey pack_triangle_key(const SmallColouredGraph<2>& graph) {
  TriangleKey key;
  for (std::size_t v = 1; v < static_cast<std::size_t>(graph.order); ++v) {
    const unsigned lower = (1U << v) - 1;
    const std::uint64_t digits =
        2 * ternary(graph.rows[0][v] & lower) + ternary(graph.rows[1][v] & lower);
    key.words[kPlaces[v].word] += kPlaces[v].weight * digits;
  }
  return key;
}

SmallColouredGraph<2> unpack_triangle_key(const TriangleKey& key) {
  SmallColouredGraph<2> graph;
  for (std::size_t v = 1; v < kMaxSmallOrder; ++v) {
    std::uint64_t digits = key.words[kPlaces[v].word] / kPlaces[v].weight % power_of_three(v);
    for (std::size_t u = 0; digits != 0; ++u, digits /= 3) {
      if (digits % 3 == 0) continue;
      // Digit 2 is drawn, colour 1; digit 1 is legal, colour 2.
      graph.set_colour(static_cast<int>(u), static_cast<int>(v), digits % 3 == 2 ? 1 : 2);
      graph.order = static_cast<int>(v) + 1;
    }
  }
  return graph;
}

}  // namespace harary
