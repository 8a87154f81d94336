// SPDX-License-Identifier: MIT
// Load test of the playground's server: many clients that play Sim with pauses between their moves;
// then, on request, with the server killed and restarted; then one client that sends as fast as it
// can.
//   playground_load [CLIENTS [SECONDS [PAUSE_MS [KILLS]]]]
#include <fmt/format.h>

#include <cstdlib>
#include <exception>
#include <map>

#include "base/portable.hpp"
#include "playground/crowd.hpp"
#include "playground/server_process.hpp"
#include "support/base/test_folder.hpp"

using namespace harary;
using namespace harary::tests;

namespace {

void print(const char* title, const CrowdReport& report, double seconds, long megabytes) {
  fmt::print(
      "{}: {} requests ({:.0f} a second), {} matches, {} moves, {} retries, {} errors; answers in "
      "ms: median {:.2f}, 90 % {:.2f}, 99 % {:.2f}, most {:.2f}; server {} MB\n",
      title, report.requests, static_cast<double>(report.requests) / seconds, report.matches,
      report.moves, report.retries, report.errors.size(), report.percentile(0.5),
      report.percentile(0.9), report.percentile(0.99), report.percentile(1), megabytes);
  if (!report.errors.empty()) fmt::print("  the first error: {}\n", report.errors.front());
}

// Connections of one client, each asking without a pause.
void hurry(const ServerProcess& server, int connections, std::chrono::seconds duration) {
  const long before = server.resident_megabytes();
  const std::string set =
      HttpClient(server.port()).request("GET", "/api/health")->header("Set-Cookie");
  const std::string headers = "Cookie: " + set.substr(0, set.find(';')) + "\r\n";
  std::mutex mutex;
  std::map<int, std::uint64_t> statuses;
  const auto end = std::chrono::steady_clock::now() + duration;
  std::vector<portable::jthread> threads;
  for (int i = 0; i < connections; ++i) {
    threads.emplace_back([&] {
      std::map<int, std::uint64_t> mine;
      HttpClient client(server.port());
      while (std::chrono::steady_clock::now() < end) {
        const auto result = client.request("GET", "/api/health", headers);
        ++mine[result ? result->status : 0];
      }
      const std::lock_guard lock(mutex);
      for (const auto& [status, count] : mine) statuses[status] += count;
    });
  }
  threads.clear();
  std::uint64_t all = 0;
  std::string words;
  for (const auto& [status, count] : statuses) {
    all += count;
    words += fmt::format(", {}: {}", status, count);
  }
  fmt::print(
      "one client in a hurry: {:.0f} requests a second{}; server {} MB before, {} MB after\n",
      static_cast<double>(all) / static_cast<double>(duration.count()), words, before,
      server.resident_megabytes());
}

}  // namespace

int main(int argc, char** argv) try {
  const auto number = [&](int i, int otherwise) {
    return i < argc ? std::atoi(argv[i]) : otherwise;
  };
  const int clients = number(1, 200);
  const std::chrono::seconds duration(number(2, 60));
  const std::chrono::milliseconds pause(number(3, 500));
  const int kills = number(4, 3);
  const TestFolder folder;
  ServerProcess server(folder.path(), ServerProcess::free_port());
  {
    Crowd crowd(server.port(), clients, pause);
    std::this_thread::sleep_for(duration);
    const long megabytes = server.resident_megabytes();
    print("undisturbed", crowd.end(), static_cast<double>(duration.count()), megabytes);
  }
  if (kills > 0) {
    Crowd crowd(server.port(), clients, pause);
    for (int i = 0; i < kills; ++i) {
      std::this_thread::sleep_for(duration / (kills + 1));
      server.kill();
      server.start();
    }
    std::this_thread::sleep_for(duration / (kills + 1));
    const long megabytes = server.resident_megabytes();
    print("with kills", crowd.end(), static_cast<double>(duration.count()), megabytes);
  }
  hurry(server, 8, std::chrono::seconds(5));
} catch (const std::exception& error) {
  fmt::print(stderr, "playground_load: {}\n", error.what());
  return 1;
}
