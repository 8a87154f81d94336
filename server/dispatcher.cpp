// SPDX-License-Identifier: MIT
#include "server/dispatcher.hpp"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <utility>

#include "base/current_job.hpp"
#include "base/error.hpp"
#include "server/answers.hpp"
#include "server/probed_work.hpp"
#include "server/problem.hpp"
#include "server/requests.hpp"

namespace harary {

namespace {

// For a quick request, setting up the board included.
constexpr std::chrono::seconds kQuickTime{2};

FairQueue::Settings for_quick_requests() {
  FairQueue::Settings settings;
  settings.threads = 4;
  settings.requests = {2048, 256, 32};
  return settings;
}
// These leave the processor to quick requests.
FairQueue::Settings in_background(int threads, int niceness) {
  FairQueue::Settings settings;
  settings.threads = std::max(threads, 1);
  settings.niceness = niceness;
  return settings;
}
// Moves and proofs do not yield once they are admitted, so one thread is left to probes. One
// address never has all that can be admitted.
FairQueue::Settings for_long_requests(int threads) {
  FairQueue::Settings settings = in_background(threads, 2);
  settings.admitted = {settings.threads, std::max(1, settings.threads - 1),
                       std::max(1, settings.threads - 1)};
  ++settings.threads;
  return settings;
}
// An analysis that is admitted ends within four times its time. A visitor alone has all threads; an
// address has at most half of what can be admitted.
FairQueue::Settings for_analyses(int threads) {
  FairQueue::Settings settings = in_background(threads, 5);
  settings.admitted = {4 * settings.threads, 2 * settings.threads, settings.threads};
  return settings;
}

// Asks the system for as many file descriptors as connections need. How many connections there may
// be; the database needs some descriptors, too.
int connections_within_limits(int wanted) {
  constexpr rlim_t kOthers = 128;
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return wanted;
  const rlim_t needed = static_cast<rlim_t>(wanted) + kOthers;
  if (limit.rlim_cur < needed) {
    rlimit more = limit;
    more.rlim_cur = std::min(needed, limit.rlim_max);
    if (setrlimit(RLIMIT_NOFILE, &more) == 0) limit = more;
  }
  if (limit.rlim_cur >= needed) return wanted;
  return static_cast<int>(std::max(limit.rlim_cur, 2 * kOthers) - kOthers);
}

http::ServerBounds bounds_of(const ServerSettings& settings) {
  http::ServerBounds bounds;
  bounds.connections = connections_within_limits(bounds.connections);
  bounds.body_bytes = kLongestBody;
  // Behind a proxy all connections have one address.
  if (settings.trust_proxy) bounds.connections_of_address = bounds.connections;
  return bounds;
}

std::optional<Hosts> hosts_of(const ServerSettings& settings) {
  if (settings.trust_proxy && settings.names.empty()) return std::nullopt;
  return Hosts(settings.host, settings.names);
}

void check_host(const http::Request& request, const Hosts& hosts) {
  const std::string host = request.header("host");
  if (host.empty()) throw Problem(400, "the request has no header Host");
  if (hosts.answer_to(host)) return;
  throw Problem(421, fmt::format("this server does not answer to the name {}; ask for localhost or "
                                 "an address, or start it with --name for names of its own",
                                 in_quotes(host)));
}

void check_change(const http::Request& request) {
  if (!comes_from_this_site(request)) {
    throw Problem(403, "another site may not do this in a visitor's name");
  }
  if (request.method == "POST" && !request.header("content-type").starts_with("application/json")) {
    throw Problem(415, "the body must be application/json");
  }
}

// What work() returns; while it runs, the thread's job ends with the request's client, and after
// `time` if there is one.
template <class Made>
auto in_slice(const TimeSlice& slice, std::optional<std::chrono::milliseconds> time, Made&& work) {
  Budget budget;
  budget.time = time;
  Job job(budget);
  job.obey(&slice.abandoned);
  const CurrentJob current(job);
  return work();
}

// A request that is answered in one time slice, or passed to another queue.
class QuickWork final : public Work {
 public:
  QuickWork(PendingRequest request, Dispatcher::Answering answer)
      : request_(std::move(request)), answer_(std::move(answer)) {}

  State run(const TimeSlice& slice) override {
    auto response = answer_of([&] { return answer_(slice); });
    if (response) respond(*request_.exchange, request_.visit.headers, std::move(*response));
    return State::done;
  }

 private:
  PendingRequest request_;
  Dispatcher::Answering answer_;
};

}  // namespace

Dispatcher::Dispatcher(const ServerSettings& settings)
    : forwarded_(settings.trust_proxy ? Forwarded::trusted : Forwarded::ignored),
      hosts_(hosts_of(settings)),
      quick_(for_quick_requests()),
      long_(for_long_requests(settings.threads)),
      analyses_(for_analyses(settings.threads)),
      server_(
          bounds_of(settings), security_headers(),
          [this](std::shared_ptr<http::Exchange> exchange) { receive(std::move(exchange)); },
          problem_answer) {}

Dispatcher::~Dispatcher() {
  end_work();
  server_.stop();
}

void Dispatcher::end_work() {
  quick_.stop();
  long_.stop();
  analyses_.stop();
}

int Dispatcher::listen(const std::string& host, int port) {
  return server_.listen(host, port);
}
void Dispatcher::start() {
  server_.start();
}

// On a thread of the connections: nothing here waits.
void Dispatcher::receive(std::shared_ptr<http::Exchange> exchange) {
  const http::Request& request = exchange->request();
  http::Headers headers;
  auto response = answer_of([&]() -> std::optional<http::Response> {
    if (hosts_) check_host(request, *hosts_);
    Visit visit = visit_of(request, forwarded_);
    if (!addresses_.take(visit.visitor.address)) {
      throw Problem(429, "too many requests from this address");
    }
    if (const http::Response* file = site_.find(request)) return *file;
    headers = visit.headers;
    auto found = route_of(request.method, request.path);
    if (request.method != "GET" && request.method != "HEAD") check_change(request);
    if (!clients_.take(visit.visitor.cookie)) throw Problem(429, "too many requests");
    handler_({exchange, std::move(visit), &found.route, std::move(found.id)});
    return std::nullopt;
  });
  if (!response) return;
  response->headers.insert(response->headers.end(), headers.begin(), headers.end());
  exchange->respond(std::move(*response));
}

void Dispatcher::submit(FairQueue& queue, const PendingRequest& request,
                        FairQueue::TicketHandle ticket, std::unique_ptr<Work> work) {
  const FairQueue::TaskHandle task = queue.submit(std::move(ticket), std::move(work));
  request.exchange->when_abandoned([&queue, task] { queue.abandon(task); });
}

FairQueue::TicketHandle Dispatcher::reserve_analysis(const PendingRequest& request) {
  return analyses_.ticket_for(request.visit.visitor);
}
void Dispatcher::submit_analysis(const PendingRequest& request, FairQueue::TicketHandle ticket,
                                 std::unique_ptr<Work> work) {
  submit(analyses_, request, std::move(ticket), std::move(work));
}

void Dispatcher::submit_to(Queue which, const PendingRequest& request, Answering answer,
                           std::chrono::seconds longest) {
  const bool quick = which == Queue::quick_requests;
  FairQueue& queue = quick ? quick_ : long_;
  std::optional<std::chrono::milliseconds> time;
  if (quick) time = kQuickTime;
  Answering in_time = [answer = std::move(answer), time](const TimeSlice& slice) {
    return in_slice(slice, time, [&] { return answer(slice); });
  };
  auto ticket = queue.ticket_for(request.visit.visitor);
  submit(queue, request, std::move(ticket),
         quick ? std::make_unique<QuickWork>(request, std::move(in_time))
               : probed_work(std::move(in_time), longest, request.exchange, request.visit.headers));
}

}  // namespace harary
