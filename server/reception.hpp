// SPDX-License-Identifier: MIT
// Receives requests: who asks, may they, which route, whose turn it is. Three pools work for all:
// one for errands, which are short (boards, positions, the database), one for the machines' moves,
// one for analyses. So no board waits behind a move, and no move behind an analysis.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/json.hpp"
#include "server/fair_pool.hpp"
#include "server/http/http_server.hpp"
#include "server/http/router.hpp"
#include "server/rate_limit.hpp"
#include "server/server.hpp"
#include "server/site.hpp"
#include "server/visitor.hpp"

namespace harary {

// What a handler is told.
struct Call {
  const http::Request& request;
  const std::string& client;  // the cookie, which owns matches and jobs
  const std::string& id;      // the part of the path for "{id}"
  const Json& body;           // of a POST
  const Turn& turn;
};
// Returns the object to answer with, or throws: Problem, InputError, LimitError, JobStopped.
using AnswerOf = std::function<Json(const Call&)>;

// A request whose handler gives the answer itself, later.
struct PendingRequest {
  std::shared_ptr<http::Exchange> exchange;
  Visit visit;
  std::string id;
};

// The JSON of a request, with the fields that its route has and no others.
Json body_of(const http::Request& request);

class Reception {
 public:
  explicit Reception(const ServerSettings& settings);
  ~Reception();
  Reception(const Reception&) = delete;
  Reception& operator=(const Reception&) = delete;

  void get(const char* path, AnswerOf answer);
  void post(const char* path, int status, AnswerOf answer);
  void remove(const char* path, AnswerOf answer);
  // For answers that take seconds: a machine's move.
  void post_to_move(const char* path, AnswerOf answer);
  // The handler runs as an errand; it throws what is wrong, or answers later.
  using Handler = std::function<void(const PendingRequest&, const Turn&)>;
  void handle(const char* method, const char* path, Handler handler);

  // Analyses wait for their turn, and are dropped when their client is gone. The place is taken
  // first, so that there may be an answer before the work begins.
  FairPool::PlaceHandle place_to_think(const PendingRequest& question);
  void think(const PendingRequest& question, FairPool::PlaceHandle place,
             std::unique_ptr<Work> work);

  int listen(const std::string& host, int port);
  void start();
  // Ends all work; no request is answered after that.
  void end_work();

 private:
  using Route = std::function<void(const PendingRequest&)>;
  void arrive(std::shared_ptr<http::Exchange> exchange);
  void submit(FairPool& pool, const PendingRequest& question, FairPool::PlaceHandle place,
              std::unique_ptr<Work> work);
  Route answering(FairPool& pool, int status, AnswerOf answer);

  const Forwarded forwarded_;
  Site site_;
  http::Router<Route> router_;
  RateLimit addresses_{5000, 5000};
  RateLimit clients_{100, 200};
  FairPool errands_;
  FairPool moving_;
  FairPool thinking_;
  http::HttpServer server_;
};

}  // namespace harary
