// SPDX-License-Identifier: MIT
#include "games/one_colour/triangle_summand.hpp"

#include <algorithm>

namespace harary {

namespace {

// Where the digits of a row stand: the first `here` of them in `word`, the rest at the beginning of
// the next word.
struct RowPlace {
  std::size_t word;
  std::uint64_t weight;  // of the row's lowest digit
  std::size_t here;
};

constexpr std::uint64_t power_of_three(std::size_t exponent) {
  std::uint64_t result = 1;
  for (std::size_t i = 0; i < exponent; ++i) result *= 3;
  return result;
}

constexpr std::array<RowPlace, 16> sixteen_row_places() {
  constexpr std::array<std::array<std::size_t, 8>, 3> kRows{
      {{15, 14, 11}, {13, 12, 10, 5}, {9, 8, 7, 6, 4, 3, 2, 1}}};
  std::array<RowPlace, 16> places{};
  for (std::size_t word = 0; word < 3; ++word) {
    std::size_t digits = 0;
    for (const std::size_t row : kRows[word]) {
      if (row == 0) continue;
      places[row] = {word, power_of_three(digits), row};
      digits += row;
    }
  }
  return places;
}
template <int MaxOrder>
constexpr auto row_places() {
  if constexpr (MaxOrder == 16) {
    return sixteen_row_places();
  } else {
    constexpr std::size_t kInWord = TriangleKey<MaxOrder>::kDigitsInWord;
    std::array<RowPlace, MaxOrder> places{};
    for (std::size_t row = 1; row < MaxOrder; ++row) {
      const std::size_t before = row * (row - 1) / 2;
      const std::size_t room = kInWord - before % kInWord;
      places[row] = {before / kInWord, power_of_three(before % kInWord), std::min(row, room)};
    }
    return places;
  }
}
template <int MaxOrder>
constexpr auto kRowPlaces = row_places<MaxOrder>();

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

constexpr std::uint64_t ternary(std::uint16_t bits) {
  return kTernary[bits & 0xff] + std::uint64_t{kTernary[bits >> 8]} * kThreeToTheEighth;
}
constexpr std::uint64_t ternary(std::uint32_t bits) {
  constexpr std::uint64_t kThreeToTheSixteenth = std::uint64_t{kThreeToTheEighth} * 6561;
  return ternary(static_cast<std::uint16_t>(bits)) +
         ternary(static_cast<std::uint16_t>(bits >> 16)) * kThreeToTheSixteenth;
}

}  // namespace

template <int MaxOrder>
TriangleKey<MaxOrder> pack_triangle_key(const TriangleGraph<MaxOrder>& graph) {
  using Row = typename TriangleGraph<MaxOrder>::Row;
  TriangleKey<MaxOrder> key;
  for (std::size_t v = 1; v < static_cast<std::size_t>(graph.order); ++v) {
    const RowPlace& place = kRowPlaces<MaxOrder>[v];
    const auto digits = [&](std::uint32_t mask, std::size_t shift) {
      return 2 * ternary(static_cast<Row>((graph.rows[0][v] & mask) >> shift)) +
             ternary(static_cast<Row>((graph.rows[1][v] & mask) >> shift));
    };
    const std::uint32_t lower = (1U << v) - 1;
    const std::uint32_t here = (1U << place.here) - 1;
    key.words[place.word] += place.weight * digits(lower & here, 0);
    if constexpr (MaxOrder > 16) {
      if (place.here < v) key.words[place.word + 1] += digits(lower & ~here, place.here);
    }
  }
  return key;
}

template <int MaxOrder>
TriangleGraph<MaxOrder> unpack_triangle_key(const TriangleKey<MaxOrder>& key) {
  TriangleGraph<MaxOrder> graph;
  for (std::size_t v = 1; v < MaxOrder; ++v) {
    const RowPlace& place = kRowPlaces<MaxOrder>[v];
    const std::uint64_t threes = power_of_three(place.here);
    std::uint64_t digits = key.words[place.word] / place.weight % threes;
    if (place.here < v) {
      digits += key.words[place.word + 1] % power_of_three(v - place.here) * threes;
    }
    for (std::size_t u = 0; digits != 0; ++u, digits /= 3) {
      if (digits % 3 == 0) continue;
      // Digit 2 is drawn, colour 1; digit 1 is legal, colour 2.
      graph.order = static_cast<int>(v) + 1;
      graph.set_colour(static_cast<int>(u), static_cast<int>(v), digits % 3 == 2 ? 1 : 2);
    }
  }
  return graph;
}

template TriangleKey<16> pack_triangle_key(const TriangleGraph<16>&);
template TriangleKey<18> pack_triangle_key(const TriangleGraph<18>&);
template TriangleKey<32> pack_triangle_key(const TriangleGraph<32>&);
template TriangleGraph<16> unpack_triangle_key(const TriangleKey<16>&);
template TriangleGraph<18> unpack_triangle_key(const TriangleKey<18>&);
template TriangleGraph<32> unpack_triangle_key(const TriangleKey<32>&);

}  // namespace harary
