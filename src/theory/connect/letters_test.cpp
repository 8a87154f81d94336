// SPDX-License-Identifier: MIT
#include "theory/connect/letters.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

namespace harary {
namespace {

constexpr std::array<ConnectVariant, 2> kVariants{ConnectVariant::normal, ConnectVariant::misere};

// The paper's Table 2, literally, with AX>X as its four cases.
constexpr std::array<std::array<int, 4>, 9> kAddOn{{{-1, 1, 0, 0},
                                                    {0, 0, -1, 1},
                                                    {-1, 0, 0, 0},
                                                    {1, -2, 0, 0},
                                                    {0, -1, -1, 1},
                                                    {0, -1, 1, -1},
                                                    {0, 1, -2, 0},
                                                    {0, 1, 0, -2},
                                                    {1, 0, -1, -1}}};

// Every heap of at most `largest` letters by backward induction: by total, then by a + c, which
// every trade that keeps the total decreases.
class Exhaustion {
 public:
  Exhaustion(int largest, ConnectVariant variant) : side_(largest + 1) {
    const auto size = static_cast<std::size_t>(side_);
    in_set_.resize(size * size * size * size);
    for (int total = 1; total <= largest; ++total) {
      for (int upper = 0; upper <= total; ++upper) {  // a + c
        for (int a = 0; a <= upper; ++a) {
          for (int b = 0; b <= total - upper; ++b) {
            const std::array<int, 4> heap{a, b, upper - a, total - upper - b};
            in_set_[place(heap)] =
                total == 1 ? variant == ConnectVariant::normal : !moves_into_set(heap);
          }
        }
      }
    }
  }

  bool in_set(const std::array<int, 4>& heap) const { return in_set_[place(heap)]; }

 private:
  bool moves_into_set(const std::array<int, 4>& heap) const {
    for (const auto& vector : kAddOn) {
      std::array<int, 4> next = heap;
      bool legal = true;
      for (std::size_t i = 0; i < 4; ++i) legal = (next[i] += vector[i]) >= 0 && legal;
      if (legal && in_set(next)) return true;
    }
    return false;
  }
  std::size_t place(const std::array<int, 4>& heap) const {
    std::size_t result = 0;
    for (const int count : heap) {
      result = result * static_cast<std::size_t>(side_) + static_cast<std::size_t>(count);
    }
    return result;
  }

  int side_;
  std::vector<bool> in_set_;
};

LetterCounts counts(std::int64_t a, std::int64_t b, std::int64_t c, std::int64_t d) {
  return {{a, b, c, d}};
}

TEST(Letters, ProductsAreThoseOfThePapersTable) {
  const std::array<std::string, 4> table{"ABCD", "BADC", "CDBA", "DCAB"};
  for (std::size_t x = 0; x < 4; ++x) {
    for (std::size_t y = 0; y < 4; ++y) {
      const Letter result = product(static_cast<Letter>(x), static_cast<Letter>(y));
      EXPECT_EQ("ABCD"[static_cast<std::size_t>(result)], table[x][y]) << x << ' ' << y;
    }
  }
}

TEST(Letters, ClosedFormAgreesWithExhaustionForCountsUpTo14) {
  constexpr int kLargest = 14;
  for (const ConnectVariant variant : kVariants) {
    const Exhaustion exhaustion(4 * kLargest, variant);
    int wrong = 0;
    for (int a = 0; a <= kLargest; ++a) {
      for (int b = 0; b <= kLargest; ++b) {
        for (int c = 0; c <= kLargest; ++c) {
          for (int d = 0; d <= kLargest; ++d) {
            if (a + b + c + d == 0) continue;
            const bool expected = exhaustion.in_set({a, b, c, d});
            wrong += previous_player_wins(counts(a, b, c, d), variant) != expected;
          }
        }
      }
    }
    EXPECT_EQ(wrong, 0);
  }
}

TEST(Letters, WinningTradeExistsExactlyOutsideTheSetAndLeadsIntoIt) {
  for (const ConnectVariant variant : kVariants) {
    for (int a = 0; a <= 12; ++a) {
      for (int b = 0; b <= 9; ++b) {
        for (int c = 0; c <= 12; ++c) {
          for (int d = 0; d <= 12; ++d) {
            const LetterCounts heap = counts(a, b, c, d);
            if (heap.total() <= 1) continue;
            const auto trade = winning_trade(heap, variant);
            ASSERT_EQ(trade.has_value(), !previous_player_wins(heap, variant));
            if (!trade) continue;
            ASSERT_TRUE(previous_player_wins(traded(heap, *trade).value(), variant));
          }
        }
      }
    }
  }
}

TEST(Letters, HugeHeapsAreAnsweredLikeSmallOnesOfTheSameKind) {
  constexpr std::int64_t kBillion = 1'000'000'000;
  for (const ConnectVariant variant : kVariants) {
    for (int r = 0; r < 4; ++r) {
      EXPECT_EQ(previous_player_wins(counts(kBillion, kBillion, kBillion, kBillion + r), variant),
                previous_player_wins(counts(8, 8, 8, 8 + r), variant));
      EXPECT_EQ(previous_player_wins(counts(0, 0, kBillion + r, 0), variant),
                previous_player_wins(counts(0, 0, 8 + r, 0), variant));
      EXPECT_EQ(winning_trade(counts(1, 0, kBillion + r, kBillion), variant),
                winning_trade(counts(1, 0, 8 + r, 8), variant));
    }
  }
}

TEST(Letters, ASingleLetterEndsTheGame) {
  for (std::size_t i = 0; i < 4; ++i) {
    LetterCounts heap;
    heap.count[i] = 1;
    EXPECT_TRUE(previous_player_wins(heap, ConnectVariant::normal));
    EXPECT_FALSE(previous_player_wins(heap, ConnectVariant::misere));
    for (const ConnectVariant variant : kVariants) {
      EXPECT_FALSE(winning_trade(heap, variant).has_value());
    }
  }
}

}  // namespace
}  // namespace harary
