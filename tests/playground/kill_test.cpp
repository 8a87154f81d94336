// SPDX-License-Identifier: MIT
// The server dies without warning while many people play, and comes back: nothing that it had
// acknowledged is lost, and all clients continue. How fast it answers is
// bench/playground_load.cpp's question.
#include <gtest/gtest.h>

#include "playground/crowd.hpp"
#include "playground/server_process.hpp"
#include "support/base/test_folder.hpp"

namespace harary::tests {
namespace {

// People pause between their moves: one address may send 5,000 requests a second.
void play_through_kills(int clients, std::chrono::milliseconds pause, std::chrono::seconds between,
                        int kills) {
  const TestFolder folder;
  ServerProcess server(folder.path(), ServerProcess::free_port());
  Crowd crowd(server.port(), clients, pause);
  for (int i = 0; i < kills; ++i) {
    std::this_thread::sleep_for(between);
    server.kill();
    server.start();
  }
  std::this_thread::sleep_for(between);
  const CrowdReport report = crowd.end();
  EXPECT_TRUE(report.errors.empty())
      << report.errors.size() << " errors, the first: " << report.errors.front();
  EXPECT_GE(report.retries, static_cast<std::uint64_t>(kills));
  EXPECT_GT(report.moves, static_cast<std::uint64_t>(clients));
}

TEST(PlaygroundKill, NothingAcknowledgedIsLost) {
  play_through_kills(20, std::chrono::milliseconds(50), std::chrono::seconds(1), 3);
}

TEST(PlaygroundKillLong, NothingAcknowledgedIsLostByTwoHundredClients) {
  play_through_kills(200, std::chrono::milliseconds(500), std::chrono::seconds(15), 3);
}

}  // namespace
}  // namespace harary::tests
