// SPDX-License-Identifier: MIT
// A small HTTP client for tests: one connection that waits for each answer, and is made anew where
// it was closed.
#pragma once

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace harary {

struct HttpReply {
  int status = 0;
  std::string head;  // all lines, each with its end
  std::string body;

  // The value of a header, whose name is as the server writes it; "" if it is not there.
  std::string header(const std::string& name) const {
    const std::size_t at = head.find("\r\n" + name + ": ");
    if (at == std::string::npos) return "";
    const std::size_t begin = at + name.size() + 4;
    return head.substr(begin, head.find("\r\n", begin) - begin);
  }
};

class HttpClient {
 public:
  // `source` is the address from which it connects: any of 127.0.0.0/8 is another visitor.
  explicit HttpClient(int port, std::uint32_t source = INADDR_LOOPBACK)
      : port_(port), source_(source) {}
  ~HttpClient() { close(); }
  HttpClient(const HttpClient&) = delete;
  HttpClient& operator=(const HttpClient&) = delete;

  // Receives pieces of a body as they come; returns false to hang up.
  using Receiver = std::function<bool(std::string_view piece)>;

  // nullopt: no whole answer came. `headers` are lines, each with its end.
  std::optional<HttpReply> request(const std::string& method, const std::string& target,
                                   const std::string& headers = "", const std::string& body = "",
                                   const Receiver& receiver = {}) {
    const std::string text =
        method + " " + target + " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port_) + "\r\n" +
        headers + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
    const bool kept = socket_ >= 0;
    auto reply = exchange(text, receiver);
    // The server may have closed a connection that was kept.
    if (!reply && kept && rest_.empty()) reply = exchange(text, receiver);
    if (!reply || reply->header("Connection") == "close") close();
    return reply;
  }

  void close() {
    if (socket_ >= 0) ::close(socket_);
    socket_ = -1;
    rest_.clear();
  }
  // For bytes that are no request. -1: no connection.
  int connected() {
    if (socket_ < 0) connect();
    return socket_;
  }

 private:
  void connect() {
    socket_ = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in from{};
    from.sin_family = AF_INET;
    from.sin_addr.s_addr = htonl(source_);
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(static_cast<std::uint16_t>(port_));
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const timeval timeout{20, 0};
    const int yes = 1;
    setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &timeout, sizeof timeout);
    setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &timeout, sizeof timeout);
    setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    if ((source_ != INADDR_LOOPBACK &&
         bind(socket_, reinterpret_cast<sockaddr*>(&from), sizeof from) != 0) ||
        ::connect(socket_, reinterpret_cast<sockaddr*>(&to), sizeof to) != 0) {
      close();
    }
  }

  std::optional<HttpReply> exchange(const std::string& text, const Receiver& receiver) {
    if (connected() < 0) return std::nullopt;
    for (std::size_t sent = 0; sent < text.size();) {
      const ssize_t count = send(socket_, text.data() + sent, text.size() - sent, MSG_NOSIGNAL);
      if (count <= 0) break;  // the answer may be there even so: "too large"
      sent += static_cast<std::size_t>(count);
    }
    auto reply = receive(receiver);
    if (!reply) close();
    return reply;
  }

  std::optional<HttpReply> receive(const Receiver& receiver) {
    const auto head = until("\r\n\r\n");
    if (!head || !head->starts_with("HTTP/1.1 ")) return std::nullopt;
    HttpReply reply;
    reply.head = *head;
    reply.status = std::atoi(head->c_str() + 9);
    const auto take = [&](const std::string& piece) {
      if (receiver && !receiver(piece)) return false;
      reply.body += piece;
      return true;
    };
    if (reply.header("Transfer-Encoding") == "chunked") {
      while (true) {
        const auto line = until("\r\n");
        if (!line) return std::nullopt;
        const auto size = static_cast<std::size_t>(std::strtoull(line->c_str(), nullptr, 16));
        auto piece = exactly(size + 2);
        if (!piece) return std::nullopt;
        if (size == 0) return reply;
        piece->resize(size);
        if (!take(*piece)) {
          close();
          return reply;
        }
      }
    }
    auto body = exactly(static_cast<std::size_t>(
        std::strtoull(reply.header("Content-Length").c_str(), nullptr, 10)));
    if (!body || !take(*body)) return std::nullopt;
    return reply;
  }

  bool more() {
    char buffer[16384];
    const ssize_t count = recv(socket_, buffer, sizeof buffer, 0);
    if (count > 0) rest_.append(buffer, static_cast<std::size_t>(count));
    return count > 0;
  }
  std::optional<std::string> until(std::string_view end) {
    std::size_t at = 0;
    while ((at = rest_.find(end)) == std::string::npos) {
      if (!more()) return std::nullopt;
    }
    return exactly(at + end.size());
  }
  std::optional<std::string> exactly(std::size_t size) {
    while (rest_.size() < size) {
      if (!more()) return std::nullopt;
    }
    std::string taken = rest_.substr(0, size);
    rest_.erase(0, size);
    return taken;
  }

  int port_;
  std::uint32_t source_;
  int socket_ = -1;
  std::string rest_;
};

}  // namespace harary
