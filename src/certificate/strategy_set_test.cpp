// SPDX-License-Identifier: MIT
// Sets that grow under answers, against plain breadth-first search: strings are numbers below kAll,
// and the answers to p are some other numbers.
#include "certificate/strategy_set.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <set>
#include <string>

namespace harary {
namespace {

constexpr std::uint32_t kAll = 60'000;
constexpr std::size_t kWidth = 4;

using String = std::array<std::uint8_t, kWidth>;

String string_of(std::uint32_t number) {
  String result;
  for (std::size_t i = 0; i < kWidth; ++i) result[i] = static_cast<std::uint8_t>(number >> 8 * i);
  return result;
}
std::uint32_t number_of(Bytes string) {
  std::uint32_t result = 0;
  for (std::size_t i = 0; i < kWidth; ++i) result |= std::uint32_t{string[i]} << 8 * i;
  return result;
}

// About three of four numbers have answers.
std::array<std::uint32_t, 2> answers(std::uint32_t number) {
  if (number % 4 == 3) return {number, number};
  return {(number * 7 + 1) % kAll, (number * 11 + 5) % kAll};
}

std::set<std::uint32_t> reachable() {
  std::set<std::uint32_t> result{1};
  std::vector<std::uint32_t> left{1};
  while (!left.empty()) {
    const std::uint32_t number = left.back();
    left.pop_back();
    for (const std::uint32_t next : answers(number)) {
      if (result.insert(next).second) left.push_back(next);
    }
  }
  return result;
}

// What the workers of all threads count.
struct Counts {
  std::atomic<std::size_t> answered{0};
  std::atomic<std::size_t> asked_again{0};
  std::atomic<int> at_work{0};
};

class Worker {
 public:
  explicit Worker(Counts& counts) : counts_(counts) {}
  void begin(StrategySet& set) { set.meet(string_of(1)); }
  void answer(StrategySet& set, Bytes position) {
    ++counts_.at_work;
    ++counts_.answered;
    for (const std::uint32_t next : answers(number_of(position))) {
      const String string = string_of(next);
      if (set.answered(string)) {
        ++counts_.asked_again;
        continue;
      }
      set.meet(string);
      EXPECT_TRUE(set.has_met(string));
    }
    --counts_.at_work;
  }

 private:
  Counts& counts_;
};

struct Closed {
  std::set<std::uint32_t> numbers;
  std::vector<std::uint32_t> in_order;
};

Closed closed_by(int threads, const StrategySet::Limits& limits, Job& job, Counts& counts) {
  StrategySet set(kWidth, limits, threads);
  set.close(job, [&] { return Worker(counts); }, [&] { EXPECT_EQ(counts.at_work, 0); });
  const PositionSet all = set.take();
  Closed result;
  for (std::size_t i = 0; i < all.size(); ++i) {
    result.in_order.push_back(number_of(all[i]));
    result.numbers.insert(result.in_order.back());
  }
  return result;
}

constexpr StrategySet::Limits kEnough{std::uint64_t{1} << 30, std::uint64_t{1} << 30};

TEST(StrategySet, HoldsWhatCanBeReachedForAnyNumberOfThreads) {
  const std::set<std::uint32_t> expected = reachable();
  ASSERT_GT(expected.size(), 10'000U);
  for (const int threads : {1, 2, 4}) {
    Counts counts;
    Job job;
    const Closed closed = closed_by(threads, kEnough, job, counts);
    EXPECT_EQ(closed.numbers, expected);
    EXPECT_EQ(closed.in_order.size(), expected.size());
    // Every string is answered once and asked about for the first time once; play returns to 1.
    EXPECT_EQ(counts.answered, expected.size());
    EXPECT_EQ(2 * counts.answered - counts.asked_again, expected.size());
  }
}

TEST(StrategySet, TakesLittleMemoryWhereThatIsWanted) {
  constexpr std::uint64_t kFewShards = std::uint64_t{2} << 20;
  Counts counts;
  Job job;
  EXPECT_EQ(closed_by(4, {kFewShards, kFewShards}, job, counts).numbers, reachable());
}

TEST(StrategySet, IsTheSameEveryTimeWithOneThread) {
  Counts counts;
  Job job;
  EXPECT_EQ(closed_by(1, kEnough, job, counts).in_order,
            closed_by(1, kEnough, job, counts).in_order);
}

TEST(StrategySet, IsTheSameForAllThreadsIfItIsSmall) {
  struct Small {
    void begin(StrategySet& set) const { set.meet(string_of(1)); }
    void answer(StrategySet& set, Bytes position) const {
      for (const std::uint32_t next : answers(number_of(position))) {
        set.meet(string_of(next % 997));
      }
    }
  };
  std::vector<std::vector<std::uint32_t>> orders;
  for (const int threads : {1, 2, 4}) {
    StrategySet set(kWidth, kEnough, threads);
    Job job;
    set.close(job, [] { return Small(); }, [] {});
    const PositionSet all = set.take();
    orders.emplace_back();
    for (std::size_t i = 0; i < all.size(); ++i) orders.back().push_back(number_of(all[i]));
  }
  EXPECT_GT(orders[0].size(), 100U);
  EXPECT_EQ(orders[1], orders[0]);
  EXPECT_EQ(orders[2], orders[0]);
}

TEST(StrategySet, ForgetsWhatThreadsAnsweredWhenMemoryIsShort) {
  for (const int threads : {1, 4}) {
    Counts counts;
    Job job;
    const Closed closed = closed_by(threads, {kEnough.met_bytes, 1000}, job, counts);
    EXPECT_EQ(closed.numbers, reachable());
    EXPECT_EQ(closed.in_order.size(), closed.numbers.size());
  }
}

TEST(StrategySet, ThreadsKeepToTheBudget) {
  for (const int threads : {1, 4}) {
    Counts counts;
    Job job;
    EXPECT_THROW(closed_by(threads, {1000, 1000}, job, counts), JobStopped);
    Job interrupted;
    interrupted.interrupt();
    EXPECT_THROW(closed_by(threads, kEnough, interrupted, counts), JobStopped);
  }
}

TEST(StrategySet, PassesOnWhatAThreadThrows) {
  struct Failing {
    void begin(StrategySet& set) const { set.meet(string_of(1)); }
    void answer(StrategySet&, Bytes) const { throw std::runtime_error("here"); }
  };
  for (const int threads : {1, 4}) {
    StrategySet set(kWidth, kEnough, threads);
    Job job;
    EXPECT_THROW(set.close(job, [] { return Failing(); }, [] {}), std::runtime_error);
  }
}

}  // namespace
}  // namespace harary
