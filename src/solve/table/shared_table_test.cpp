// SPDX-License-Identifier: MIT
#include "solve/table/shared_table.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <span>
#include <thread>
#include <vector>

#include "base/error.hpp"
#include "solve/table/rendezvous.hpp"

namespace harary {
namespace {

struct WideKey3 {
  std::array<std::uint64_t, 3> words{};
  std::uint64_t hash() const { return hash_words(words); }
  friend bool operator==(const WideKey3&, const WideKey3&) = default;
};
struct WideKey4 {
  std::array<std::uint64_t, 4> words{};
  std::uint64_t hash() const { return hash_words(words); }
  friend bool operator==(const WideKey4&, const WideKey4&) = default;
};
// Equal hashes for many keys: buckets overflow, and only whole keys tell them apart.
struct PoorKey {
  std::uint64_t word = 0;
  std::uint64_t hash() const { return word % 7; }
  friend bool operator==(const PoorKey&, const PoorKey&) = default;
};
struct Number {
  std::uint32_t value = 0;
};
// Bounds that grow narrower.
struct Interval {
  std::int32_t lower = -100;
  std::int32_t upper = 100;
  Interval merged_with(const Interval& earlier) const {
    return {std::max(lower, earlier.lower), std::min(upper, earlier.upper)};
  }
};

// What every thread stores for a key: torn entries would show.
WideKey3 key(std::uint64_t n) {
  return {{mix(n), mix(n + 1), mix(n + 2)}};
}
std::uint32_t value(std::uint64_t n) {
  return static_cast<std::uint32_t>(mix(n ^ 0x5555));
}

TEST(SharedTable, TellsWhatTookMuchWork) {
  SharedTable<WideKey3, Interval> table(16 << 20);
  SharedTable<WideKey3, Interval> other(16 << 20);
  for (auto* one : {&table, &other}) one->reserve(50000);
  table.store(key(0), {0, 1}, 1000);
  table.note_from(100);
  for (std::uint64_t n = 1; n <= 500; ++n) table.store(key(n), {-3, 7}, n);
  const std::vector<std::uint64_t> news = table.take_news();
  EXPECT_EQ(news.size(), 401 * table.entry_words());
  EXPECT_TRUE(table.take_news().empty());

  other.note_from(1);
  other.store(key(100), {2, 9}, 1);
  other.take_news();
  other.learn(news);
  EXPECT_EQ(other.entries(), 401u);
  EXPECT_TRUE(other.take_news().empty());  // what is learned is no news
  EXPECT_FALSE(other.find(key(0)));        // was stored before
  EXPECT_FALSE(other.find(key(99)));
  for (std::uint64_t n = 101; n <= 500; ++n) {
    const auto found = other.find(key(n));
    ASSERT_TRUE(found) << n;
    EXPECT_EQ(found->lower, -3);
    EXPECT_EQ(found->upper, 7);
  }
  EXPECT_EQ(other.find(key(100))->lower, 2);  // both are true
  EXPECT_EQ(other.find(key(100))->upper, 7);
  EXPECT_THROW(other.learn(std::span(news).first(news.size() - 1)), InputError);
}

TEST(SharedTable, FindsWhatWasStored) {
  SharedTable<WideKey3, Number> table(16 << 20);
  EXPECT_FALSE(table.find(key(1)));
  table.reserve(50000);
  for (std::uint64_t n = 0; n < 5000; ++n) table.store(key(n), {value(n)}, 1);
  EXPECT_EQ(table.entries(), 5000u);
  for (std::uint64_t n = 0; n < 5000; ++n) {
    const auto found = table.find(key(n));
    ASSERT_TRUE(found) << n;
    EXPECT_EQ(found->value, value(n));
  }
  EXPECT_FALSE(table.find(key(5000)));
}

TEST(SharedTable, KeysWithEqualHashesStayApart) {
  SharedTable<PoorKey, Number> table(1 << 16);
  for (std::uint64_t n = 0; n < 1000; ++n) table.store({n}, {value(n)}, 1 + n % 5);
  int found = 0;
  for (std::uint64_t n = 0; n < 1000; ++n) {
    const auto known = table.find({n});
    if (!known) continue;
    ++found;
    EXPECT_EQ(known->value, value(n));
  }
  EXPECT_GT(found, 10);
  EXPECT_LT(found, 1000);
}

TEST(SharedTable, LaterKnowledgeIsMergedOrReplacesTheEarlier) {
  SharedTable<PoorKey, Interval> merging(1 << 16);
  merging.store({1}, {-3, 100}, 1);
  merging.store({1}, {-100, 8}, 1);
  EXPECT_EQ(merging.find({1})->lower, -3);
  EXPECT_EQ(merging.find({1})->upper, 8);
  SharedTable<PoorKey, Number> replacing(1 << 16);
  replacing.store({1}, {5}, 1);
  replacing.store({1}, {6}, 1);
  EXPECT_EQ(replacing.find({1})->value, 6u);
  EXPECT_EQ(replacing.entries(), 1u);
}

TEST(SharedTable, TheLeastWorkGivesWayUntilItIsOld) {
  SharedTable<PoorKey, Number> table(1);  // one bucket
  const std::uint64_t capacity = table.capacity();
  table.store({1000000}, {7}, 1 << 20);
  for (std::uint64_t n = 0; n < 5 * capacity; ++n) table.store({n}, {1}, 1);
  EXPECT_TRUE(table.find({1000000}));
  for (std::uint64_t n = 0; n < 40 * capacity; ++n) table.store({n}, {1}, 1 << 10);
  EXPECT_FALSE(table.find({1000000}));
  EXPECT_EQ(table.entries(), capacity);
}

TEST(SharedTable, WhatIsAskedForStaysYoung) {
  SharedTable<PoorKey, Number> table(1);
  table.store({1000000}, {7}, 1 << 12);
  for (std::uint64_t n = 0; n < 100 * table.capacity(); ++n) {
    table.store({n}, {1}, 1 << 10);
    ASSERT_TRUE(table.find({1000000})) << n;
  }
}

TEST(SharedTable, WhatIsAskedForAgainOutlivesWhatIsNot) {
  SharedTable<PoorKey, Number, TableSettings{.fillings = 2, .gain = 2}> table(1);
  const std::uint64_t two_fillings = 2 * table.capacity();
  table.store({1000000}, {7}, 1 << 4);
  table.store({1000001}, {7}, 1 << 4);
  for (int round = 0; round < 4; ++round) {
    for (std::uint64_t n = 0; n < two_fillings; ++n) table.store({n}, {1}, 1);
    ASSERT_TRUE(table.find({1000000})) << round;
  }
  for (std::uint64_t n = 0; n < two_fillings; ++n) table.store({n}, {1}, 1 << 4);
  EXPECT_TRUE(table.find({1000000}));
  EXPECT_FALSE(table.find({1000001}));
}

// Entries of five words fill two cache lines as well as four.
TEST(SharedTable, BucketsHoldTheLeastNumberOfEntries) {
  EXPECT_EQ((SharedTable<WideKey4, Number>(1).capacity()), 3u);
  EXPECT_EQ((SharedTable<WideKey4, Number, TableSettings{.least_entries = 4}>(1).capacity()), 6u);
}

TEST(SharedTable, GrowsInPlaceWithinItsLimit) {
  for (const std::uint64_t limit : {1u << 18, 1000000u, 5u << 20}) {
    SharedTable<WideKey3, Number> table(limit);
    EXPECT_LT(table.memory_bytes(), std::uint64_t{1} << 19);
    std::uint64_t stored = 0;
    while (true) {
      if (table.crowded()) table.grow();
      if (table.entries() > table.capacity() * 9 / 10) break;
      table.store(key(stored), {value(stored)}, 1);
      ++stored;
    }
    EXPECT_LE(table.memory_bytes(), limit);
    EXPECT_GT(table.memory_bytes(), limit - limit / 100 - 512 * 64);
    std::uint64_t found = 0;
    for (std::uint64_t n = 0; n < stored; ++n) {
      const auto known = table.find(key(n));
      if (!known) continue;
      ++found;
      EXPECT_EQ(known->value, value(n));
    }
    EXPECT_EQ(found, table.entries());
    EXPECT_GT(found, stored * 3 / 4);
  }
}

TEST(SharedTable, ThreadsNeverReadTornEntries) {
  SharedTable<WideKey3, Number> table(1 << 14);  // small: all threads meet in the same buckets
  std::atomic<int> wrong{0};
  std::atomic<int> hits{0};
  std::vector<std::thread> threads;
  for (std::uint64_t t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      std::mt19937_64 random(t);
      for (int i = 0; i < 50000; ++i) {
        const std::uint64_t n = random() % 2000;
        if (random() % 2 == 0) {
          table.store(key(n), {value(n)}, 1 + random() % 1000);
        } else if (const auto found = table.find(key(n))) {
          ++hits;
          wrong += found->value != value(n);
        }
      }
    });
  }
  for (auto& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
  EXPECT_GT(hits, 1000);
}

TEST(SharedTable, GrowsWhileThreadsMeet) {
  SharedTable<WideKey3, Number> table(16 << 20);
  const std::uint64_t small = table.memory_bytes();
  constexpr int kThreads = 3;
  Rendezvous rendezvous(kThreads);
  const auto grow = [&] {
    if (table.crowded()) table.grow();
  };
  std::vector<std::thread> threads;
  for (std::uint64_t t = 0; t < kThreads; ++t) {
    threads.emplace_back([&, t] {
      for (std::uint64_t n = t; n < 100000 * (t + 1); n += kThreads) {
        table.store(key(n), {value(n)}, 1);
        if (table.crowded()) rendezvous.call();
        if (rendezvous.called()) rendezvous.attend(grow);
      }
      rendezvous.leave(grow);
    });
  }
  for (auto& thread : threads) thread.join();
  EXPECT_GT(table.memory_bytes(), small);
  std::uint64_t found = 0;
  for (std::uint64_t n = 0; n < 100000; ++n) {
    const auto known = table.find(key(n));
    if (!known) continue;
    ++found;
    ASSERT_EQ(known->value, value(n));
  }
  EXPECT_GT(found, 95000u);
}

TEST(SharedTable, SetAsideKeepsWhatItHadAndStartsAgain) {
  SharedTable<WideKey3, Number> table(4 << 20);
  for (std::uint64_t n = 0; n < 5000; ++n) {
    if (table.crowded()) table.grow();
    table.store(key(n), {value(n)}, 1 + n % 64);
  }
  const std::uint64_t entries = table.entries();
  const auto aside = table.set_aside();
  EXPECT_EQ(aside->entries(), entries);
  EXPECT_EQ(table.entries(), 0U);
  std::uint64_t found = 0;
  for (std::uint64_t n = 0; n < 5000; ++n) {
    EXPECT_FALSE(table.find(key(n)));
    EXPECT_EQ(table.work_width_of(key(n)), 0);
    const auto kept = aside->find(key(n));
    if (!kept) continue;
    ++found;
    EXPECT_EQ(kept->value, value(n));
    EXPECT_EQ(aside->work_width_of(key(n)), std::bit_width((1 + n % 64) | 1));
  }
  EXPECT_EQ(found, entries);
  table.store(key(7), {7}, 1);
  EXPECT_EQ(table.find(key(7))->value, 7U);
  EXPECT_EQ(aside->find(key(7))->value, value(7));
}

}  // namespace
}  // namespace harary
