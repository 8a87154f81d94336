// SPDX-License-Identifier: MIT
// The playground with a system call that fails: what was acknowledged is there after the next
// start.
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <thread>

#include "support/base/test_folder.hpp"
#include "tests/faults/traced.hpp"

namespace harary::tests {
namespace {

// One request on a connection of its own; the status 0 means that no whole answer came.
struct Reply {
  int status = 0;
  std::string cookie;
  std::string body;
};

Reply request(int port, const std::string& head, const std::string& cookie,
              const std::string& body = "") {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  std::string text;
  if (::connect(socket, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0) {
    const std::string whole =
        head + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: " + cookie +
        "\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) +
        "\r\n\r\n" + body;
    ::send(socket, whole.data(), whole.size(), MSG_NOSIGNAL);
    char buffer[4096];
    for (ssize_t got; (got = ::recv(socket, buffer, sizeof buffer, 0)) > 0;) {
      text.append(buffer, static_cast<std::size_t>(got));
    }
  }
  ::close(socket);
  Reply reply;
  const std::size_t end = text.find("\r\n\r\n");
  if (!text.starts_with("HTTP/1.1 ") || end == std::string::npos) return reply;
  reply.status = std::stoi(text.substr(9, 3));
  reply.body = text.substr(end + 4);
  if (const std::size_t at = text.find("Set-Cookie: "); at < end) {
    reply.cookie = text.substr(at + 12, text.find(';', at) - at - 12);
  }
  return reply;
}

// `harary serve` under ptrace, in a thread that traces it.
class TracedServer {
 public:
  TracedServer(const TestFolder& data, Fault fault, int call)
      : program_{{HARARY_SERVE_BINARY, "serve", "--port", "0", "--json", "--data", data.path()},
                 data.path(),
                 aside_.file("out"),
                 aside_.file("err"),
                 fault,
                 call} {
    thread_ = std::thread([this] {
      run_ = run_traced(program_, &process_);
      ended_ = true;
    });
    while (!ended_ && port_ == 0) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
      const std::string out = aside_.content("out");
      const std::size_t at = out.find("\"port\":");
      if (at != std::string::npos && out.ends_with('\n')) port_ = std::stoi(out.substr(at + 7));
    }
  }
  ~TracedServer() { end(); }

  int port() const { return port_; }  // 0: it has ended before
  TracedRun end() {
    if (thread_.joinable()) {
      if (!ended_) ::kill(process_, SIGTERM);
      thread_.join();
    }
    return run_;
  }
  std::string error() const { return aside_.content("err"); }

 private:
  TestFolder aside_;
  TracedProgram program_;
  std::atomic<int> process_{0};
  std::atomic<bool> ended_{false};
  int port_ = 0;
  TracedRun run_;
  std::thread thread_;
};

const std::vector<std::string> kMoves{"0-1", "1-2", "2-3", "3-4", "4-5"};

struct Acknowledged {
  std::string match;  // empty: none
  std::size_t moves = 0;
};

// Plays a match of two people; a request without success is repeated once, as the page does.
Acknowledged play(int port) {
  Acknowledged known;
  Reply begun;
  for (int attempt = 0; attempt < 2 && begun.status != 201; ++attempt) {
    begun = request(port, "POST /api/matches", "",
                    R"({"game":"sim","seats":{"first":"human","second":"human"}})");
  }
  const std::size_t id = begun.body.find("\"id\":\"");
  if (begun.status != 201 || id == std::string::npos) return known;
  known.match = begun.body.substr(id + 6, 32);
  for (const std::string& move : kMoves) {
    const std::string body =
        "{\"ply\":" + std::to_string(known.moves) + ",\"move\":\"" + move + "\"}";
    Reply moved;
    for (int attempt = 0; attempt < 2 && moved.status != 200; ++attempt) {
      moved = request(port, "POST /api/matches/" + known.match + "/moves", begun.cookie, body);
    }
    if (moved.status != 200) return known;
    ++known.moves;
  }
  return known;
}

int calls_of_a_match() {
  const TestFolder data;
  TracedServer server(data, Fault::none, 0);
  EXPECT_EQ(play(server.port()).moves, kMoves.size());
  return server.end().calls;
}

void keep_what_was_acknowledged(Fault fault, int call) {
  const TestFolder data;
  Acknowledged known;
  {
    TracedServer server(data, fault, call);
    if (server.port() != 0) known = play(server.port());
    const TracedRun run = server.end();
    SCOPED_TRACE(run.faulty + " at call " + std::to_string(call) + ": " + server.error());
    const std::string error = server.error();
    EXPECT_LE(std::count(error.begin(), error.end(), '\n'), 1);
    if (fault != Fault::kill) {
      EXPECT_GE(run.status, 0);
    }
    if (fault == Fault::io_error && server.port() != 0) {
      EXPECT_EQ(known.moves, kMoves.size()) << "one failure stopped the server for good";
    }
  }
  TracedServer again(data, Fault::none, 0);
  ASSERT_NE(again.port(), 0) << again.error();
  if (known.match.empty()) return;
  const Reply match = request(again.port(), "GET /api/matches/" + known.match, "");
  EXPECT_EQ(match.status, 200);
  std::size_t at = match.body.find("\"plies\":");
  for (std::size_t i = 0; i < known.moves; ++i) {
    at = match.body.find("\"move\":\"" + kMoves[i] + "\"", at);
    ASSERT_NE(at, std::string::npos)
        << "move " << i << " after call " << call << ": " << match.body;
  }
}

void keep(int stride) {
  if (!can_trace()) GTEST_SKIP() << "ptrace is not allowed here";
  const int calls = calls_of_a_match();
  ASSERT_GT(calls, 10);
  int turn = 0;
  for (int call = 1; call <= calls; call += stride) {
    for (const Fault fault : {Fault::kill, Fault::io_error, Fault::full_disk, Fault::short_write}) {
      if (stride == 1 || turn++ % 4 == 0) keep_what_was_acknowledged(fault, call);
    }
  }
}

TEST(APlayground, KeepsWhatItAcknowledgedThroughAFault) {
  keep(9);
}
TEST(APlaygroundLong, KeepsWhatItAcknowledgedThroughAFaultAtAnyCall) {
  keep(1);
}

}  // namespace
}  // namespace harary::tests
