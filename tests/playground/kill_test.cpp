// SPDX-License-Identifier: MIT
// The server dies without warning while many people play, and comes back: nothing that it had
// acknowledged is lost, and all clients continue. How fast it answers is
// bench/playground_load.cpp's question.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "playground/crowd.hpp"
#include "playground/server_process.hpp"
#include "support/base/test_folder.hpp"

namespace harary::tests {
namespace {

using Json = nlohmann::json;

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

// A job of the server, by requests without a cookie: its identifier is enough.
class JobOf {
 public:
  JobOf(const ServerProcess& server, const Json& question) : server_(server) {
    HttpClient client(server_.port());
    const auto reply =
        client.request("POST", "/api/jobs", "Content-Type: application/json\r\n", question.dump());
    if (reply && reply->status == 202) id_ = Json::parse(reply->body).at("id");
  }
  Json now() const {
    HttpClient client(server_.port());
    const auto reply = client.request("GET", "/api/jobs/" + id_);
    return reply && reply->status == 200 ? Json::parse(reply->body) : Json::object();
  }
  Json when(const std::string& state) const {
    Json job;
    for (int wait = 0; wait < 1500; ++wait) {
      job = now();
      if (job.value("state", "") == state) break;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return job;
  }

 private:
  const ServerProcess& server_;
  std::string id_;
};

TEST(PlaygroundKill, AJobIsAskedAgainByTheNextServer) {
  const TestFolder folder;
  ServerProcess server(folder.path(), ServerProcess::free_port());
  const JobOf job(server, {{"game", "sim"}, {"options", {{"board", "K9"}}}, {"seconds", 2}});
  ASSERT_EQ(job.when("running")["state"], "running");
  server.kill();
  server.start();
  const Json done = job.when("done");
  EXPECT_EQ(done["state"], "done") << done.dump();
  EXPECT_EQ(done["answer"]["stopped"], "time") << done.dump();
}

TEST(PlaygroundKill, AJobWithWhichTheServerDiesAgainAndAgainSaysSo) {
  const TestFolder folder;
  ServerProcess server(folder.path(), ServerProcess::free_port());
  const JobOf job(server, {{"game", "sim"}, {"options", {{"board", "K9"}}}, {"seconds", 600}});
  for (int i = 0; i < 3; ++i) {
    ASSERT_EQ(job.when("running")["state"], "running") << i;
    server.kill();
    server.start();
  }
  const Json ended = job.now();
  EXPECT_EQ(ended["state"], "failed") << ended.dump();
  EXPECT_EQ(ended["error"], "the server ended while it ran, 3 times");
}

}  // namespace
}  // namespace harary::tests
