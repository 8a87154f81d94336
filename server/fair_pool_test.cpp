// SPDX-License-Identifier: MIT
// Who is served when: by what each visitor has used of late.
#include "server/fair_pool.hpp"

#include <gtest/gtest.h>

#include <future>
#include <thread>

#include "server/problem.hpp"

namespace harary {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

const Visitor kGreedy{"192.0.2.1", "a"};
const Visitor kModest{"192.0.2.2", "b"};

// What happens, in its order.
class Log {
 public:
  void add(const std::string& word) {
    const std::lock_guard lock(mutex_);
    words_ += word;
  }
  std::string words() const {
    const std::lock_guard lock(mutex_);
    return words_;
  }
  // Waits until it says so, for seconds at most.
  bool becomes(const std::string& words) const {
    for (int wait = 0; wait < 1000 && this->words() != words; ++wait) {
      std::this_thread::sleep_for(milliseconds(5));
    }
    return this->words() == words;
  }

 private:
  mutable std::mutex mutex_;
  std::string words_;
};

// Works for so long in all, by the clock. Patient work ends its time slice when it is over.
class Working final : public Work {
 public:
  enum class Manner { stubborn, patient };
  Working(Log& log, std::string word, milliseconds time, Manner manner = Manner::stubborn)
      : log_(log), word_(std::move(word)), left_(time), manner_(manner) {}

  State go_on(const TimeSlice& slice) override {
    while (left_ > milliseconds(0)) {
      if (slice.abandoned) {
        log_.add("!" + word_);
        return State::done;
      }
      if (slice.over && manner_ == Manner::patient) return State::unfinished;
      std::this_thread::sleep_for(milliseconds(1));
      left_ -= milliseconds(1);
    }
    log_.add(word_);
    return State::done;
  }
  bool gives_way() const override { return manner_ == Manner::patient; }

 private:
  Log& log_;
  std::string word_;
  milliseconds left_;
  Manner manner_;
};

FairPool::TaskHandle submit(FairPool& pool, const Visitor& visitor, std::unique_ptr<Work> work) {
  return pool.submit(pool.place_for(visitor), std::move(work));
}
FairPool::Settings one_thread() {
  FairPool::Settings settings;
  settings.threads = 1;
  return settings;
}

TEST(FairPool, ServesFirstWhoHasUsedLeast) {
  Log log;
  FairPool pool(one_thread());
  submit(pool, kGreedy, std::make_unique<Working>(log, "1", milliseconds(150)));
  ASSERT_TRUE(log.becomes("1"));
  // While the thread is busy, the greedy one asks first.
  submit(pool, {"192.0.2.9", "c"}, std::make_unique<Working>(log, "2", milliseconds(50)));
  submit(pool, kGreedy, std::make_unique<Working>(log, "4", milliseconds(1)));
  submit(pool, kModest, std::make_unique<Working>(log, "3", milliseconds(1)));
  EXPECT_TRUE(log.becomes("1234")) << log.words();
}

// A new cookie makes no new visitor of an address; but people who share it are told apart.
TEST(FairPool, CountsByAddressFirst) {
  Log log;
  FairPool pool(one_thread());
  submit(pool, kGreedy, std::make_unique<Working>(log, "1", milliseconds(150)));
  ASSERT_TRUE(log.becomes("1"));
  submit(pool, {"192.0.2.9", "c"}, std::make_unique<Working>(log, "2", milliseconds(50)));
  submit(pool, kGreedy, std::make_unique<Working>(log, "5", milliseconds(1)));
  submit(pool, {kGreedy.address, "fresh"}, std::make_unique<Working>(log, "4", milliseconds(1)));
  submit(pool, kModest, std::make_unique<Working>(log, "3", milliseconds(1)));
  EXPECT_TRUE(log.becomes("12345")) << log.words();
}

TEST(FairPool, LongWorkGivesWayAndGoesOnLater) {
  Log log;
  FairPool pool(one_thread());
  submit(pool, kGreedy,
         std::make_unique<Working>(log, "3", milliseconds(600), Working::Manner::patient));
  std::this_thread::sleep_for(milliseconds(100));
  const auto begin = Clock::now();
  submit(pool, kModest, std::make_unique<Working>(log, "1", milliseconds(1)));
  ASSERT_TRUE(log.becomes("1"));
  EXPECT_LT(Clock::now() - begin, milliseconds(300));
  submit(pool, kModest, std::make_unique<Working>(log, "2", milliseconds(1)));
  EXPECT_TRUE(log.becomes("123")) << log.words();
}

// The same visitor's short question need not wait for the long one either.
TEST(FairPool, AShortQuestionGoesBeforeALongOneOfTheSameVisitor) {
  Log log;
  FairPool pool(one_thread());
  submit(pool, kModest,
         std::make_unique<Working>(log, "2", milliseconds(1000), Working::Manner::patient));
  std::this_thread::sleep_for(milliseconds(100));
  submit(pool, kModest, std::make_unique<Working>(log, "1", milliseconds(1)));
  EXPECT_TRUE(log.becomes("12")) << log.words();
}

TEST(FairPool, StubbornWorkOfOneAddressLeavesAThreadToOthers) {
  Log log;
  FairPool pool({});
  ASSERT_EQ(FairPool::Settings().threads, 2);
  submit(pool, kGreedy, std::make_unique<Working>(log, "2", milliseconds(400)));
  submit(pool, kGreedy, std::make_unique<Working>(log, "3", milliseconds(1)));
  submit(pool, kModest, std::make_unique<Working>(log, "1", milliseconds(1)));
  EXPECT_TRUE(log.becomes("123")) << log.words();
}

TEST(FairPool, DropsWhatNobodyWants) {
  Log log;
  FairPool pool(one_thread());
  const auto running =
      submit(pool, kGreedy, std::make_unique<Working>(log, "1", milliseconds(10'000)));
  const auto waiting = submit(pool, kGreedy, std::make_unique<Working>(log, "2", milliseconds(1)));
  std::this_thread::sleep_for(milliseconds(20));
  pool.abandon(waiting);
  EXPECT_TRUE(waiting.expired());
  const auto begin = Clock::now();
  pool.abandon(running);
  EXPECT_TRUE(log.becomes("!1")) << log.words();
  EXPECT_LT(Clock::now() - begin, milliseconds(50));
  submit(pool, kModest, std::make_unique<Working>(log, "3", milliseconds(1)));
  EXPECT_TRUE(log.becomes("!13")) << log.words();
}

int refusal(FairPool& pool, const Visitor& visitor) {
  try {
    pool.place_for(visitor);
    return 0;
  } catch (const Problem& problem) {
    return problem.status();
  }
}

TEST(FairPool, HasAFewPlacesForEach) {
  FairPool::Settings settings = one_thread();
  settings.places = 6;
  settings.places_of_address = 4;
  settings.places_of_visitor = 2;
  FairPool pool(settings);
  std::vector<FairPool::PlaceHandle> places;
  for (int i = 0; i < 2; ++i) places.push_back(pool.place_for(kGreedy));
  EXPECT_EQ(refusal(pool, kGreedy), 429);
  for (int i = 0; i < 2; ++i) places.push_back(pool.place_for({kGreedy.address, "fresh"}));
  EXPECT_EQ(refusal(pool, {kGreedy.address, "more"}), 429);
  for (int i = 0; i < 2; ++i) places.push_back(pool.place_for(kModest));
  EXPECT_EQ(refusal(pool, {"192.0.2.3", "c"}), 503);
  places.clear();
  EXPECT_EQ(refusal(pool, kGreedy), 0);
}

TEST(FairPool, EndsWithWorkLeft) {
  Log log;
  {
    FairPool pool(one_thread());
    submit(pool, kGreedy, std::make_unique<Working>(log, "1", milliseconds(10'000)));
    submit(pool, kGreedy, std::make_unique<Working>(log, "2", milliseconds(10'000)));
    std::this_thread::sleep_for(milliseconds(20));
    pool.stop();
    EXPECT_EQ(refusal(pool, kGreedy), 503);
  }
  EXPECT_EQ(log.words(), "!1");
}

}  // namespace
}  // namespace harary
