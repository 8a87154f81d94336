// SPDX-License-Identifier: MIT
// The words of the families of named graphs, and the numbers that may follow them: those with which
// a graph has 1 to 64 vertices. The functions of named.hpp and the names of name_table.hpp keep to
// the same ranges.
#pragma once

#include <string_view>

#include "graph/graph.hpp"

namespace harary {

// A family with one number: K6.
struct NumberRange {
  std::string_view prefix;
  int least;
  int most;

  constexpr bool holds(int number) const { return least <= number && number <= most; }
};

inline constexpr NumberRange kComplete{"K", 1, 64};
inline constexpr NumberRange kEmpty{"E", 1, 64};
inline constexpr NumberRange kCycle{"C", 3, 64};
inline constexpr NumberRange kPath{"P", 1, 64};
inline constexpr NumberRange kStar{"star:", 1, 63};
inline constexpr NumberRange kWheel{"W", 3, 63};
inline constexpr NumberRange kHypercube{"Q", 0, 6};
inline constexpr NumberRange kMatching{"matching:", 1, 32};
inline constexpr NumberRange kPrism{"prism:", 3, 32};
inline constexpr NumberRange kColex{"colex:", 0, 2016};

// Throws InputError: `number`, as it was written, is not in the range.
[[noreturn]] void refuse_number(const NumberRange& range, std::string_view number);

// A family with two numbers: grid:7x3.
struct PairRange {
  std::string_view prefix;
  char separator;
  bool (*holds)(int a, int b);
  std::string_view limits;  // in words
};

// A rectangle of cells with sides of at least `Least` cells.
template <int Least>
constexpr bool is_rectangle(int width, int height) {
  return width >= Least && height >= Least && width <= kMaxOrder / height;
}
constexpr bool is_generalised_petersen(int n, int k) {
  return 3 <= n && n <= kMaxOrder / 2 && 1 <= k && k <= (n - 1) / 2;
}

inline constexpr std::string_view kRectangleLimits = "width times height is 1 to 64";
inline constexpr PairRange kGrid{"grid:", 'x', is_rectangle<1>, kRectangleLimits};
inline constexpr PairRange kTorus{"torus:", 'x', is_rectangle<3>,
                                  "both sides are at least 3, width times height is at most 64"};
inline constexpr PairRange kQueens{"queens:", 'x', is_rectangle<1>, kRectangleLimits};
inline constexpr PairRange kKnights{"knights:", 'x', is_rectangle<1>, kRectangleLimits};
inline constexpr PairRange kGeneralisedPetersen{
    "petersen:", ',', is_generalised_petersen,
    "n is 3 to 32 and k at least 1 and less than n/2, as in petersen:7,2"};

// Throws InputError: `numbers`, as they were written, are not in the range.
[[noreturn]] void refuse_numbers(const PairRange& range, std::string_view numbers);

}  // namespace harary
