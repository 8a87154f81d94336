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
  for (int i = 0; i < 20; ++i) {
    const auto begin = Clock::now();
    const Reply reply = light.post("/api/certificate", light_certificate());
    waited.push_back(std::chrono::duration_cast<milliseconds>(Clock::now() - begin));
    EXPECT_EQ(reply.status, 200) << reply.json.dump();
  }
  std::sort(waited.begin(), waited.end());
  // Without admission it is seconds. The goal is 100 ms on a quiet machine.
  EXPECT_LT(waited[waited.size() / 2], milliseconds(500));
  EXPECT_GE(refused, 1);
  EXPECT_LE(ended, 1);
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
  const auto begin = Clock::now();
  const Reply reply =
      light.post("/api/matches/" + match.value("id", "") + "/machine", {{"ply", 0}});
  EXPECT_EQ(reply.status, 200) << reply.json.dump();
  EXPECT_LT(Clock::now() - begin, milliseconds(500));
  for (std::thread& visitor : visitors) visitor.join();
  EXPECT_EQ(moved, 4);
}

}  // namespace
}  // namespace harary
