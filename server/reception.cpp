// SPDX-License-Identifier: MIT
#include "server/reception.hpp"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <utility>

#include "base/current_job.hpp"
#include "base/error.hpp"
#include "server/answers.hpp"
#include "server/problem.hpp"
#include "server/requests.hpp"
#include "server/tried_work.hpp"

namespace harary {

namespace {

// For an errand, setting up the board included.
constexpr std::chrono::seconds kErrandTime{2};

FairPool::Settings for_errands() {
  FairPool::Settings settings;
  settings.threads = 4;
  settings.places = {2048, 256, 32};
  return settings;
}
// These leave the processor to those who are in more of a hurry.
FairPool::Settings for_thinking(int threads, int niceness) {
  FairPool::Settings settings;
  settings.threads = std::max(threads, 1);
  settings.niceness = niceness;
  return settings;
}
// Moves and proofs do not give way once they have a slot, so one thread is left to trials. An
// address leaves a slot to others.
FairPool::Settings for_moves(int threads) {
  FairPool::Settings settings = for_thinking(threads, 2);
  settings.slots = {settings.threads, std::max(1, settings.threads - 1),
                    std::max(1, settings.threads - 1)};
  ++settings.threads;
  return settings;
}
// An analysis that is admitted ends within four times its time. A visitor alone has all threads; an
// address leaves half of the slots to others.
FairPool::Settings for_analyses(int threads) {
  FairPool::Settings settings = for_thinking(threads, 5);
  settings.slots = {4 * settings.threads, 2 * settings.threads, settings.threads};
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

// A request that is answered in one time slice, or passed to another pool.
class AnsweringWork final : public Work {
 public:
  AnsweringWork(PendingRequest question, Reception::Answering answer)
      : question_(std::move(question)), answer_(std::move(answer)) {}

  State go_on(const TimeSlice& slice) override {
    auto response = answer_of([&] { return answer_(slice); });
    if (response) respond(*question_.exchange, question_.visit.headers, std::move(*response));
    return State::done;
  }

 private:
  PendingRequest question_;
  Reception::Answering answer_;
};

}  // namespace

Reception::Reception(const ServerSettings& settings)
    : forwarded_(settings.trust_proxy ? Forwarded::trusted : Forwarded::ignored),
      hosts_(hosts_of(settings)),
      errands_(for_errands()),
      moving_(for_moves(settings.thinkers)),
      thinking_(for_analyses(settings.thinkers)),
      server_(
          bounds_of(settings), security_headers(),
          [this](std::shared_ptr<http::Exchange> exchange) { arrive(std::move(exchange)); },
          problem_answer) {}

Reception::~Reception() {
  end_work();
  server_.stop();
}

void Reception::end_work() {
  errands_.stop();
  moving_.stop();
  thinking_.stop();
}

int Reception::listen(const std::string& host, int port) {
  return server_.listen(host, port);
}
void Reception::start() {
  server_.start();
}

// On a thread of the connections: nothing here waits.
void Reception::arrive(std::shared_ptr<http::Exchange> exchange) {
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

void Reception::submit(FairPool& pool, const PendingRequest& question, FairPool::PlaceHandle place,
                       std::unique_ptr<Work> work) {
  const FairPool::TaskHandle task = pool.submit(std::move(place), std::move(work));
  question.exchange->when_abandoned([&pool, task] { pool.abandon(task); });
}

FairPool::PlaceHandle Reception::place_to_think(const PendingRequest& question) {
  return thinking_.place_for(question.visit.visitor);
}
void Reception::think(const PendingRequest& question, FairPool::PlaceHandle place,
                      std::unique_ptr<Work> work) {
  submit(thinking_, question, std::move(place), std::move(work));
}

void Reception::answer_in(Pool which, const PendingRequest& question, Answering answer,
                          std::chrono::seconds longest) {
  const bool errand = which == Pool::errands;
  FairPool& pool = errand ? errands_ : moving_;
  std::optional<std::chrono::milliseconds> time;
  if (errand) time = kErrandTime;
  Answering in_time = [answer = std::move(answer), time](const TimeSlice& slice) {
    return in_slice(slice, time, [&] { return answer(slice); });
  };
  auto place = pool.place_for(question.visit.visitor);
  submit(pool, question, std::move(place),
         errand
             ? std::make_unique<AnsweringWork>(question, std::move(in_time))
             : tried_work(std::move(in_time), longest, question.exchange, question.visit.headers));
}

}  // namespace harary
