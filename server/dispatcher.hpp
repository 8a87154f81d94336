// SPDX-License-Identifier: MIT
// Receives requests: who asks, may they, which route. Each goes to one of three queues: quick
// requests (boards, positions, the database), long ones (the machine's moves, proofs), and
// analyses. So no board waits behind a move, and no move behind an analysis.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "server/fair_queue.hpp"
#include "server/hosts.hpp"
#include "server/http/http_server.hpp"
#include "server/rate_limit.hpp"
#include "server/routes.hpp"
#include "server/server.hpp"
#include "server/site.hpp"
#include "server/visitor.hpp"

namespace harary {

// A request whose handler gives the answer itself, later.
struct PendingRequest {
  std::shared_ptr<http::Exchange> exchange;
  Visit visit;
  const Route* route = nullptr;
  std::string id;  // what stands for "{id}" in its path
};

class Dispatcher {
 public:
  explicit Dispatcher(const ServerSettings& settings);
  ~Dispatcher();
  Dispatcher(const Dispatcher&) = delete;
  Dispatcher& operator=(const Dispatcher&) = delete;

  // What answers a request that has been received; it throws what is wrong at once, or answers
  // later.
  using Handler = std::function<void(const PendingRequest&)>;
  void set_handler(Handler handler) { handler_ = std::move(handler); }

  // Work for one of the queues. `answer` returns the answer, or nothing if another queue takes the
  // request; its job ends with the client. Long requests take `longest` at most, and are probed
  // first (server/probed_work.hpp).
  enum class Queue { quick_requests, long_requests };
  using Answering = std::function<std::optional<http::Response>(const TimeSlice&)>;
  void submit_to(Queue which, const PendingRequest& request, Answering answer,
                 std::chrono::seconds longest = {});

  // Analyses wait for a thread, and are dropped when their client is gone. The ticket is taken
  // first, so that there may be an answer before the work begins.
  FairQueue::TicketHandle reserve_analysis(const PendingRequest& request);
  void submit_analysis(const PendingRequest& request, FairQueue::TicketHandle ticket,
                       std::unique_ptr<Work> work);

  int listen(const std::string& host, int port);
  void start();
  // Ends all work; no request is answered after that.
  void end_work();

 private:
  void receive(std::shared_ptr<http::Exchange> exchange);
  void submit(FairQueue& queue, const PendingRequest& request, FairQueue::TicketHandle ticket,
              std::unique_ptr<Work> work);

  const Forwarded forwarded_;
  const std::optional<Hosts> hosts_;  // nothing: all names are its own
  Site site_;
  Handler handler_;
  RateLimit addresses_{5000, 5000};
  RateLimit clients_{100, 200};
  FairQueue quick_;
  FairQueue long_;
  FairQueue analyses_;
  http::HttpServer server_;
};

}  // namespace harary
