// SPDX-License-Identifier: MIT
// One connection: reads a request, gives it to the handler, writes the answer, again. It belongs to
// one thread, its loop's; what other threads do with an exchange or a stream is posted there.
#pragma once

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "server/http/event_backlog.hpp"
#include "server/http/http_server.hpp"
#include "server/http/request_reader.hpp"

namespace harary::http {

using Clock = std::chrono::steady_clock;
using Executor = boost::asio::io_context::executor_type;
using Socket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, Executor>;

class Connection;

// What all connections share.
struct Service {
  ServerBounds bounds;
  Headers headers;  // of every answer; an answer's own header takes the place of one, "" of none
  HttpServer::Handler handler;
  HttpServer::Refusal refusal;
  // Counts the connections of an address; true if there may be another one.
  std::function<bool(const std::string& address)> enter;
  std::function<void(const std::string& address)> leave;
};

// A thread's connections.
struct Loop {
  boost::asio::io_context context{1};
  std::unordered_set<Connection*> connections;
};

class Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(const Service& service, Loop& loop, Socket socket);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  Executor executor() { return socket_.get_executor(); }
  const Service& service() const { return service_; }

  // All of these on the loop's thread.
  void start();
  void close();
  // Ends what has taken too long, and keeps quiet streams open. Called several times a second.
  void look_at_clock(Clock::time_point now);
  // Answers to the exchange of this number; nothing happens if it is not the one at hand.
  void respond(std::uint64_t exchange, Response response);
  void respond_with_events(std::uint64_t exchange, const Headers& headers,
                           std::shared_ptr<EventBacklog> events);
  void when_abandoned(std::uint64_t exchange, std::function<void()> gone);
  void events_are_there();
  void exchange_is_gone(std::uint64_t exchange);

 private:
  enum class State { reading, working, writing, streaming, hanging_up, closed };

  void read();
  void on_read(const boost::system::error_code& error, std::size_t count);
  void parse();
  void work();
  void refuse(int status, const std::string& detail);
  std::string head_of(int status, const Headers& headers, const std::string& framing) const;
  void write(std::string text, bool last);
  void on_written(const boost::system::error_code& error, bool last);
  void next_request();
  void hang_up();
  void client_is_gone();

  const Service& service_;
  Loop& loop_;
  Socket socket_;
  std::string address_;
  bool entered_ = false;
  State state_ = State::reading;
  bool is_reading_ = false;  // a read is under way, in any state: it notices the end
  bool is_writing_ = false;
  bool ended_ = false;  // the client sends no more
  std::array<char, 4096> piece_;
  std::string incoming_;  // read and not parsed
  std::string outgoing_;
  RequestReader reader_;
  std::uint64_t exchange_ = 0;  // the number of the request at hand
  bool keep_alive_ = true;
  bool is_head_ = false;  // a HEAD request: no body in the answer
  bool is_http10_ = false;
  std::shared_ptr<EventBacklog> events_;
  std::vector<std::function<void()>> gone_;  // who wants to know that the client is
  Clock::time_point deadline_;
};

}  // namespace harary::http
