// SPDX-License-Identifier: MIT
// Moves and proofs under load: what is light is answered at once, what is heavy waits for its turn,
// is done once from beginning to end, or is refused with its place.
#include "server/tried_work.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "server/thread_clock.hpp"
#include "support/server/running_server.hpp"

namespace harary {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

class Tried : public Server {
 protected:
  // One thinker: one slot and one thread more.
  void SetUp() override {
    Server::SetUp();
    ServerSettings settings;
    settings.thinkers = 1;
    running.reset();
    running.emplace(folder.path(), settings);
  }
  static Json heavy_certificate() { return {{"game", "clique"}, {"options", {{"board", "K11"}}}}; }
  static Json light_certificate() { return {{"game", "sim"}, {"options", {{"board", "K4"}}}}; }
};

// Keeps the answer.
class Kept final : public http::Exchange {
 public:
  const http::Request& request() const override { return request_; }
  void respond(http::Response response) override { status = response.status; }
  std::shared_ptr<http::EventStream> respond_with_events(http::Headers) override { return nullptr; }
  void when_abandoned(std::function<void()>) override {}
  int status = 0;

 private:
  http::Request request_;
};

// Work that fails where its time slice is over, as it is always: after how many trials it is heavy.
template <class Do>
int trials_until_heavy(Do&& work, int most) {
  const std::atomic<bool> abandoned{false};
  const std::atomic<bool> over{true};
  const auto tried = tried_work(
      [&](const TimeSlice&) {
        work();
        return http::Response{429, {}, ""};
      },
      std::chrono::seconds(1), std::make_shared<Kept>(), {});
  int trials = 0;
  while (trials < most && tried->gives_way()) {
    EXPECT_EQ(tried->go_on({abandoned, over}), Work::State::unfinished);
    ++trials;
  }
  return trials;
}

// By what it has worked, and not by the clock.
TEST(TriedWork, IsHeavyAfterTrialsInWhichItWorked) {
  const auto stands_still = [] { std::this_thread::sleep_for(milliseconds(20)); };
  EXPECT_EQ(trials_until_heavy(stands_still, 10), 10);
  const auto works = [] {
    const ThreadClock clock = ThreadClock::of_this_thread();
    const auto end = clock.now() + milliseconds(20);
    while (clock.now() < end) {
    }
  };
  EXPECT_EQ(trials_until_heavy(works, 10), 3);
}

// The queue of heavy ones holds what can begin within 30 seconds: with ten seconds each, three.
TEST_F(Tried, HeavyProofsWaitOrAreRefusedAndLightOnesAreAnsweredAtOnce) {
  std::atomic<int> refused{0};
  std::atomic<int> ended{0};
  std::vector<std::thread> visitors;
  for (std::uint32_t i = 0; i < 8; ++i) {
    visitors.emplace_back([&, i] {
      Client visitor(running->port(), INADDR_LOOPBACK + 10 + i);
      const Reply reply = visitor.post("/api/certificate", heavy_certificate());
      if (reply.status == 429) {
        EXPECT_NE(reply.json["detail"].get<std::string>().find(" in the queue"), std::string::npos);
        ++refused;
      } else if (reply.status != 0) {
        ++ended;  // a certificate, or none within its time
      }
    });
  }
  std::this_thread::sleep_for(milliseconds(1000));
  std::vector<milliseconds> waited;
  Client light(running->port());
  for (int i = 0; i < 11; ++i) {
    const auto begin = Clock::now();
    const Reply reply = light.post("/api/certificate", light_certificate());
    waited.push_back(std::chrono::duration_cast<milliseconds>(Clock::now() - begin));
    EXPECT_EQ(reply.status, 200) << reply.json.dump();
  }
  std::sort(waited.begin(), waited.end());
  // Without admission it is ten seconds. The goal is 100 ms on a quiet machine.
  EXPECT_LT(waited[waited.size() / 2], milliseconds(2000));
  EXPECT_LE(ended, 1);
  const auto end = Clock::now() + std::chrono::seconds(20);  // a busy machine is slow with trials
  while (refused == 0 && Clock::now() < end) std::this_thread::sleep_for(milliseconds(10));
  EXPECT_GE(refused, 1);
  running.reset();  // the rest need not be waited for
  for (std::thread& visitor : visitors) visitor.join();
}

// A move is stored once, whatever trials were ended before.
TEST_F(Tried, AMachineMovesOnceAndOthersNeedNotWaitForIt) {
  std::vector<std::thread> visitors;
  std::atomic<int> moved{0};
  for (std::uint32_t i = 0; i < 4; ++i) {
    visitors.emplace_back([&, i] {
      Client visitor(running->port(), INADDR_LOOPBACK + 10 + i);
      const Json match =
          visitor
              .post("/api/matches", {{"game", "clique"},
                                     {"options", {{"board", "K12"}}},
                                     {"seats", {{"first", "searching"}, {"second", "human"}}},
                                     {"thinking_ms", 1500}})
              .json;
      const std::string path = "/api/matches/" + match.value("id", "") + "/machine";
      const Reply reply = visitor.post(path, {{"ply", 0}});
      EXPECT_EQ(reply.status, 200) << reply.json.dump();
      EXPECT_EQ(reply.json["plies"].size(), 1U);
      if (reply.status == 200) ++moved;
    });
  }
  std::this_thread::sleep_for(milliseconds(500));
  Client light(running->port());
  const Json match =
      light
          .post("/api/matches",
                {{"game", "sim"}, {"seats", {{"first", "random"}, {"second", "human"}}}})
          .json;
  const Reply reply =
      light.post("/api/matches/" + match.value("id", "") + "/machine", {{"ply", 0}});
  EXPECT_EQ(reply.status, 200) << reply.json.dump();
  EXPECT_LT(moved, 2);
  for (std::thread& visitor : visitors) visitor.join();
  EXPECT_EQ(moved, 4);
}

}  // namespace
}  // namespace harary
