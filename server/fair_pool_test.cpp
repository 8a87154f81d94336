// SPDX-License-Identifier: MIT
// Who is served when: by what each visitor has used of late.
#include "server/fair_pool.hpp"

#include <gtest/gtest.h>

#include <algorithm>
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
  bool becomes(const std::string& words, milliseconds most = milliseconds(10'000)) const {
    const auto end = Clock::now() + most;
    while (this->words() != words && Clock::now() < end) {
      std::this_thread::sleep_for(milliseconds(5));
    }
    return this->words() == words;
  }

 private:
  mutable std::mutex mutex_;
  std::string words_;
};

// Works for so long in all, by the clock: it sleeps. Patient work ends its time slice when it is
// over.
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
  milliseconds left() const { return left_; }

 private:
  Log& log_;
  std::string word_;
  milliseconds left_;
  Manner manner_;
};

FairPool::TaskHandle submit(FairPool& pool, const Visitor& visitor, std::unique_ptr<Work> work) {
  return pool.submit(pool.place_for(visitor), std::move(work));
}
FairPool::Settings with_threads(int threads) {
  FairPool::Settings settings;
  settings.threads = threads;
  settings.clock = ThreadClock::by_the_clock;
  return settings;
}
FairPool::Settings one_thread() {
  return with_threads(1);
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
  submit(pool, kModest, std::make_unique<Working>(log, "1", milliseconds(1)));
  ASSERT_TRUE(log.becomes("1"));
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
  FairPool pool(with_threads(2));
  submit(pool, kGreedy, std::make_unique<Working>(log, "2", milliseconds(400)));
  submit(pool, kGreedy, std::make_unique<Working>(log, "3", milliseconds(1)));
  submit(pool, kModest, std::make_unique<Working>(log, "1", milliseconds(1)));
  EXPECT_TRUE(log.becomes("123")) << log.words();
}

TEST(FairPool, DropsWhatNobodyWants) {
  Log log;
  FairPool pool(one_thread());
  const auto running =
      submit(pool, kGreedy, std::make_unique<Working>(log, "1", milliseconds(60'000)));
  const auto waiting = submit(pool, kGreedy, std::make_unique<Working>(log, "2", milliseconds(1)));
  std::this_thread::sleep_for(milliseconds(20));
  pool.abandon(waiting);
  EXPECT_TRUE(waiting.expired());
  pool.abandon(running);
  EXPECT_TRUE(log.becomes("!1")) << log.words();
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
  settings.places = {6, 4, 2};
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

// Heavy work that writes down its places in the queue.
class Heavy final : public Work {
 public:
  Heavy(Log& log, std::string word, milliseconds time, milliseconds patience = milliseconds::max())
      : log_(log),
        word_(word),
        work_(log, word, time, Working::Manner::patient),
        patience_(patience) {}

  State go_on(const TimeSlice& slice) override { return work_.go_on(slice); }
  bool gives_way() const override { return true; }
  milliseconds time_left() const override { return work_.left(); }
  milliseconds patience() const override { return patience_; }
  void waits(const Waiting& where) override { log_.add(word_ + std::to_string(where.place)); }
  void is_refused(const Waiting& where) override {
    log_.add(word_ + "#" + std::to_string(where.place));
  }

 private:
  Log& log_;
  const std::string word_;
  Working work_;
  const milliseconds patience_;
};

FairPool::Settings with_slots(int slots) {
  FairPool::Settings settings = one_thread();
  settings.slots = {slots, slots, 1};
  return settings;
}

TEST(FairPoolSlots, WhoHasNoneHearsItsPlaceUntilItHasOne) {
  Log log;
  FairPool pool(with_slots(1));
  const auto come = [&](const std::string& word) {
    submit(pool, {"192.0.2.1", word}, std::make_unique<Heavy>(log, word, milliseconds(1500)));
  };
  come("a");
  std::this_thread::sleep_for(milliseconds(400));
  come("b");
  EXPECT_TRUE(log.becomes("b1")) << log.words();
  come("c");
  EXPECT_TRUE(log.becomes("b1c2ab0c1bc0c")) << log.words();
}

TEST(FairPoolSlots, LightWorkIsDoneAtOnceHoweverManyWait) {
  Log log;
  FairPool pool(with_slots(2));
  std::vector<FairPool::TaskHandle> tasks;
  for (int i = 0; i < 50; ++i) {
    const Visitor visitor{"192.0.2.1", std::to_string(i)};
    tasks.push_back(submit(pool, visitor, std::make_unique<Heavy>(log, "", milliseconds(60'000))));
  }
  std::this_thread::sleep_for(milliseconds(1000));
  std::vector<Clock::duration> waited;
  for (int i = 0; i < 11; ++i) {
    Log light;
    const auto begin = Clock::now();
    submit(pool, {"192.0.2.1", "light" + std::to_string(i)},
           std::make_unique<Working>(light, "!", milliseconds(2)));
    EXPECT_TRUE(light.becomes("!"));
    waited.push_back(Clock::now() - begin);
  }
  std::sort(waited.begin(), waited.end());
  EXPECT_LT(waited[waited.size() / 2], milliseconds(100));
  for (const auto& task : tasks) pool.abandon(task);
}

// On a busy machine a thread stands still for longer than light work takes.
TEST(FairPoolSlots, WorkWhoseThreadStandsStillIsLight) {
  class Busy final : public Work {
   public:
    explicit Busy(Log& log) : log_(log) {}
    State go_on(const TimeSlice& slice) override {
      while (!slice.over) {
      }
      return State::unfinished;
    }
    bool gives_way() const override { return true; }
    void waits(const Waiting& where) override { log_.add(std::to_string(where.place)); }

   private:
    Log& log_;
  };
  // Begins anew in each time slice.
  class Standing final : public Work {
   public:
    Standing(Log& log, milliseconds time) : log_(log), time_(time) {}
    State go_on(const TimeSlice& slice) override {
      const auto end = Clock::now() + time_;
      while (Clock::now() < end) {
        if (slice.over) return State::unfinished;
        std::this_thread::sleep_for(milliseconds(1));
      }
      log_.add("!");
      return State::done;
    }
    bool gives_way() const override { return true; }
    void waits(const Waiting&) override { log_.add("waits"); }

   private:
    Log& log_;
    milliseconds time_;
  };
  FairPool::Settings settings = with_slots(1);
  settings.clock = ThreadClock::of_this_thread;
  Log log;
  FairPool pool(settings);
  std::vector<FairPool::TaskHandle> tasks;
  for (int i = 0; i < 3; ++i) {
    tasks.push_back(submit(pool, {"192.0.2.1", std::to_string(i)}, std::make_unique<Busy>(log)));
  }
  EXPECT_TRUE(log.becomes("12")) << log.words();
  Log standing;
  submit(pool, {"192.0.2.1", "standing"}, std::make_unique<Standing>(standing, milliseconds(60)));
  EXPECT_TRUE(standing.becomes("!")) << standing.words();
  for (const auto& task : tasks) pool.abandon(task);
}

// Of questions that come at the same time the small ones are tried first.
TEST(FairPoolSlots, SmallQuestionsGoBeforeLargeOnes) {
  class Sized final : public Work {
   public:
    Sized(Log& log, std::string word, int size) : log_(log), word_(std::move(word)), size_(size) {}
    State go_on(const TimeSlice&) override {
      log_.add(word_);
      return State::done;
    }
    int size() const override { return size_; }

   private:
    Log& log_;
    std::string word_;
    int size_;
  };
  Log log;
  FairPool pool(with_slots(1));
  submit(pool, {"192.0.2.1", "first"}, std::make_unique<Working>(log, "x", milliseconds(300)));
  std::this_thread::sleep_for(milliseconds(50));
  for (const int size : {36, 55, 15, 45}) {
    const std::string word = std::to_string(size) + " ";
    submit(pool, {"192.0.2.1", word}, std::make_unique<Sized>(log, word, size));
  }
  EXPECT_TRUE(log.becomes("x15 36 45 55 ")) << log.words();
}

// With k slots on one thread each has at least a k-th of it, also while new work is tried.
TEST(FairPoolSlots, WhatIsAdmittedEndsInItsTime) {
  Log log;
  FairPool pool(with_slots(2));
  submit(pool, {"192.0.2.1", "first"}, std::make_unique<Heavy>(log, "x", milliseconds(800)));
  std::this_thread::sleep_for(milliseconds(300));
  std::vector<FairPool::TaskHandle> tasks;
  Log others;
  const auto begin = Clock::now();
  for (int i = 0; i < 15; ++i) {
    const Visitor visitor{"192.0.2." + std::to_string(2 + i), std::to_string(i)};
    tasks.push_back(
        submit(pool, visitor, std::make_unique<Heavy>(others, "", milliseconds(60'000))));
  }
  // Trials have the thread until they have used their half: 7 s of 14; see fair_pool.cpp.
  EXPECT_TRUE(log.becomes("x", milliseconds(20'000))) << log.words();
  EXPECT_LT(Clock::now() - begin, milliseconds(15'000));
  for (const auto& task : tasks) pool.abandon(task);
}

TEST(FairPoolSlots, WorkThatWouldWaitTooLongIsRefusedOnce) {
  Log log;
  FairPool pool(with_slots(1));
  submit(pool, {"192.0.2.1", "a"}, std::make_unique<Heavy>(log, "a", milliseconds(2500)));
  std::this_thread::sleep_for(milliseconds(300));
  submit(pool, {"192.0.2.1", "b"},
         std::make_unique<Heavy>(log, "b", milliseconds(500), milliseconds(100)));
  ASSERT_TRUE(log.becomes("b#1")) << log.words();
  // This one is patient enough, and is not refused later either.
  submit(pool, {"192.0.2.1", "c"},
         std::make_unique<Heavy>(log, "c", milliseconds(500), milliseconds(10'000)));
  EXPECT_TRUE(log.becomes("b#1c1ac0c")) << log.words();
}

// Slots are given to who has used least, and each visitor has few.
TEST(FairPoolSlots, OneVisitorLeavesSlotsToOthers) {
  Log log;
  FairPool pool(with_slots(2));
  std::vector<FairPool::TaskHandle> tasks;
  Log greedy;
  for (int i = 0; i < 4; ++i) {
    tasks.push_back(
        submit(pool, kGreedy, std::make_unique<Heavy>(greedy, "", milliseconds(60'000))));
  }
  std::this_thread::sleep_for(milliseconds(200));
  submit(pool, kModest, std::make_unique<Heavy>(log, "m", milliseconds(500)));
  EXPECT_TRUE(log.becomes("m")) << log.words();
  for (const auto& task : tasks) pool.abandon(task);
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
