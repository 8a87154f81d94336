// SPDX-License-Identifier: MIT
#include "solve/table/dense_table.hpp"

#include <gtest/gtest.h>

#include <random>
#include <thread>
#include <vector>

#include "solve/nimber/facts.hpp"

namespace harary {
namespace {

struct Key {
  std::array<std::uint64_t, 3> words{};
  std::uint64_t hash() const { return hash_words(words); }
  friend bool operator==(const Key&, const Key&) = default;
};
Key key(std::uint64_t n) {
  return {{n, mix(n), n / 7}};
}
using Table = DenseTable<Key, NimberFacts>;

NimberFacts excluding(unsigned mask) {
  NimberFacts facts;
  for (int n = 0; n < 8; ++n) {
    if ((mask >> n & 1U) != 0) facts.exclude(n);
  }
  return facts;
}

TEST(NimberFacts, ShortCodesForgetOnlyWhatDoesNotFit) {
  for (int n = 0; n < 40; ++n) {
    const NimberFacts facts = NimberFacts::exactly(n);
    ASSERT_LT(facts.short_code(), 64U);
    const NimberFacts read = NimberFacts::of_short_code(facts.short_code());
    if (n < 16) {
      EXPECT_EQ(read.nimber(), n);
    } else {
      EXPECT_FALSE(read.nimber());
    }
    for (int m = 0; m < 40; ++m) EXPECT_TRUE(!read.excludes(m) || facts.excludes(m)) << n << m;
    EXPECT_TRUE(n == 0 || read.excludes(0));
  }
  for (unsigned mask = 0; mask < 256; ++mask) {
    const NimberFacts read = NimberFacts::of_short_code(excluding(mask).short_code());
    EXPECT_FALSE(read.nimber());
    for (int n = 0; n < 8; ++n) EXPECT_EQ(read.excludes(n), n < 5 && (mask >> n & 1U) != 0);
  }
}

TEST(DenseTable, KnowsWhatWasStoredAndMerges) {
  Table table(1 << 20, 1);
  for (std::uint64_t n = 0; n < 20'000; ++n) {
    table.store(key(n), NimberFacts::exactly(static_cast<int>(n % 13)), 1 + n);
  }
  EXPECT_EQ(table.replaced(), 0U);
  for (std::uint64_t n = 0; n < 20'000; ++n) {
    ASSERT_TRUE(table.find(key(n)));
    EXPECT_EQ(table.find(key(n))->nimber(), static_cast<int>(n % 13));
    const int width = static_cast<int>(std::bit_width(1 + n));
    EXPECT_LE(table.work_width_of(key(n)), width);
    EXPECT_GE(table.work_width_of(key(n)), width - 1);
    EXPECT_FALSE(table.find(key(n + 1'000'000)));
  }
  table.store(key(1'000'000), excluding(1), 5);
  table.store(key(1'000'000), excluding(4), 5);
  EXPECT_TRUE(table.find(key(1'000'000))->excludes(0));
  EXPECT_TRUE(table.find(key(1'000'000))->excludes(2));
  EXPECT_FALSE(table.find(key(1'000'000))->excludes(1));
  EXPECT_EQ(table.entries(), 20'001U);
}

TEST(DenseTable, KeepsWhatTookMuchWork) {
  Table table(1 << 14, 1);  // 2,048 entries
  for (std::uint64_t n = 0; n < 500; ++n) table.store(key(n), NimberFacts::exactly(1), 1 << 20);
  for (std::uint64_t n = 500; n < 3500; ++n) table.store(key(n), NimberFacts::exactly(2), 1);
  int kept = 0;
  for (std::uint64_t n = 0; n < 500; ++n) kept += table.find(key(n)) ? 1 : 0;
  EXPECT_GT(table.replaced(), 1000U);
  EXPECT_GE(kept, 490);  // a bucket may overflow with dear ones alone
}

// With fingerprints of 16 bits confusions are seen, about as often as confusion() allows.
TEST(DenseTable, ConfusionIsBounded) {
  using Poor = DenseTable<Key, NimberFacts, 16>;
  Poor table(1 << 16, 3);
  for (std::uint64_t n = 0; n < 60'000; ++n) table.store(key(n), NimberFacts::exactly(1), 1);
  constexpr std::uint64_t kQuestions = 200'000;
  std::uint64_t wrong = 0;
  for (std::uint64_t n = 0; n < kQuestions; ++n) wrong += table.find(key(n + 1'000'000)) ? 1 : 0;
  const double expected = Poor::confusion(kQuestions);  // of full buckets
  EXPECT_NEAR(expected, 24.4, 0.1);
  EXPECT_GE(static_cast<double>(wrong), expected / 3);
  EXPECT_LE(static_cast<double>(wrong), expected * 2);
  EXPECT_LT(Table::confusion(10'000'000'000), 2e-5);
}

// What one seed confuses, another does not.
TEST(DenseTable, SeedsGiveOtherFingerprints) {
  using Poor = DenseTable<Key, NimberFacts, 16>;
  Poor one(1 << 16, 1);
  Poor other(1 << 16, 2);
  for (std::uint64_t n = 0; n < 60'000; ++n) {
    one.store(key(n), NimberFacts::exactly(1), 1);
    other.store(key(n), NimberFacts::exactly(1), 1);
  }
  int both = 0;
  int either = 0;
  for (std::uint64_t n = 1'000'000; n < 1'300'000; ++n) {
    const bool a = one.find(key(n)).has_value();
    const bool b = other.find(key(n)).has_value();
    both += a && b ? 1 : 0;
    either += a || b ? 1 : 0;
  }
  EXPECT_GT(either, 20);
  EXPECT_LE(both, 1);
}

TEST(DenseTable, EntriesGoIntoAnotherOfItsSize) {
  Table table(1 << 18, 1);
  for (std::uint64_t n = 0; n < 5000; ++n) {
    table.store(key(n), NimberFacts::exactly(static_cast<int>(n % 9)), 1 + n);
  }
  Table copy(1 << 18, 1);
  table.for_each_entry([&](std::span<const std::uint64_t> words) {
    ASSERT_EQ(words.size(), table.entry_words());
    copy.put(words);
  });
  EXPECT_EQ(copy.entries(), table.entries());
  for (std::uint64_t n = 0; n < 5000; ++n) {
    EXPECT_EQ(copy.find(key(n))->nimber(), static_cast<int>(n % 9));
    EXPECT_EQ(copy.work_width_of(key(n)), table.work_width_of(key(n)));
  }
  const std::array<std::uint64_t, 2> foreign{~0ULL, ~0ULL >> 16};
  copy.put(foreign);  // of a larger table: of no use
  EXPECT_EQ(copy.entries(), table.entries());
}

TEST(DenseTable, ServesSeveralThreads) {
  Table table(1 << 16, 1);
  std::vector<std::thread> threads;
  for (std::uint64_t t = 0; t < 4; ++t) {
    threads.emplace_back([&table, t] {
      std::mt19937_64 random(t);
      for (int i = 0; i < 100'000; ++i) {
        const std::uint64_t n = random() % 50'000;
        table.store(key(n), NimberFacts::exactly(static_cast<int>(n % 11)), 1 + n % 64);
        const std::uint64_t m = random() % 50'000;
        if (const auto found = table.find(key(m))) {
          ASSERT_EQ(found->nimber(), static_cast<int>(m % 11));
        }
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
}

}  // namespace
}  // namespace harary
