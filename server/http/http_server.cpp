// SPDX-License-Identifier: MIT
#include "server/http/http_server.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/steady_timer.hpp>
#include <mutex>
#include <system_error>
#include <thread>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/http/connection.hpp"

namespace harary::http {

namespace {

namespace asio = boost::asio;
using boost::system::error_code;
using Acceptor = asio::basic_socket_acceptor<asio::ip::tcp, Executor>;
using Timer = asio::basic_waitable_timer<Clock, asio::wait_traits<Clock>, Executor>;

constexpr std::chrono::milliseconds kTick{200};
// When the process has no descriptor left for another connection.
constexpr std::chrono::milliseconds kPause{50};

}  // namespace

class HttpServer::Running {
 public:
  Running(const ServerBounds& bounds, const Headers& headers, Handler handler, Refusal refusal)
      : service_{bounds,
                 headers,
                 std::move(handler),
                 std::move(refusal),
                 [this](const std::string& address) { return enter(address); },
                 [this](const std::string& address) { leave(address); }},
        loops_(loops(bounds.threads)) {}

  int listen(const std::string& host, int port) {
    error_code error;
    Resolver resolver(loops_.front()->loop.context.get_executor());
    const auto ends = resolver.resolve(host, std::to_string(port), error);
    if (error || ends.empty()) {
      throw std::system_error(std::make_error_code(std::errc::no_such_device_or_address));
    }
    const asio::ip::tcp::endpoint end = ends.begin()->endpoint();
    acceptor_.open(end.protocol(), error);
    // A port that another process listens on stays refused.
    if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
    if (!error) acceptor_.bind(end, error);
    if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
    if (error) {
      error_code ignored;
      acceptor_.close(ignored);
      throw std::system_error(error);
    }
    return acceptor_.local_endpoint().port();
  }

  void start() {
    accept();
    try {
      for (const auto& thread : loops_) {
        tick(*thread);
        thread->thread = std::thread([&loop = thread->loop] { loop.context.run(); });
      }
    } catch (...) {  // the system gives no more threads: those there are must end before they go
      stop();
      throw;
    }
  }

  // Everything that a loop waits for is ended, so that it runs empty.
  void stop() {
    asio::post(loops_.front()->loop.context, [this] {
      error_code ignored;
      acceptor_.close(ignored);
      pause_.cancel();
    });
    for (const auto& thread : loops_) {
      asio::post(thread->loop.context, [&thread = *thread] {
        thread.stopping = true;
        thread.timer.cancel();
        while (!thread.loop.connections.empty()) (*thread.loop.connections.begin())->close();
      });
    }
    for (const auto& thread : loops_) {
      if (thread->thread.joinable()) thread->thread.join();
    }
  }

 private:
  using Resolver = asio::ip::basic_resolver<asio::ip::tcp, Executor>;

  struct Thread {
    Loop loop;
    Timer timer{loop.context.get_executor()};
    bool stopping = false;
    std::thread thread;
  };

  static std::vector<std::unique_ptr<Thread>> loops(int count) {
    std::vector<std::unique_ptr<Thread>> made;
    for (int i = 0; i < count; ++i) made.push_back(std::make_unique<Thread>());
    return made;
  }

  // Connections go to the threads in turn.
  void accept() {
    Thread& thread = *loops_[next_++ % loops_.size()];
    acceptor_.async_accept(thread.loop.context.get_executor(),
                           [this, &thread](const error_code& error, Socket socket) {
                             if (error == asio::error::operation_aborted) return;
                             if (error) {
                               pause_.expires_after(kPause);
                               pause_.async_wait([this](const error_code& stopped) {
                                 if (!stopped) accept();
                               });
                               return;
                             }
                             welcome(thread, std::move(socket));
                             accept();
                           });
  }

  void welcome(Thread& thread, Socket socket) {
    asio::post(thread.loop.context, [this, &thread, socket = std::move(socket)]() mutable {
      if (thread.stopping) return;
      std::make_shared<Connection>(service_, thread.loop, std::move(socket))->start();
    });
  }

  void tick(Thread& thread) {
    thread.timer.expires_after(kTick);
    thread.timer.async_wait([this, &thread](const error_code& stopped) {
      if (stopped || thread.stopping) return;
      const auto now = Clock::now();
      // A connection may close itself while it looks.
      std::vector<std::shared_ptr<Connection>> all;
      for (Connection* connection : thread.loop.connections) {
        if (auto held = connection->weak_from_this().lock()) all.push_back(std::move(held));
      }
      for (const auto& connection : all) connection->look_at_clock(now);
      tick(thread);
    });
  }

  bool enter(const std::string& address) {
    const std::lock_guard lock(mutex_);
    if (open_ >= service_.bounds.connections) return false;
    int& own = open_of_[address];
    if (own >= service_.bounds.connections_of_address) return false;
    ++own;
    ++open_;
    return true;
  }
  void leave(const std::string& address) {
    const std::lock_guard lock(mutex_);
    --open_;
    if (--open_of_[address] == 0) open_of_.erase(address);
  }

  Service service_;
  std::vector<std::unique_ptr<Thread>> loops_;
  std::size_t next_ = 0;
  std::mutex mutex_;
  int open_ = 0;
  std::unordered_map<std::string, int> open_of_;
  // On the first loop; declared after the loops, which they need to the end.
  Acceptor acceptor_{loops_.front()->loop.context.get_executor()};
  Timer pause_{loops_.front()->loop.context.get_executor()};
};

HttpServer::HttpServer(const ServerBounds& bounds, Headers headers, Handler handler,
                       Refusal refusal)
    : running_(std::make_unique<Running>(bounds, headers, std::move(handler), std::move(refusal))) {
}
HttpServer::~HttpServer() = default;

int HttpServer::listen(const std::string& host, int port) {
  return running_->listen(host, port);
}
void HttpServer::start() {
  running_->start();
}
void HttpServer::stop() {
  running_->stop();
}

}  // namespace harary::http
