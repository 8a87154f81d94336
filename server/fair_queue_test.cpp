// SPDX-License-Identifier: MIT
// Who is served when: by what each visitor has used of late.
#include "server/fair_queue.hpp"

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

// Works for so long in all, by the clock: it sleeps. Yielding work ends its time slice when it
// is over.
class Working final : public Work {
 public:
  enum class Manner { unyielding, yielding };
  Working(Log& log, std::string word, milliseconds time, Manner manner = Manner::unyielding)
      : log_(log), word_(std::move(word)), left_(time), manner_(manner) {}

  State run(const TimeSlice& slice) override {
    while (left_ > milliseconds(0)) {
      if (slice.abandoned) {
        log_.add("!" + word_);
        return State::done;
      }
      if (slice.over && manner_ == Manner::yielding) return State::unfinished;
      std::this_thread::sleep_for(milliseconds(1));
      left_ -= milliseconds(1);
    }
    log_.add(word_);
    return State::done;
  }
  bool yields() const override { return manner_ == Manner::yielding; }
  milliseconds left() const { return left_; }

 private:
  Log& log_;
  std::string word_;
  milliseconds left_;
  Manner manner_;
};

FairQueue::TaskHandle submit(FairQueue& queue, const Visitor& visitor, std::unique_ptr<Work> work) {
  return queue.submit(queue.ticket_for(visitor), std::move(work));
}
FairQueue::Settings with_threads(int threads) {
  FairQueue::Settings settings;
  settings.threads = threads;
  settings.clock = ThreadClock::by_the_clock;
  return settings;
}
FairQueue::Settings one_thread() {
  return with_threads(1);
}

TEST(FairQueue, ServesFirstWhoHasUsedLeast) {
  Log log;
  FairQueue queue(one_thread());
  submit(queue, kGreedy, std::make_unique<Working>(log, "1", milliseconds(150)));
  ASSERT_TRUE(log.becomes("1"));
  // While the thread is busy, the greedy one asks first.
  submit(queue, {"192.0.2.9", "c"}, std::make_unique<Working>(log, "2", milliseconds(50)));
  submit(queue, kGreedy, std::make_unique<Working>(log, "4", milliseconds(1)));
  submit(queue, kModest, std::make_unique<Working>(log, "3", milliseconds(1)));
  EXPECT_TRUE(log.becomes("1234")) << log.words();
}

// A new cookie makes no new visitor of an address; but people who share it are told apart.
TEST(FairQueue, CountsByAddressFirst) {
  Log log;
  FairQueue queue(one_thread());
  submit(queue, kGreedy, std::make_unique<Working>(log, "1", milliseconds(150)));
  ASSERT_TRUE(log.becomes("1"));
  submit(queue, {"192.0.2.9", "c"}, std::make_unique<Working>(log, "2", milliseconds(50)));
  submit(queue, kGreedy, std::make_unique<Working>(log, "5", milliseconds(1)));
  submit(queue, {kGreedy.address, "fresh"}, std::make_unique<Working>(log, "4", milliseconds(1)));
  submit(queue, kModest, std::make_unique<Working>(log, "3", milliseconds(1)));
  EXPECT_TRUE(log.becomes("12345")) << log.words();
}

TEST(FairQueue, LongWorkYieldsAndResumesLater) {
  Log log;
  FairQueue queue(one_thread());
  submit(queue, kGreedy,
         std::make_unique<Working>(log, "3", milliseconds(600), Working::Manner::yielding));
  std::this_thread::sleep_for(milliseconds(100));
  submit(queue, kModest, std::make_unique<Working>(log, "1", milliseconds(1)));
  ASSERT_TRUE(log.becomes("1"));
  submit(queue, kModest, std::make_unique<Working>(log, "2", milliseconds(1)));
  EXPECT_TRUE(log.becomes("123")) << log.words();
}

// The same visitor's short request need not wait for the long one either.
TEST(FairQueue, AShortRequestGoesBeforeALongOneOfTheSameVisitor) {
  Log log;
  FairQueue queue(one_thread());
  submit(queue, kModest,
         std::make_unique<Working>(log, "2", milliseconds(1000), Working::Manner::yielding));
  std::this_thread::sleep_for(milliseconds(100));
  submit(queue, kModest, std::make_unique<Working>(log, "1", milliseconds(1)));
  EXPECT_TRUE(log.becomes("12")) << log.words();
}

TEST(FairQueue, UnyieldingWorkOfOneAddressLeavesAThreadToOthers) {
  Log log;
  FairQueue queue(with_threads(2));
  submit(queue, kGreedy, std::make_unique<Working>(log, "2", milliseconds(400)));
  submit(queue, kGreedy, std::make_unique<Working>(log, "3", milliseconds(1)));
  submit(queue, kModest, std::make_unique<Working>(log, "1", milliseconds(1)));
  EXPECT_TRUE(log.becomes("123")) << log.words();
}

TEST(FairQueue, DropsWhatNobodyWants) {
  Log log;
  FairQueue queue(one_thread());
  const auto running =
      submit(queue, kGreedy, std::make_unique<Working>(log, "1", milliseconds(60'000)));
  const auto waiting = submit(queue, kGreedy, std::make_unique<Working>(log, "2", milliseconds(1)));
  std::this_thread::sleep_for(milliseconds(20));
  queue.abandon(waiting);
  EXPECT_TRUE(waiting.expired());
  queue.abandon(running);
  EXPECT_TRUE(log.becomes("!1")) << log.words();
  submit(queue, kModest, std::make_unique<Working>(log, "3", milliseconds(1)));
  EXPECT_TRUE(log.becomes("!13")) << log.words();
}

int refusal(FairQueue& queue, const Visitor& visitor) {
  try {
    queue.ticket_for(visitor);
    return 0;
  } catch (const Problem& problem) {
    return problem.status();
  }
}

TEST(FairQueue, LimitsTheRequestsOfEach) {
  FairQueue::Settings settings = one_thread();
  settings.requests = {6, 4, 2};
  FairQueue queue(settings);
  std::vector<FairQueue::TicketHandle> tickets;
  for (int i = 0; i < 2; ++i) tickets.push_back(queue.ticket_for(kGreedy));
  EXPECT_EQ(refusal(queue, kGreedy), 429);
  for (int i = 0; i < 2; ++i) tickets.push_back(queue.ticket_for({kGreedy.address, "fresh"}));
  EXPECT_EQ(refusal(queue, {kGreedy.address, "more"}), 429);
  for (int i = 0; i < 2; ++i) tickets.push_back(queue.ticket_for(kModest));
  EXPECT_EQ(refusal(queue, {"192.0.2.3", "c"}), 503);
  tickets.clear();
  EXPECT_EQ(refusal(queue, kGreedy), 0);
}

// Long work that writes down its positions in the queue.
class Long final : public Work {
 public:
  Long(Log& log, std::string word, milliseconds time, milliseconds timeout = milliseconds::max())
      : log_(log),
        word_(word),
        work_(log, word, time, Working::Manner::yielding),
        timeout_(timeout) {}

  State run(const TimeSlice& slice) override { return work_.run(slice); }
  bool yields() const override { return true; }
  milliseconds time_left() const override { return work_.left(); }
  milliseconds timeout() const override { return timeout_; }
  void queued(const QueuePosition& at) override { log_.add(word_ + std::to_string(at.position)); }
  void refused(const QueuePosition& at) override {
    log_.add(word_ + "#" + std::to_string(at.position));
  }

 private:
  Log& log_;
  const std::string word_;
  Working work_;
  const milliseconds timeout_;
};

FairQueue::Settings with_admission(int limit) {
  FairQueue::Settings settings = one_thread();
  settings.admitted = {limit, limit, 1};
  return settings;
}

TEST(FairQueueAdmission, LongWorkHearsItsPositionUntilItIsAdmitted) {
  Log log;
  FairQueue queue(with_admission(1));
  const auto come = [&](const std::string& word) {
    submit(queue, {"192.0.2.1", word}, std::make_unique<Long>(log, word, milliseconds(1500)));
  };
  come("a");
  std::this_thread::sleep_for(milliseconds(400));
  come("b");
  EXPECT_TRUE(log.becomes("b1")) << log.words();
  come("c");
  EXPECT_TRUE(log.becomes("b1c2ab0c1bc0c")) << log.words();
}

TEST(FairQueueAdmission, ShortWorkIsDoneAtOnceHoweverManyWait) {
  Log log;
  FairQueue queue(with_admission(2));
  std::vector<FairQueue::TaskHandle> tasks;
  for (int i = 0; i < 50; ++i) {
    const Visitor visitor{"192.0.2.1", std::to_string(i)};
    tasks.push_back(submit(queue, visitor, std::make_unique<Long>(log, "", milliseconds(60'000))));
  }
  std::this_thread::sleep_for(milliseconds(1000));
  std::vector<Clock::duration> waited;
  for (int i = 0; i < 11; ++i) {
    Log quick;
    const auto begin = Clock::now();
    submit(queue, {"192.0.2.1", "quick" + std::to_string(i)},
           std::make_unique<Working>(quick, "!", milliseconds(2)));
    EXPECT_TRUE(quick.becomes("!"));
    waited.push_back(Clock::now() - begin);
  }
  std::sort(waited.begin(), waited.end());
  EXPECT_LT(waited[waited.size() / 2], milliseconds(100));
  for (const auto& task : tasks) queue.abandon(task);
}

// On a busy machine a thread stands still for longer than short work takes.
TEST(FairQueueAdmission, WorkWhoseThreadStandsStillIsShort) {
  class Busy final : public Work {
   public:
    explicit Busy(Log& log) : log_(log) {}
    State run(const TimeSlice& slice) override {
      while (!slice.over) {
      }
      return State::unfinished;
    }
    bool yields() const override { return true; }
    void queued(const QueuePosition& at) override { log_.add(std::to_string(at.position)); }

   private:
    Log& log_;
  };
  // Begins anew in each time slice.
  class Standing final : public Work {
   public:
    Standing(Log& log, milliseconds time) : log_(log), time_(time) {}
    State run(const TimeSlice& slice) override {
      const auto end = Clock::now() + time_;
      while (Clock::now() < end) {
        if (slice.over) return State::unfinished;
        std::this_thread::sleep_for(milliseconds(1));
      }
      log_.add("!");
      return State::done;
    }
    bool yields() const override { return true; }
    void queued(const QueuePosition&) override { log_.add("queued"); }

   private:
    Log& log_;
    milliseconds time_;
  };
  FairQueue::Settings settings = with_admission(1);
  settings.clock = ThreadClock::of_this_thread;
  Log log;
  FairQueue queue(settings);
  std::vector<FairQueue::TaskHandle> tasks;
  for (int i = 0; i < 3; ++i) {
    tasks.push_back(submit(queue, {"192.0.2.1", std::to_string(i)}, std::make_unique<Busy>(log)));
  }
  EXPECT_TRUE(log.becomes("12")) << log.words();
  Log standing;
  submit(queue, {"192.0.2.1", "standing"}, std::make_unique<Standing>(standing, milliseconds(60)));
  EXPECT_TRUE(standing.becomes("!")) << standing.words();
  for (const auto& task : tasks) queue.abandon(task);
}

// Of questions that come at the same time the small ones are probed first.
TEST(FairQueueAdmission, SmallQuestionsGoBeforeLargeOnes) {
  class Sized final : public Work {
   public:
    Sized(Log& log, std::string word, int size) : log_(log), word_(std::move(word)), size_(size) {}
    State run(const TimeSlice&) override {
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
  FairQueue queue(with_admission(1));
  submit(queue, {"192.0.2.1", "first"}, std::make_unique<Working>(log, "x", milliseconds(300)));
  std::this_thread::sleep_for(milliseconds(50));
  for (const int size : {36, 55, 15, 45}) {
    const std::string word = std::to_string(size) + " ";
    submit(queue, {"192.0.2.1", word}, std::make_unique<Sized>(log, word, size));
  }
  EXPECT_TRUE(log.becomes("x15 36 45 55 ")) << log.words();
}

// If k are admitted on one thread each has at least a k-th of it, also while new work is probed.
TEST(FairQueueAdmission, WhatIsAdmittedEndsInItsTime) {
  Log log;
  FairQueue queue(with_admission(2));
  submit(queue, {"192.0.2.1", "first"}, std::make_unique<Long>(log, "x", milliseconds(800)));
  std::this_thread::sleep_for(milliseconds(300));
  std::vector<FairQueue::TaskHandle> tasks;
  Log others;
  const auto begin = Clock::now();
  for (int i = 0; i < 15; ++i) {
    const Visitor visitor{"192.0.2." + std::to_string(2 + i), std::to_string(i)};
    tasks.push_back(
        submit(queue, visitor, std::make_unique<Long>(others, "", milliseconds(60'000))));
  }
  // Probes have the thread until they have used their half: 7 s of 14; see fair_queue.cpp.
  EXPECT_TRUE(log.becomes("x", milliseconds(20'000))) << log.words();
  EXPECT_LT(Clock::now() - begin, milliseconds(15'000));
  for (const auto& task : tasks) queue.abandon(task);
}

TEST(FairQueueAdmission, WorkThatWouldWaitTooLongIsRefusedOnce) {
  Log log;
  FairQueue queue(with_admission(1));
  submit(queue, {"192.0.2.1", "a"}, std::make_unique<Long>(log, "a", milliseconds(2500)));
  std::this_thread::sleep_for(milliseconds(300));
  submit(queue, {"192.0.2.1", "b"},
         std::make_unique<Long>(log, "b", milliseconds(500), milliseconds(100)));
  ASSERT_TRUE(log.becomes("b#1")) << log.words();
  // The timeout of this one is long enough, and it is not refused later either.
  submit(queue, {"192.0.2.1", "c"},
         std::make_unique<Long>(log, "c", milliseconds(500), milliseconds(10'000)));
  EXPECT_TRUE(log.becomes("b#1c1ac0c")) << log.words();
}

// Who has used least is admitted first, and each visitor has a small limit.
TEST(FairQueueAdmission, OneVisitorLeavesRoomToOthers) {
  Log log;
  FairQueue queue(with_admission(2));
  std::vector<FairQueue::TaskHandle> tasks;
  Log greedy;
  for (int i = 0; i < 4; ++i) {
    tasks.push_back(
        submit(queue, kGreedy, std::make_unique<Long>(greedy, "", milliseconds(60'000))));
  }
  std::this_thread::sleep_for(milliseconds(200));
  submit(queue, kModest, std::make_unique<Long>(log, "m", milliseconds(500)));
  EXPECT_TRUE(log.becomes("m")) << log.words();
  for (const auto& task : tasks) queue.abandon(task);
}

TEST(FairQueue, EndsWithWorkLeft) {
  Log log;
  {
    FairQueue queue(one_thread());
    submit(queue, kGreedy, std::make_unique<Working>(log, "1", milliseconds(10'000)));
    submit(queue, kGreedy, std::make_unique<Working>(log, "2", milliseconds(10'000)));
    std::this_thread::sleep_for(milliseconds(20));
    queue.stop();
    EXPECT_EQ(refusal(queue, kGreedy), 503);
  }
  EXPECT_EQ(log.words(), "!1");
}

}  // namespace
}  // namespace harary
