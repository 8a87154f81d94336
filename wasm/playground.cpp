// SPDX-License-Identifier: MIT
#include "wasm/playground.hpp"

#include <atomic>
#include <filesystem>
#include <variant>

#include "server/requests.hpp"
#include "wasm/bridge.hpp"
#include "wasm/told_job.hpp"

namespace harary::wasm {

namespace {

// The client that the server would know by its cookie.
const std::string kClient = "this browser";

// The answer of a thought; where the page stops it, what is known by then. The page hears the
// progress.
Json thought_through(Thinking& thinking, const std::function<void(Job&)>& begins) {
  Thinking::State state = Thinking::State::next_position;
  while (state != Thinking::State::answered) {
    thinking.prepare();
    ToldJob job(thinking.budget());
    begins(*job);
    state = thinking.go_on(*job, Thinking::Interrupted::ends);
  }
  return thinking.answer();
}

}  // namespace

LonePlayground::LonePlayground(const std::string& database, const std::string& tablebases)
    : playground_({database, 1, std::uint64_t{1} << 30, no_tablebases_,
                   [this, tablebases]() -> const Tablebases& {
                     if (!tablebases_) {
                       tablebases_ = std::make_unique<const Tablebases>(
                           std::filesystem::is_directory(tablebases) ? tablebases : "");
                     }
                     return *tablebases_;
                   }}) {}

Json LonePlayground::answer(const Json& request) {
  const std::string method = text_field(request, "method");
  const auto target = http::parse_target(text_field(request, "path"));
  if (!target) throw Problem(400, "the address is malformed");
  http::Request asked_for;
  asked_for.query = target->query;
  const FoundRoute found = route_of(method, target->path);
  const Json body = body_of(found.route, request.value("body", std::string()));
  const std::string game = asked_for.parameter("game");
  // A time slice without an end: the page gives a question up by ending the worker.
  static const std::atomic<bool> never{false};
  const TimeSlice slice{never, never};
  const Asked asked{kClient, found.id, game, body, slice};
  return std::visit([&](const auto& what) { return answer(asked, what); }, found.route.what);
}

Json LonePlayground::answer(const Asked& asked, const Errand& errand) {
  return errand.answer(playground_, asked);
}
Json LonePlayground::answer(const Asked& asked, const MachineMove& move) {
  return move.answer(playground_, asked);
}

Json LonePlayground::answer(const Asked& asked, const LongThought& thought) {
  const auto thinking = thought.begin(playground_, asked.body);
  return thought_through(*thinking, [](Job&) {});
}

Json LonePlayground::answer(const Asked& asked, const Followed& followed) {
  const auto thinking = followed.begin(playground_, asked.body);
  tell(thinking->begin());
  return thought_through(*thinking, [&](Job& job) {
    thinking->listen([&job](const Json& news, bool) { tell_or_stop(news, job); });
  });
}

// The page has an engine for its jobs, which it asks itself.
Json LonePlayground::answer(const Asked&, const OfServer&) {
  throw Problem(404, "not found");
}

}  // namespace harary::wasm
