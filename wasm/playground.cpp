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

// The answer of an analysis; where the page stops it, what is known by then. The page hears the
// progress.
Json run_to_the_end(AnalysisRun& run, const std::function<void(Job&)>& begins) {
  AnalysisRun::State state = AnalysisRun::State::next_position;
  while (state != AnalysisRun::State::answered) {
    run.prepare();
    ToldJob job(run.budget());
    begins(*job);
    state = run.go_on(*job, AnalysisRun::Interrupted::ends);
  }
  return run.answer();
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
  const RequestData data{kClient, found.id, game, body, slice};
  return std::visit([&](const auto& kind) { return answer(data, kind); }, found.route.kind);
}

Json LonePlayground::answer(const RequestData& data, const QuickRoute& route) {
  return route.answer(playground_, data);
}
Json LonePlayground::answer(const RequestData& data, const LongRoute& route) {
  return route.answer(playground_, data);
}

Json LonePlayground::answer(const RequestData& data, const AnalysisRoute& route) {
  const auto run = route.begin(playground_, data.body);
  return run_to_the_end(*run, [](Job&) {});
}

Json LonePlayground::answer(const RequestData& data, const StreamedRoute& route) {
  const auto run = route.begin(playground_, data.body);
  tell(run->begin());
  return run_to_the_end(*run, [&](Job& job) {
    run->listen([&job](const Json& news, bool) { tell_or_stop(news, job); });
  });
}

// The page has an engine for its jobs, which it asks itself.
Json LonePlayground::answer(const RequestData&, const JobRoute&) {
  throw Problem(404, "not found");
}

}  // namespace harary::wasm
