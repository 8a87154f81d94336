// SPDX-License-Identifier: MIT
// The closed form of Csirmaz's letter game ("Connected Graph Game", Tables 3 and 5): who wins, and
// a winning trade, in constant time whatever the counts.
//
// A heap holds letters A, B, C and D. A move trades one letter or two for one: A for B, C for D,
// or two letters for their product. The player who leaves a single letter wins (normal) or loses
// (misère). In the game on graphs a letter is a component: the first bit of its type is the parity
// of its vertices, the second the parity of the edges missing in it; a product is two components
// joined by an edge, A for B and C for D an edge drawn inside a component.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace harary {

// The player who connects everything (leaves a single letter) wins, or loses.
enum class ConnectVariant : std::uint8_t { normal, misere };

// A: even order, odd number of missing edges; B: even, even; C: odd, odd; D: odd, even.
enum class Letter : std::uint8_t { a, b, c, d };
inline constexpr int kLetters = 4;

constexpr Letter component_letter(std::int64_t vertices, std::int64_t missing) {
  if (vertices % 2 == 0) return missing % 2 != 0 ? Letter::a : Letter::b;
  return missing % 2 != 0 ? Letter::c : Letter::d;
}

// The product of two letters (the paper's Table 1): the component that an edge between two
// components makes. Of the x·y pairs between them all but one stay missing.
constexpr Letter product(Letter x, Letter y) {
  const bool x_odd_order = x == Letter::c || x == Letter::d;
  const bool y_odd_order = y == Letter::c || y == Letter::d;
  const bool x_odd_missing = x == Letter::a || x == Letter::c;
  const bool y_odd_missing = y == Letter::a || y == Letter::c;
  const int vertices = x_odd_order + y_odd_order;
  const int missing = x_odd_missing + y_odd_missing + (x_odd_order && y_odd_order ? 1 : 0) + 1;
  return component_letter(vertices, missing);
}

// How many of each letter: the paper's <a, b, c, d>.
struct LetterCounts {
  std::array<std::int64_t, kLetters> count{};

  constexpr std::int64_t& operator[](Letter x) { return count[static_cast<std::size_t>(x)]; }
  constexpr std::int64_t operator[](Letter x) const { return count[static_cast<std::size_t>(x)]; }
  constexpr std::int64_t total() const { return count[0] + count[1] + count[2] + count[3]; }
  friend constexpr bool operator==(const LetterCounts&, const LetterCounts&) = default;
};

// `first`, and `second` if there is one, are traded for `result`.
struct LetterTrade {
  Letter first = Letter::a;
  std::optional<Letter> second;
  Letter result = Letter::b;
  friend constexpr bool operator==(const LetterTrade&, const LetterTrade&) = default;
};

// The heap after a trade; nothing if the letters are not there or the game is over.
std::optional<LetterCounts> traded(const LetterCounts& heap, const LetterTrade& trade);

// Does the player win who has just left this heap to the other? These heaps are the set A of the
// paper's Theorem 1. The heap must not be empty; up to 10^18 letters of a kind.
bool previous_player_wins(const LetterCounts& heap, ConnectVariant variant);

// A trade after which previous_player_wins(); nothing if there is none or the game is over.
std::optional<LetterTrade> winning_trade(const LetterCounts& heap, ConnectVariant variant);

}  // namespace harary
