// SPDX-License-Identifier: MIT
#include "server/reception.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <utility>

#include "base/current_job.hpp"
#include "server/answers.hpp"
#include "server/problem.hpp"
#include "server/request_fields.hpp"
#include "server/requests.hpp"

namespace harary {

namespace {

// For an errand, setting up the board included.
constexpr std::chrono::seconds kErrandTime{2};

FairPool::Settings for_errands() {
  FairPool::Settings settings;
  settings.threads = 4;
  settings.places = 2048;
  settings.places_of_visitor = 32;
  return settings;
}
// These leave the processor to those who are in more of a hurry.
FairPool::Settings for_thinking(int threads, int niceness) {
  FairPool::Settings settings;
  settings.threads = std::max(threads, 1);
  settings.niceness = niceness;
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

http::Response nothing_there(const std::string& allowed) {
  if (allowed.empty()) return problem_answer(404, "not found");
  http::Response response = problem_answer(405, "this address takes only " + allowed);
  response.headers.emplace_back("Allow", allowed);
  return response;
}

void check_change(const http::Request& request) {
  if (!comes_from_this_site(request)) {
    throw Problem(403, "another site may not do this in a visitor's name");
  }
  if (request.method == "POST" && !request.header("content-type").starts_with("application/json")) {
    throw Problem(415, "the body must be application/json");
  }
}

// What work() returns; while it runs, the thread's job ends with the turn's client, and after
// `time` if there is one.
template <class Made>
auto in_turn(const Turn& turn, std::optional<std::chrono::milliseconds> time, Made&& work) {
  Budget budget;
  budget.time = time;
  Job job(budget);
  job.obey(&turn.abandoned);
  const CurrentJob current(job);
  return work();
}

// A request that one turn answers, or passes to another pool.
class AnsweringWork final : public Work {
 public:
  using Answer = std::function<std::optional<http::Response>(const Turn&)>;
  AnsweringWork(PendingRequest question, Answer answer)
      : question_(std::move(question)), answer_(std::move(answer)) {}

  State go_on(const Turn& turn) override {
    auto response = answer_of([&] { return answer_(turn); });
    if (response) respond(*question_.exchange, question_.visit.headers, std::move(*response));
    return State::done;
  }

 private:
  PendingRequest question_;
  Answer answer_;
};

}  // namespace

Json body_of(const http::Request& request) {
  Json body = parse_body(request.body);
  std::string path;
  for (const std::string& part : request.path) path += "/" + part;
  refuse_unknown_fields(body, path);
  return body;
}

Reception::Reception(const ServerSettings& settings)
    : forwarded_(settings.trust_proxy ? Forwarded::trusted : Forwarded::ignored),
      errands_(for_errands()),
      moving_(for_thinking(settings.thinkers, 2)),
      thinking_(for_thinking(settings.thinkers, 5)),
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
    Visit visit = visit_of(request, forwarded_);
    if (!addresses_.take(visit.visitor.address)) {
      throw Problem(429, "too many requests from this address");
    }
    if (const http::Response* file = site_.find(request)) return *file;
    headers = visit.headers;
    const auto found = router_.find(request.method, request.path);
    if (found.handler == nullptr) return nothing_there(found.allowed);
    if (request.method != "GET" && request.method != "HEAD") check_change(request);
    if (!clients_.take(visit.visitor.cookie)) throw Problem(429, "too many requests");
    (*found.handler)({exchange, std::move(visit), found.id});
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

void Reception::handle(const char* method, const char* path, Handler handler) {
  router_.add(method, path, [this, handler = std::move(handler)](const PendingRequest& question) {
    submit(errands_, question, errands_.place_for(question.visit.visitor),
           std::make_unique<AnsweringWork>(
               question, [question, handler](const Turn& turn) -> std::optional<http::Response> {
                 in_turn(turn, kErrandTime, [&] { handler(question, turn); });
                 return std::nullopt;
               }));
  });
}

Reception::Route Reception::answering(FairPool& pool, int status, AnswerOf answer) {
  const auto time =
      &pool == &errands_ ? std::optional<std::chrono::milliseconds>(kErrandTime) : std::nullopt;
  return [this, &pool, status, time, answer = std::move(answer)](const PendingRequest& question) {
    submit(pool, question, pool.place_for(question.visit.visitor),
           std::make_unique<AnsweringWork>(
               question, [question, status, answer, time](const Turn& turn) {
                 const http::Request& request = question.exchange->request();
                 const Json body = request.method == "POST" ? body_of(request) : Json();
                 const Call call{request, question.visit.visitor.cookie, question.id, body, turn};
                 return in_turn(turn, time, [&] { return json_answer(status, answer(call)); });
               }));
  };
}

void Reception::get(const char* path, AnswerOf answer) {
  router_.add("GET", path, answering(errands_, 200, std::move(answer)));
}
void Reception::post(const char* path, int status, AnswerOf answer) {
  router_.add("POST", path, answering(errands_, status, std::move(answer)));
}
void Reception::remove(const char* path, AnswerOf answer) {
  router_.add("DELETE", path, answering(errands_, 200, std::move(answer)));
}
void Reception::post_to_move(const char* path, AnswerOf answer) {
  router_.add("POST", path, answering(moving_, 200, std::move(answer)));
}

}  // namespace harary
