// SPDX-License-Identifier: MIT
// An asynchronous HTTP/1.1 server: a few threads carry all connections, and none waits for anything
// but news of them. An open connection costs memory only. Requests have bounds: bytes, time from
// the first byte to the last, and connections of one address. A connection that its client closes
// is noticed at once, while an answer is still being worked on.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>

#include "server/http/message.hpp"

namespace harary::http {

struct ServerBounds {
  std::size_t head_bytes = 32 << 10;  // request line and headers
  std::size_t body_bytes = 64 << 10;
  std::size_t backlog_bytes = 4 << 20;  // events that a client does not read
  std::chrono::milliseconds reading{10'000};
  std::chrono::milliseconds writing{30'000};    // of one answer, or until a client reads events
  std::chrono::milliseconds idle{60'000};       // between requests
  std::chrono::milliseconds heartbeat{15'000};  // in a stream without events
  int connections = 4096;
  int connections_of_address = 512;
  int threads = 2;
};

class HttpServer {
 public:
  // Called on one of the server's own threads, which must not be kept waiting: answers at once, or
  // hands the exchange on.
  using Handler = std::function<void(std::shared_ptr<Exchange>)>;
  // The answer to bytes that are not a request: too large, too slow, not HTTP.
  using Refusal = std::function<Response(int status, const std::string& detail)>;

  // `headers` are part of every answer, except those that it has itself; one without a value is
  // left out.
  HttpServer(const ServerBounds& bounds, Headers headers, Handler handler, Refusal refusal);
  ~HttpServer();
  HttpServer(const HttpServer&) = delete;
  HttpServer& operator=(const HttpServer&) = delete;

  // The port that was asked for; of port 0, any free one. Throws std::system_error if it cannot be
  // had; errc::no_such_device_or_address says that no address has this name.
  int listen(const std::string& host, int port);
  // Throws std::system_error if the system gives fewer threads.
  void start();
  // Closes all connections. No exchange may be answered after this returns; those that are left may
  // only be destroyed before this object.
  void stop();

 private:
  class Running;
  std::unique_ptr<Running> running_;
};

}  // namespace harary::http
