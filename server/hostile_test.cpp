// SPDX-License-Identifier: MIT
// Requests that no page would send: each is refused, costs little, and the server keeps running.
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "support/server/running_server.hpp"

namespace harary {
namespace {

TEST_F(Server, RefusesWhatIsHostile) {
  client.get("/api/health");
  EXPECT_EQ(client.post_text("/api/view", std::string(100'000, 'x')).status, 413);
  EXPECT_EQ(client.post_text("/api/view", std::string(30'000, '[')).status, 400);
  EXPECT_EQ(client.post_text("/api/view", "[]").status, 400);
  EXPECT_EQ(client.post_text("/api/view", "{\"game\":\"sim\"", "application/json").status, 400);
  EXPECT_EQ(client.post_text("/api/view", "{\"game\":\"sim\"}", "text/plain").status, 415);
  EXPECT_EQ(client.post("/api/view", {{"game", 7}}).status, 422);
  EXPECT_EQ(client.post("/api/view", {{"game", "chess"}}).status, 422);
  EXPECT_EQ(
      client.post("/api/view", {{"game", "sim"}, {"options", {{"board", "@/etc/passwd"}}}}).status,
      422);
  EXPECT_EQ(client.post("/api/view", {{"game", "sim"}, {"options", {{"board", 6}}}}).status, 422);
  EXPECT_EQ(client.post("/api/view", {{"game", "sim"}, {"position", "red=9-9"}}).status, 422);
  EXPECT_EQ(
      client.post("/api/view", {{"game", "sim"}, {"options", {{"board", "K99999999"}}}}).status,
      422);
  EXPECT_EQ(begin({{"seats", {{"first", "unknown"}}}}).status, 422);
  EXPECT_EQ(begin({{"seats", 5}}).status, 422);
  EXPECT_EQ(begin({{"thinking_ms", 99999999}}).status, 422);
  EXPECT_EQ(begin({{"thinking_ms", "long"}}).status, 422);
  EXPECT_EQ(client.get("/api/matches/..%2f..%2fetc%2fpasswd").status, 404);
  EXPECT_EQ(client.get("/../../etc/passwd").status, 404);
  EXPECT_EQ(client.get("/api/matches/" + std::string(32, 'f')).status, 404);
  EXPECT_EQ(client.get("/api/nothing").status, 404);
  EXPECT_EQ(client.get("/api/health").json["ok"], true);
}

// A raw connection that sends `piece` again and again: does the server hang up within seconds?
bool is_cut_off(int port, const std::string& head, const std::string& piece) {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  EXPECT_EQ(connect(socket, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(5);
  const std::string* next = &head;
  while (std::chrono::steady_clock::now() < deadline &&
         send(socket, next->data(), next->size(), MSG_NOSIGNAL) > 0) {
    next = &piece;
  }
  close(socket);
  return std::chrono::steady_clock::now() < deadline;
}

// Lines without end, headers without end and chunked bodies without end, none of which costs
// memory.
TEST_F(Server, RequestsWithoutEndAreCutOff) {
  const std::string junk(64 << 10, 'x');
  const std::string post = "POST /api/view HTTP/1.1\r\nContent-Type: application/json\r\n";
  const std::string chunked = post + "Transfer-Encoding: chunked\r\n\r\n";
  const int port = running->port();
  EXPECT_TRUE(is_cut_off(port, "GET /", junk));
  EXPECT_TRUE(is_cut_off(port, post, "X: " + junk + "\r\n"));
  EXPECT_TRUE(is_cut_off(port, chunked, "10000\r\n" + junk + "\r\n"));
  EXPECT_TRUE(is_cut_off(port, chunked, "fffffffffffffff0\r\n" + junk));
  EXPECT_EQ(client.get("/api/health").status, 200);
}

// Overlapping ranges would be sent as often as they are asked for.
TEST_F(Server, RangesAreNotServed) {
  const auto whole = client.http().request("GET", "/api/openapi.json");
  const auto several =
      client.http().request("GET", "/api/openapi.json", "Range: bytes=0-9,0-9,0-9\r\n");
  ASSERT_TRUE(whole && several);
  EXPECT_EQ(several->status, 200);
  EXPECT_EQ(several->body, whole->body);
}

TEST_F(Server, AClientInAHurryIsToldToWait) {
  client.get("/api/health");
  int refused = 0;
  for (int i = 0; i < 400; ++i) refused += client.get("/api/health").status == 429 ? 1 : 0;
  EXPECT_GT(refused, 0);
  EXPECT_EQ(Client(running->port()).get("/api/health").status, 200);
}

}  // namespace
}  // namespace harary
