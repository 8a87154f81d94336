// SPDX-License-Identifier: MIT
#include "server/http/connection.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <ctime>
#include <utility>

namespace harary::http {

namespace {

namespace asio = boost::asio;
using boost::system::error_code;

// After the last answer the connection stays open this long for what the client had begun to send.
// Were it closed at once, a client that is still sending could lose the answer.
constexpr std::chrono::seconds kHangingUp{1};

// A request and the number by which its connection knows it.
class ConnectionExchange final : public Exchange {
 public:
  ConnectionExchange(std::shared_ptr<Connection> connection, std::uint64_t number, Request request)
      : connection_(std::move(connection)), number_(number), request_(std::move(request)) {}
  ~ConnectionExchange() override {
    if (answered_) return;
    asio::post(connection_->executor(), [connection = connection_, number = number_] {
      connection->exchange_is_gone(number);
    });
  }
  ConnectionExchange(const ConnectionExchange&) = delete;
  ConnectionExchange& operator=(const ConnectionExchange&) = delete;

  const Request& request() const override { return request_; }
  void respond(Response response) override {
    answered_ = true;
    asio::post(connection_->executor(), [connection = connection_, number = number_,
                                         response = std::move(response)]() mutable {
      connection->respond(number, std::move(response));
    });
  }
  std::shared_ptr<EventStream> respond_with_events(Headers headers) override;
  void when_abandoned(std::function<void()> gone) override {
    asio::post(connection_->executor(),
               [connection = connection_, number = number_, gone = std::move(gone)]() mutable {
                 connection->when_abandoned(number, std::move(gone));
               });
  }

 private:
  std::shared_ptr<Connection> connection_;
  std::uint64_t number_;
  Request request_;
  std::atomic<bool> answered_{false};
};

class ConnectionStream final : public EventStream {
 public:
  ConnectionStream(std::shared_ptr<Connection> connection, std::shared_ptr<EventBacklog> events)
      : connection_(std::move(connection)), events_(std::move(events)) {}
  ~ConnectionStream() override { finish(); }
  ConnectionStream(const ConnectionStream&) = delete;
  ConnectionStream& operator=(const ConnectionStream&) = delete;

  bool send(std::string_view event, std::string_view data) override {
    const auto added = events_->add(fmt::format("event: {}\ndata: {}\n\n", event, data));
    if (added != EventBacklog::Added::more) tell();
    return added != EventBacklog::Added::refused;
  }
  std::size_t backlog() const override { return events_->size(); }
  void finish() override {
    events_->finish();
    tell();
  }

 private:
  void tell() {
    asio::post(connection_->executor(),
               [connection = connection_] { connection->events_are_there(); });
  }

  std::shared_ptr<Connection> connection_;
  std::shared_ptr<EventBacklog> events_;
};

std::shared_ptr<EventStream> ConnectionExchange::respond_with_events(Headers headers) {
  answered_ = true;
  auto events = std::make_shared<EventBacklog>(connection_->service().bounds.backlog_bytes);
  asio::post(connection_->executor(),
             [connection = connection_, number = number_, events, headers = std::move(headers)] {
               connection->respond_with_events(number, headers, events);
             });
  return std::make_shared<ConnectionStream>(connection_, std::move(events));
}

}  // namespace

Connection::Connection(const Service& service, Loop& loop, Socket socket)
    : service_(service),
      loop_(loop),
      socket_(std::move(socket)),
      reader_(service.bounds.head_bytes, service.bounds.body_bytes) {
  loop_.connections.insert(this);
}

Connection::~Connection() {
  if (entered_) service_.leave(address_);
}

void Connection::start() {
  error_code error;
  const auto end = socket_.remote_endpoint(error);
  if (error) return close();
  asio::ip::address address = end.address();
  if (address.is_v6() && address.to_v6().is_v4_mapped()) {
    address = asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
  }
  address_ = address.to_string();
  socket_.set_option(asio::ip::tcp::no_delay(true), error);
  socket_.set_option(asio::socket_base::keep_alive(true), error);
  entered_ = service_.enter(address_);
  if (!entered_) {
    return refuse(429, "too many connections from this address");
  }
  next_request();
}

void Connection::close() {
  if (state_ == State::closed) return;
  state_ = State::closed;
  error_code ignored;
  socket_.close(ignored);
  loop_.connections.erase(this);
  client_is_gone();
}

// The work for the client may stop.
void Connection::client_is_gone() {
  if (events_) {
    events_->end();
    events_.reset();
  }
  for (const auto& gone : std::exchange(gone_, {})) gone();
}

void Connection::look_at_clock(Clock::time_point now) {
  if (now < deadline_) return;
  switch (state_) {
    case State::reading:
      if (reader_.begun()) return refuse(408, "the request takes too long");
      return close();
    case State::streaming:
      if (is_writing_) return close();  // the client does not read
      deadline_ = now + service_.bounds.heartbeat;
      events_->add(": still here\n\n");
      return events_are_there();
    case State::working:
      return;  // the work has bounds of its own
    default:
      return close();
  }
}

void Connection::next_request() {
  state_ = State::reading;
  ++exchange_;
  reader_.reset();
  gone_.clear();
  deadline_ = Clock::now() + service_.bounds.idle;
  if (incoming_.empty()) return ended_ ? close() : read();
  parse();
}

void Connection::read() {
  if (is_reading_ || ended_ || state_ == State::closed) return;
  is_reading_ = true;
  socket_.async_read_some(asio::buffer(piece_),
                          [self = shared_from_this()](const error_code& error, std::size_t count) {
                            self->on_read(error, count);
                          });
}

void Connection::on_read(const error_code& error, std::size_t count) {
  is_reading_ = false;
  if (state_ == State::closed) return;
  if (error) {
    // A client that only ends its half still hears the answer. It looks like one that has gone, so
    // long work for it ends.
    ended_ = true;
    if (state_ != State::working && state_ != State::writing) return close();
    if (error != asio::error::eof) return close();
    return client_is_gone();
  }
  switch (state_) {
    case State::reading:
      incoming_.append(piece_.data(), count);
      return parse();
    case State::working:
    case State::writing:
    case State::streaming:
      // The next request, sent before the answer to this one.
      incoming_.append(piece_.data(), count);
      if (incoming_.size() > service_.bounds.head_bytes + service_.bounds.body_bytes) {
        return close();
      }
      return read();
    default:
      return read();
  }
}

void Connection::parse() {
  const bool had_begun = reader_.begun();
  const auto refused = reader_.take(incoming_);
  if (!had_begun && reader_.begun()) deadline_ = Clock::now() + service_.bounds.reading;
  if (refused) return refuse(refused->status, refused->detail);
  if (reader_.complete()) return work();
  if (reader_.must_continue()) {
    error_code ignored;
    // So short a text fits into the empty buffer of the socket.
    socket_.write_some(asio::buffer(std::string_view("HTTP/1.1 100 Continue\r\n\r\n")), ignored);
  }
  read();
}

void Connection::work() {
  auto read_request = reader_.release();
  state_ = State::working;
  if (!read_request) return refuse(400, "the address of the request is not understood");
  Request& request = read_request->request;
  keep_alive_ = read_request->keep_alive;
  is_http10_ = read_request->is_http10;
  is_head_ = request.method == "HEAD";
  request.address = address_;
  read();
  service_.handler(
      std::make_shared<ConnectionExchange>(shared_from_this(), exchange_, std::move(request)));
}

std::string Connection::head_of(int status, const Headers& headers,
                                const std::string& framing) const {
  std::string head = fmt::format("HTTP/1.1 {} {}\r\nDate: {:%a, %d %b %Y %H:%M:%S GMT}\r\n", status,
                                 phrase_of(status), fmt::gmtime(std::time(nullptr)));
  const auto is_own = [&](const std::string& name) {
    return std::any_of(headers.begin(), headers.end(),
                       [&](const auto& own) { return own.first == name; });
  };
  for (const auto& [name, value] : service_.headers) {
    if (!is_own(name)) head += name + ": " + value + "\r\n";
  }
  for (const auto& [name, value] : headers) {
    if (value.empty()) continue;
    // A line end in a value would begin a header of the client's choice.
    if (value.find_first_of("\r\n") == std::string::npos) head += name + ": " + value + "\r\n";
  }
  return head + framing + (keep_alive_ ? "" : "Connection: close\r\n") + "\r\n";
}

void Connection::refuse(int status, const std::string& detail) {
  state_ = State::working;
  reader_.reset();
  incoming_.clear();
  is_head_ = false;
  Response response = service_.refusal(status, detail);
  response.close = true;
  respond(exchange_, std::move(response));
}

void Connection::respond(std::uint64_t exchange, Response response) {
  if (exchange != exchange_ || state_ != State::working) return;
  keep_alive_ = keep_alive_ && !response.close;
  std::string text = head_of(response.status, response.headers,
                             fmt::format("Content-Length: {}\r\n", response.body.size()));
  if (!is_head_) text += response.body;
  state_ = State::writing;
  write(std::move(text), true);
}

void Connection::respond_with_events(std::uint64_t exchange, const Headers& headers,
                                     std::shared_ptr<EventBacklog> events) {
  if (exchange != exchange_ || state_ != State::working || ended_) {
    events->end();
    if (exchange == exchange_ && state_ == State::working) close();
    return;
  }
  if (is_http10_) keep_alive_ = false;
  if (is_head_) {
    events->end();
    state_ = State::writing;
    return write(head_of(200, headers, ""), true);
  }
  events_ = std::move(events);
  state_ = State::streaming;
  write(head_of(200, headers, is_http10_ ? "" : "Transfer-Encoding: chunked\r\n"), false);
}

void Connection::events_are_there() {
  if (state_ != State::streaming || is_writing_ || !events_) return;
  const EventBacklog::Taken taken = events_->take();
  if (taken.ended) return close();
  std::string text;
  if (is_http10_) {
    text = taken.text;
  } else {
    if (!taken.text.empty()) text = fmt::format("{:x}\r\n{}\r\n", taken.text.size(), taken.text);
    if (taken.finished) text += "0\r\n\r\n";
  }
  if (taken.finished) {
    events_.reset();
    gone_.clear();
    state_ = State::writing;
    return text.empty() ? on_written({}, true) : write(std::move(text), true);
  }
  if (!text.empty()) write(std::move(text), false);
}

void Connection::write(std::string text, bool last) {
  outgoing_ = std::move(text);
  is_writing_ = true;
  deadline_ = Clock::now() + service_.bounds.writing;
  asio::async_write(socket_, asio::buffer(outgoing_),
                    [self = shared_from_this(), last](const error_code& error, std::size_t) {
                      self->on_written(error, last);
                    });
}

void Connection::on_written(const error_code& error, bool last) {
  is_writing_ = false;
  if (state_ == State::closed) return;
  if (error) return close();
  outgoing_.clear();
  if (!last) {
    deadline_ = Clock::now() + service_.bounds.heartbeat;
    return events_are_there();
  }
  gone_.clear();
  if (keep_alive_) return next_request();
  hang_up();
}

void Connection::hang_up() {
  error_code ignored;
  socket_.shutdown(Socket::shutdown_send, ignored);
  if (ended_) return close();
  state_ = State::hanging_up;
  deadline_ = Clock::now() + kHangingUp;
  read();
}

void Connection::when_abandoned(std::uint64_t exchange, std::function<void()> gone) {
  if (exchange != exchange_) return;  // it has its answer
  if (state_ == State::closed || ended_) {
    gone();
  } else if (state_ == State::working || state_ == State::streaming) {
    gone_.push_back(std::move(gone));
  }
}

void Connection::exchange_is_gone(std::uint64_t exchange) {
  if (exchange == exchange_ && state_ == State::working) close();
}

}  // namespace harary::http
