// SPDX-License-Identifier: MIT
#include "server/server.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <thread>
#include <utility>
#include <variant>

#include "app/catalogue.hpp"
#include "base/error.hpp"
#include "server/addresses.hpp"
#include "server/analysis_work.hpp"
#include "server/answers.hpp"
#include "server/dispatcher.hpp"
#include "server/jobs.hpp"
#include "server/playground.hpp"
#include "server/routes.hpp"
#include "server/tablebases.hpp"
#include "store/folder_lock.hpp"

namespace harary {

namespace {

http::Headers event_headers(const PendingRequest& request) {
  http::Headers headers{{"Content-Type", "text/event-stream"},
                        {"Cache-Control", "no-store"},
                        {"X-Accel-Buffering", "no"}};  // nginx would keep the events back
  const http::Headers& more = request.visit.headers;
  headers.insert(headers.end(), more.begin(), more.end());
  return headers;
}

// Why this address cannot be had.
std::string why_refused(const ServerSettings& settings, const std::error_code& error) {
  const std::string host = in_quotes(settings.host);
  if (error == std::errc::no_such_device_or_address) {
    return fmt::format("--host: {} is not an address, and no machine of this name is known", host);
  }
  if (error == std::errc::address_not_available) {
    return fmt::format(
        "--host: {} is not an address of this machine; 0.0.0.0 stands for all that it has", host);
  }
  if (error == std::errc::address_in_use) {
    return fmt::format("--port: {} at {} is in use; choose another port", settings.port, host);
  }
  if (error == std::errc::permission_denied) {
    return fmt::format("--port: {} needs the rights of an administrator; choose one above 1023",
                       settings.port);
  }
  return fmt::format("--host: {}, port {}, cannot be had: {}", host, settings.port,
                     error.message());
}

class Server {
 public:
  explicit Server(const ServerSettings& settings)
      : tablebases_(settings.tablebases),
        data_(settings.data, "give another folder with --data"),
        playground_({(std::filesystem::path(settings.data) / "playground.sqlite").string(),
                     2 * std::max(settings.threads, 1) + 1, settings.memory_bytes, tablebases_,
                     [this]() -> const Tablebases& { return tablebases_; }}),
        jobs_(playground_.database(), playground_.games(), settings.workers),
        dispatcher_(settings) {
    dispatcher_.set_handler([this](const PendingRequest& request) {
      std::visit([&](const auto& kind) { answer(request, kind); }, request.route->kind);
    });
  }
  // All work ends before the connections that carry the answers.
  ~Server() {
    dispatcher_.end_work();
    jobs_.stop();
  }
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  void serve(const ServerSettings& settings, const std::atomic<bool>& stop,
             const std::function<void(const Listening&)>& ready) {
    const int port = listen(settings);
    const Listening at{port, address_here(settings.host, port),
                       addresses_elsewhere(settings.host, port)};
    playground_.set_addresses(at.elsewhere);
    warm_up();
    dispatcher_.start();
    ready(at);
    while (!stop) std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }

 private:
  int listen(const ServerSettings& settings) {
    try {
      return dispatcher_.listen(settings.host, settings.port);
    } catch (const std::system_error& error) {
      throw InputError(why_refused(settings, error.code()));
    }
  }

  // Small games that need no options are ready when the first player comes: Sim and Sim+.
  void warm_up() {
    for (const GameDescription& game : catalogue()) {
      for (const Example& sample : game.about.samples) {
        if (sample.empty())
          playground_.knowledge().of(
              playground_.games().of(GameRequest{game.name, Json::object()}));
      }
    }
  }

  static Json body_of(const PendingRequest& request) {
    return harary::body_of(*request.route, request.exchange->request().body);
  }

  // In one of the queues, what `answer` makes of the request.
  template <class Answer>
  void submit_to(Dispatcher::Queue queue, const PendingRequest& request, int status, Answer answer,
                 std::chrono::seconds longest = {}) {
    const auto answer_all = [request, status, answer](const TimeSlice& slice) {
      const Json body = body_of(request);
      const std::string game = request.exchange->request().parameter("game");
      const RequestData data{request.visit.visitor.cookie, request.id, game, body, slice};
      return json_answer(status, answer(data));
    };
    dispatcher_.submit_to(queue, request, answer_all, longest);
  }
  // As a quick request that another queue takes over.
  template <class Forward>
  void forward(const PendingRequest& request, Forward forward) {
    dispatcher_.submit_to(Dispatcher::Queue::quick_requests, request,
                          [forward](const TimeSlice&) -> std::optional<http::Response> {
                            forward();
                            return std::nullopt;
                          });
  }

  void answer(const PendingRequest& request, const QuickRoute& route) {
    submit_to(Dispatcher::Queue::quick_requests, request, route.status,
              [this, route](const RequestData& data) { return route.answer(playground_, data); });
  }
  void answer(const PendingRequest& request, const LongRoute& route) {
    submit_to(
        Dispatcher::Queue::long_requests, request, 200,
        [this, route](const RequestData& data) { return route.answer(playground_, data); },
        route.longest);
  }
  // Read as a quick request, so that a mistake is told at once; then the analysis waits.
  void answer(const PendingRequest& request, const AnalysisRoute& route) {
    forward(request, [this, request, route] {
      auto ticket = dispatcher_.reserve_analysis(request);
      dispatcher_.submit_analysis(request, std::move(ticket),
                                  single_answer_work(route.begin(playground_, body_of(request)),
                                                     request.exchange, request.visit.headers));
    });
  }
  // At once the legal moves, then what becomes known of them.
  void answer(const PendingRequest& request, const StreamedRoute& route) {
    forward(request, [this, request, route] {
      auto run = route.begin(playground_, body_of(request));
      auto ticket = dispatcher_.reserve_analysis(request);
      const auto events = request.exchange->respond_with_events(event_headers(request));
      events->send("begin", text_of(run->begin()));
      dispatcher_.submit_analysis(request, std::move(ticket),
                                  streamed_work(std::move(run), events));
    });
  }
  void answer(const PendingRequest& request, const JobRoute& route) {
    if (route.action == JobAction::follow) {
      forward(request, [this, request] { follow_job(request); });
      return;
    }
    submit_to(Dispatcher::Queue::quick_requests, request, route.status,
              [this, route](const RequestData& data) { return job_answer(route.action, data); });
  }

  Json job_answer(JobAction action, const RequestData& data) {
    switch (action) {
      case JobAction::create:
        return jobs_.create(data.client, data.body);
      case JobAction::list:
        return jobs_.list(data.client);
      case JobAction::stop:
        return jobs_.stop(data.client, data.id);
      case JobAction::show:
      case JobAction::follow:
        break;
    }
    return jobs_.show(data.id);
  }

  // The job whenever it changes, until it has ended.
  void follow_job(const PendingRequest& request) {
    jobs_.show(request.id);  // 404 now rather than in the stream
    const auto events = request.exchange->respond_with_events(event_headers(request));
    const std::uint64_t watch = jobs_.watch(request.id, [events](const Json& job, bool ended) {
      const bool wanted = events->send("job", text_of(job));
      if (ended) events->finish();
      return wanted;
    });
    request.exchange->when_abandoned([this, watch] { jobs_.unwatch(watch); });
  }

  const Tablebases tablebases_;
  const FolderLock data_;
  Playground playground_;
  Jobs jobs_;
  Dispatcher dispatcher_;
};

}  // namespace

void serve(const ServerSettings& settings, const std::atomic<bool>& stop,
           const std::function<void(const Listening&)>& ready) {
  Server(settings).serve(settings, stop, ready);
}

}  // namespace harary
