// SPDX-License-Identifier: MIT
// Receives requests: who asks, may they, which route, who is served next. Three pools work for all:
// one for errands, which are short (boards, positions, the database), one for the machines' moves
// and for proofs, one for analyses. So no board waits behind a move, and no move behind an
// analysis.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "server/fair_pool.hpp"
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

class Reception {
 public:
  explicit Reception(const ServerSettings& settings);
  ~Reception();
  Reception(const Reception&) = delete;
  Reception& operator=(const Reception&) = delete;

  // What answers a request that has been admitted; it throws what is wrong at once, or answers
  // later.
  using Handler = std::function<void(const PendingRequest&)>;
  void set_handler(Handler handler) { handler_ = std::move(handler); }

  // Work for one of the pools. `answer` returns the answer, or nothing if another pool
  // takes the request; its job ends with the client. Moves take `longest` at most; heavy ones wait
  // for a slot (server/tried_work.hpp).
  enum class Pool { errands, moves };
  using Answering = std::function<std::optional<http::Response>(const TimeSlice&)>;
  void answer_in(Pool pool, const PendingRequest& question, Answering answer,
                 std::chrono::seconds longest = {});

  // Analyses wait for a thread, and are dropped when their client is gone. The place is taken
  // first, so that there may be an answer before the work begins.
  FairPool::PlaceHandle place_to_think(const PendingRequest& question);
  void think(const PendingRequest& question, FairPool::PlaceHandle place,
             std::unique_ptr<Work> work);

  int listen(const std::string& host, int port);
  void start();
  // Ends all work; no request is answered after that.
  void end_work();

 private:
  void arrive(std::shared_ptr<http::Exchange> exchange);
  void submit(FairPool& pool, const PendingRequest& question, FairPool::PlaceHandle place,
              std::unique_ptr<Work> work);

  const Forwarded forwarded_;
  const std::optional<Hosts> hosts_;  // nothing: all names are its own
  Site site_;
  Handler handler_;
  RateLimit addresses_{5000, 5000};
  RateLimit clients_{100, 200};
  FairPool errands_;
  FairPool moving_;
  FairPool thinking_;
  http::HttpServer server_;
};

}  // namespace harary
