// SPDX-License-Identifier: MIT
// The server below the handlers, with small bounds: what slow, hurried, broken and vanishing
// clients meet.
#include "server/http/http_server.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <mutex>
#include <system_error>
#include <thread>

#include "support/server/http_client.hpp"

namespace harary::http {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

template <class Condition>
bool soon(Condition&& condition, milliseconds timeout = milliseconds(5000)) {
  const auto end = Clock::now() + timeout;
  while (!condition() && Clock::now() < end) std::this_thread::sleep_for(milliseconds(1));
  return condition();
}

ServerBounds small_bounds() {
  ServerBounds bounds;
  bounds.head_bytes = 1000;
  bounds.body_bytes = 2000;
  bounds.backlog_bytes = 1 << 20;
  bounds.reading = milliseconds(300);
  bounds.writing = milliseconds(300);
  bounds.idle = milliseconds(1000);
  bounds.heartbeat = milliseconds(300);
  bounds.connections_of_address = 8;
  return bounds;
}

class HttpServerTest : public testing::Test {
 protected:
  HttpServerTest() {
    port = server.listen("127.0.0.1", 0);
    server.start();
  }
  ~HttpServerTest() override {
    {
      const std::lock_guard lock(mutex);
      held.clear();
      streams.clear();
    }
    server.stop();
  }

  // "/echo" answers with what was sent; "/hold" keeps the request; "/events" opens a stream.
  void handle(const std::shared_ptr<Exchange>& exchange) {
    const Request& request = exchange->request();
    if (request.path.front() == "echo") {
      return exchange->respond({200, {}, request.method + " " + request.body});
    }
    const std::lock_guard lock(mutex);
    if (request.path.front() == "hold") {
      exchange->when_abandoned([this] { ++abandoned; });
      held.push_back(exchange);
    } else if (request.path.front() == "events") {
      streams.push_back(exchange->respond_with_events({{"Content-Type", "text/event-stream"}}));
      exchange->when_abandoned([this] { ++abandoned; });
    }
  }
  // Sends bytes as they are and reads until the server hangs up.
  std::string talk(const std::string& bytes) {
    HttpClient raw(port);
    const int socket = raw.connected();
    send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    std::string all;
    char buffer[4096];
    for (ssize_t count; (count = recv(socket, buffer, sizeof buffer, 0)) > 0;) {
      all.append(buffer, static_cast<std::size_t>(count));
    }
    return all;
  }
  std::size_t number_held() {
    const std::lock_guard lock(mutex);
    return held.size() + streams.size();
  }

  std::mutex mutex;
  std::vector<std::shared_ptr<Exchange>> held;
  std::vector<std::shared_ptr<EventStream>> streams;
  std::atomic<int> abandoned{0};
  HttpServer server{
      small_bounds(),
      {{"X-Always", "yes"}},
      [this](const std::shared_ptr<Exchange>& exchange) { handle(exchange); },
      [](int status, const std::string& detail) { return Response{status, {}, detail}; }};
  int port = 0;
};

TEST_F(HttpServerTest, AnswersOnOneConnectionAgainAndAgain) {
  HttpClient client(port);
  for (int i = 0; i < 3; ++i) {
    const auto reply = client.request("POST", "/echo", "", std::to_string(i));
    ASSERT_TRUE(reply);
    EXPECT_EQ(reply->status, 200);
    EXPECT_EQ(reply->body, "POST " + std::to_string(i));
    EXPECT_EQ(reply->header("X-Always"), "yes");
    EXPECT_EQ(reply->header("Date").size(), 29U);
  }
}

TEST_F(HttpServerTest, AnswersRequestsThatCameTogetherInTheirOrder) {
  const std::string said = talk(
      "GET /echo HTTP/1.1\r\nHost: a\r\n\r\nPOST /echo HTTP/1.1\r\nHost: a\r\n"
      "Content-Length: 3\r\n\r\nabcPUT /echo HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  const std::size_t get = said.find("GET ");
  const std::size_t post = said.find("POST abc");
  const std::size_t put = said.find("PUT ");
  EXPECT_LT(get, post);
  EXPECT_LT(post, put);
  EXPECT_NE(put, std::string::npos) << said;
}

TEST_F(HttpServerTest, ReadsChunkedBodies) {
  const std::string said = talk(
      "POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
      "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n");
  EXPECT_NE(said.find("POST abcde"), std::string::npos) << said;
}

TEST_F(HttpServerTest, SendsNoBodyWithTheHead) {
  const std::string said = talk("HEAD /echo HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  EXPECT_NE(said.find("Content-Length: 5\r\n"), std::string::npos) << said;
  EXPECT_TRUE(said.ends_with("\r\n\r\n")) << said;
}

TEST_F(HttpServerTest, SaysThatABodyMayCome) {
  const std::string said =
      talk("POST /echo HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n");
  EXPECT_TRUE(said.starts_with("HTTP/1.1 100 Continue\r\n\r\n")) << said;
}

TEST_F(HttpServerTest, HangsUpAfterAnAnswerToTheOldVersion) {
  const std::string said = talk("GET /echo HTTP/1.0\r\n\r\n");
  EXPECT_NE(said.find("Connection: close\r\n"), std::string::npos) << said;
  EXPECT_TRUE(said.ends_with("GET ")) << said;
}

TEST_F(HttpServerTest, RefusesWhatIsNoRequestOrTooMuch) {
  const std::string post = "POST /echo HTTP/1.1\r\nHost: a\r\n";
  const std::pair<std::string, std::string> cases[] = {
      {"nonsense\r\n\r\n", "400"},
      {"GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n", "400"},
      {"GET http://else/ HTTP/1.1\r\nHost: a\r\n\r\n", "400"},
      {"GET /echo HTTP/9.9\r\n\r\n", "400"},
      {"GET /echo HTTP/1.1\r\nX: " + std::string(2000, 'x') + "\r\n\r\n", "431"},
      {"GET /" + std::string(5000, 'x'), "431"},
      {post + "Content-Length: 5000\r\n\r\n", "413"},
      {post + "Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd", "400"},
      {post + "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "400"},
      {post + "Transfer-Encoding: chunked\r\n\r\nfffffffffffffff0\r\n", "413"},
      {post + "Transfer-Encoding: chunked\r\n\r\nxyz\r\n", "400"}};
  for (const auto& [bytes, status] : cases) {
    const std::string said = talk(bytes);
    EXPECT_TRUE(said.starts_with("HTTP/1.1 " + status + " ")) << bytes << "\n" << said;
    EXPECT_NE(said.find("X-Always: yes\r\n"), std::string::npos);
    EXPECT_NE(said.find("Connection: close\r\n"), std::string::npos);
  }
}

TEST_F(HttpServerTest, CutsSlowRequestsOff) {
  const auto begin = Clock::now();
  const std::string said = talk("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Le");
  EXPECT_TRUE(said.starts_with("HTTP/1.1 408 ")) << said;
  EXPECT_LT(Clock::now() - begin, milliseconds(3000));
}

TEST_F(HttpServerTest, ClosesIdleConnections) {
  EXPECT_EQ(talk(""), "");
}

TEST_F(HttpServerTest, OneAddressHasSoManyConnections) {
  {
    std::vector<std::unique_ptr<HttpClient>> clients;
    for (int i = 0; i < 8; ++i) {
      clients.push_back(std::make_unique<HttpClient>(port));
      ASSERT_TRUE(clients.back()->request("GET", "/echo"));
    }
    EXPECT_TRUE(talk("").starts_with("HTTP/1.1 429 "));
    const auto other = HttpClient(port, INADDR_LOOPBACK + 1).request("GET", "/echo");
    ASSERT_TRUE(other);
    EXPECT_EQ(other->status, 200);
  }
  EXPECT_TRUE(soon([&] {
    const auto again = HttpClient(port).request("GET", "/echo");
    return again && again->status == 200;
  }));
}

TEST_F(HttpServerTest, NoticesAtOnceThatAClientIsGone) {
  for (const char* target : {"/hold", "/events"}) {
    const int before = abandoned;
    const std::size_t kept = number_held();
    auto client = std::make_unique<HttpClient>(port);
    const std::string bytes = std::string("GET ") + target + " HTTP/1.1\r\nHost: a\r\n\r\n";
    send(client->connected(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
    ASSERT_TRUE(soon([&] { return number_held() > kept; }));
    EXPECT_EQ(abandoned, before);
    client.reset();
    EXPECT_TRUE(soon([&] { return abandoned > before; }, milliseconds(50))) << target;
  }
}

TEST_F(HttpServerTest, AnswersLateAndFromAnyThread) {
  HttpClient client(port);
  std::thread later([&] {
    ASSERT_TRUE(soon([&] { return number_held() == 1; }));
    const std::lock_guard lock(mutex);
    held.front()->respond({201, {{"X-Own", "a\r\nX-Evil: b"}, {"X-Good", "c"}}, "late"});
  });
  const auto reply = client.request("GET", "/hold");
  later.join();
  ASSERT_TRUE(reply);
  EXPECT_EQ(reply->status, 201);
  EXPECT_EQ(reply->body, "late");
  EXPECT_EQ(reply->header("X-Evil"), "") << "a value may not begin another header";
  EXPECT_EQ(reply->header("X-Good"), "c");
}

TEST_F(HttpServerTest, ARequestWithoutAnAnswerIsClosed) {
  EXPECT_EQ(talk("GET /silence HTTP/1.1\r\nHost: a\r\n\r\n"), "");
}

TEST_F(HttpServerTest, SendsEventsInOrderAndGoesOnAfterwards) {
  HttpClient client(port);
  std::thread sender([&] {
    ASSERT_TRUE(soon([&] { return number_held() == 1; }));
    const std::lock_guard lock(mutex);
    for (int i = 0; i < 1000; ++i) EXPECT_TRUE(streams.front()->send("number", std::to_string(i)));
    streams.front()->finish();
    EXPECT_FALSE(streams.front()->send("number", "too late"));
  });
  const auto reply = client.request("GET", "/events");
  sender.join();
  ASSERT_TRUE(reply);
  std::string expected;
  for (int i = 0; i < 1000; ++i) expected += "event: number\ndata: " + std::to_string(i) + "\n\n";
  EXPECT_EQ(reply->body, expected);
  const auto next = client.request("GET", "/echo");
  ASSERT_TRUE(next);
  EXPECT_EQ(next->body, "GET ");
}

TEST_F(HttpServerTest, KeepsAQuietStreamOpen) {
  HttpClient client(port);
  int beats = 0;
  client.request("GET", "/events", "", "", [&](std::string_view piece) {
    EXPECT_EQ(piece, ": still here\n\n");
    return ++beats < 3;
  });
  EXPECT_EQ(beats, 3);
}

TEST_F(HttpServerTest, CutsOffWhoDoesNotReadEvents) {
  HttpClient client(port);
  const std::string bytes = "GET /events HTTP/1.1\r\nHost: a\r\n\r\n";
  send(client.connected(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
  ASSERT_TRUE(soon([&] { return number_held() == 1; }));
  std::shared_ptr<EventStream> stream;
  {
    const std::lock_guard lock(mutex);
    stream = streams.front();
  }
  const std::string much(64 << 10, 'x');
  int sent = 0;
  while (sent < 10'000 && stream->send("much", much)) ++sent;
  EXPECT_LT(sent, 10'000);
  EXPECT_TRUE(soon([&] { return abandoned == 1; }));
}

TEST_F(HttpServerTest, APortIsTakenOnce) {
  HttpServer other(
      {}, {}, [](const std::shared_ptr<Exchange>&) {},
      [](int status, const std::string&) { return Response{status, {}, ""}; });
  const auto refused = [&](const std::string& host, int at) {
    try {
      other.listen(host, at);
    } catch (const std::system_error& error) {
      return error.code();
    }
    return std::error_code();
  };
  EXPECT_EQ(refused("127.0.0.1", port), std::errc::address_in_use);
  EXPECT_EQ(refused("no such host", 0), std::errc::no_such_device_or_address);
  EXPECT_EQ(refused("192.0.2.1", 0), std::errc::address_not_available);  // reserved by RFC 5737
}

}  // namespace
}  // namespace harary::http
