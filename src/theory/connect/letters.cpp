// SPDX-License-Identifier: MIT
// The winning set A of the letter game: <a, b, c, d> is in A when d - c modulo 4 is one of the
// residues that a and b give, except for a few small heaps. That is a proof, given a finite check:
// once a + b >= 3 the residues depend only on the parity of a, and no exception has a count above
// 3, so that a heap with a > 9, b > 6, c > 8 or d > 8 has the same moves into and out of A as the
// one with 2 letters A, 1 letter B, or 4 letters C or D less; letters_test.cpp checks what remains,
// and more, by exhaustion.
//
// The exceptions are recomputed, not copied: docs/connect.md compares them with the paper.
#include "theory/connect/letters.hpp"

#include <algorithm>
#include <initializer_list>
#include <span>

namespace harary {

namespace {

using Quadruple = std::array<std::int64_t, kLetters>;

constexpr std::array<Quadruple, 4> kNormalAdded{{
    {0, 0, 0, 3},
    {0, 0, 1, 0},
    {0, 0, 2, 1},
    {0, 1, 0, 0},
}};
constexpr std::array<Quadruple, 10> kNormalRemoved{{
    {0, 0, 0, 2},
    {0, 0, 1, 2},
    {0, 0, 2, 0},
    {0, 0, 3, 0},
    {0, 1, 0, 1},
    {0, 1, 1, 2},
    {0, 1, 3, 0},
    {1, 0, 0, 3},
    {1, 0, 1, 0},
    {1, 0, 2, 1},
}};
constexpr std::array<Quadruple, 2> kMisereAdded{{
    {0, 0, 0, 2},
    {0, 0, 2, 0},
}};
constexpr std::array<Quadruple, 6> kMisereRemoved{{
    {0, 0, 0, 1},
    {0, 0, 1, 1},
    {0, 1, 0, 0},
    {0, 1, 1, 1},
    {1, 0, 0, 2},
    {1, 0, 2, 0},
}};

constexpr unsigned residues(std::initializer_list<int> list) {
  unsigned set = 0;
  for (const int r : list) set |= 1U << r;
  return set;
}

// The entry of the matrix, as a set of bits: Table 5 throughout, Table 3 in its regular part.
constexpr unsigned regular_residues(std::int64_t a) {
  return a % 2 == 0 ? residues({0, 1}) : residues({2, 3});
}

// Table 3 where it is irregular: a + b <= 2.
constexpr unsigned small_residues(std::int64_t a, std::int64_t b) {
  if (a == 0) return b == 2 ? residues({1}) : residues({1, 2});
  if (a == 1) return b == 1 ? residues({3}) : residues({0, 3});
  return residues({1});
}

bool among(std::span<const Quadruple> list, const Quadruple& heap) {
  return std::find(list.begin(), list.end(), heap) != list.end();
}

// Every kind of move: two single letters and the ten products.
constexpr std::array<LetterTrade, 12> all_trades() {
  std::array<LetterTrade, 12> trades{};
  std::size_t next = 0;
  trades[next++] = {Letter::a, std::nullopt, Letter::b};
  trades[next++] = {Letter::c, std::nullopt, Letter::d};
  for (int x = 0; x < kLetters; ++x) {
    for (int y = x; y < kLetters; ++y) {
      const auto first = static_cast<Letter>(x);
      const auto second = static_cast<Letter>(y);
      trades[next++] = {first, second, product(first, second)};
    }
  }
  return trades;
}
constexpr std::array<LetterTrade, 12> kTrades = all_trades();

}  // namespace

std::optional<LetterCounts> traded(const LetterCounts& heap, const LetterTrade& trade) {
  if (heap.total() <= 1) return std::nullopt;
  LetterCounts result = heap;
  if (--result[trade.first] < 0) return std::nullopt;
  if (trade.second && --result[*trade.second] < 0) return std::nullopt;
  ++result[trade.result];
  return result;
}

bool previous_player_wins(const LetterCounts& heap, ConnectVariant variant) {
  const bool normal = variant == ConnectVariant::normal;
  const std::int64_t a = heap[Letter::a];
  const std::int64_t b = heap[Letter::b];
  if (among(normal ? std::span<const Quadruple>(kNormalAdded) : kMisereAdded, heap.count)) {
    return true;
  }
  if (among(normal ? std::span<const Quadruple>(kNormalRemoved) : kMisereRemoved, heap.count)) {
    return false;
  }
  const auto residue = static_cast<unsigned>(heap[Letter::d] - heap[Letter::c]) % 4;
  const bool irregular = normal && a <= 2 && b <= 2 && a + b <= 2;
  return (((irregular ? small_residues(a, b) : regular_residues(a)) >> residue) & 1U) != 0;
}

std::optional<LetterTrade> winning_trade(const LetterCounts& heap, ConnectVariant variant) {
  for (const LetterTrade& trade : kTrades) {
    const auto next = traded(heap, trade);
    if (next && previous_player_wins(*next, variant)) return trade;
  }
  return std::nullopt;
}

}  // namespace harary
