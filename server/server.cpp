// SPDX-License-Identifier: MIT
#include "server/server.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>
#include <thread>
#include <utility>

#include "app/catalogue.hpp"
#include "base/error.hpp"
#include "server/analyses.hpp"
#include "server/answers.hpp"
#include "server/explorer.hpp"
#include "server/games.hpp"
#include "server/jobs.hpp"
#include "server/matches.hpp"
#include "server/positions.hpp"
#include "server/problem.hpp"
#include "server/reception.hpp"
#include "server/tablebases.hpp"

namespace harary {

namespace {

constexpr std::chrono::seconds kAnalysisTime{3};
constexpr std::int64_t kMostSecondsFollowed = 600;

http::Headers event_headers(const PendingRequest& question) {
  http::Headers headers{{"Content-Type", "text/event-stream"},
                        {"Cache-Control", "no-store"},
                        {"X-Accel-Buffering", "no"}};  // nginx would keep the events back
  const http::Headers& more = question.visit.headers;
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

class Playground {
 public:
  explicit Playground(const ServerSettings& settings)
      : database_(open(settings.data)),
        knowledge_(database_),
        tablebases_(settings.tablebases),
        sessions_(2 * std::max(settings.thinkers, 1), settings.memory_bytes, tablebases_),
        matches_(database_, knowledge_, games_, sessions_),
        positions_(games_),
        explorer_(knowledge_, games_, tablebases_),
        jobs_(database_, games_, settings.workers),
        reception_(settings) {
    routes_of_positions();
    routes_of_explorer();
    routes_of_analyses();
    routes_of_matches();
    routes_of_jobs();
    reception_.get("/api/health",
                   [](const Call&) { return Json{{"ok", true}, {"version", HARARY_VERSION}}; });
  }
  // Who works ends before the connections that carry the answers.
  ~Playground() {
    reception_.end_work();
    jobs_.stop();
  }
  Playground(const Playground&) = delete;
  Playground& operator=(const Playground&) = delete;

  void serve(const ServerSettings& settings, const std::atomic<bool>& stop,
             const std::function<void(int)>& ready) {
    const int port = listen(settings);
    warm_up();
    reception_.start();
    ready(port);
    while (!stop) std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }

 private:
  static std::string open(const std::string& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) throw FileError(folder, "cannot be created; give another folder with --data");
    return (std::filesystem::path(folder) / "playground.sqlite").string();
  }

  int listen(const ServerSettings& settings) {
    try {
      return reception_.listen(settings.host, settings.port);
    } catch (const std::system_error& error) {
      throw InputError(why_refused(settings, error.code()));
    }
  }

  // Small games that need no options are ready when the first player comes: Sim and Sim+.
  void warm_up() {
    for (const GameDescription& game : catalogue()) {
      for (const Example& sample : game.about.samples) {
        if (sample.empty()) knowledge_.of(games_.of(GameRequest{game.name, Json::object()}));
      }
    }
  }

  void routes_of_positions() {
    reception_.get("/api/catalogue", [this](const Call&) { return positions_.catalogue(); });
    reception_.post("/api/board", 200,
                    [this](const Call& call) { return positions_.board(call.body); });
    reception_.post("/api/view", 200,
                    [this](const Call& call) { return positions_.view(call.body); });
    reception_.post("/api/play", 200,
                    [this](const Call& call) { return positions_.play(call.body); });
  }

  // A question is read as an errand, so that a mistake is told at once; then it waits to be thought
  // about.
  void routes_of_analyses() {
    using MakeWork = decltype(&analysis_work);
    const std::pair<const char*, MakeWork> answered[] = {{"/api/analyse", &analysis_work},
                                                         {"/api/line", &line_work}};
    for (const auto& [path, work] : answered) {
      reception_.handle("POST", path,
                        [this, work = work](const PendingRequest& question, const Turn&) {
                          auto place = reception_.place_to_think(question);
                          reception_.think(question, std::move(place),
                                           work(sessions_, thought_of(body_of(question)),
                                                question.exchange, question.visit.headers));
                        });
    }
    reception_.handle("POST", "/api/analyse/events",
                      [this](const PendingRequest& question, const Turn&) { follow(question); });
  }

  static Json body_of(const PendingRequest& question) {
    return harary::body_of(question.exchange->request());
  }
  Thought thought_of(const Json& body) {
    Thought thought{games_.of(game_field(body)), text_field(body, "position", ""), kAnalysisTime};
    thought.game->view(thought.position);  // says what is wrong with it
    return thought;
  }

  // At once the legal moves, then what becomes known of them.
  void follow(const PendingRequest& question) {
    const Json body = body_of(question);
    Thought thought = thought_of(body);
    thought.time = std::chrono::seconds(number_field(body, "seconds", 60, 1, kMostSecondsFollowed));
    const PlayView view = thought.game->view(thought.position);
    if (view.more_moves) {
      throw Problem(422, fmt::format("more than {} moves are too many to follow one by one",
                                     kMostListedMoves));
    }
    auto place = reception_.place_to_think(question);
    const auto events = question.exchange->respond_with_events(event_headers(question));
    events->send("begin", text_of(begin_json(*thought.game, view)));
    reception_.think(question, std::move(place),
                     followed_work(sessions_, std::move(thought), events));
  }

  void routes_of_explorer() {
    reception_.get("/api/explorer", [this](const Call&) { return explorer_.list(); });
    // All positions of a game may have to be found first.
    reception_.post_to_move("/api/explorer",
                            [this](const Call& call) { return explorer_.look(call.body); });
  }

  void routes_of_matches() {
    reception_.post("/api/matches", 201,
                    [this](const Call& call) { return matches_.create(call.client, call.body); });
    reception_.get("/api/matches/{id}",
                   [this](const Call& call) { return matches_.show(call.client, call.id); });
    using Action = Json (Matches::*)(const std::string&, const std::string&, const Json&);
    const std::pair<const char*, Action> actions[] = {
        {"/api/matches/{id}/moves", &Matches::move},
        {"/api/matches/{id}/undo", &Matches::undo},
        {"/api/matches/{id}/resign", &Matches::resign},
        {"/api/matches/{id}/join", &Matches::join}};
    for (const auto& [path, action] : actions) {
      reception_.post(path, 200, [this, action = action](const Call& call) {
        return (matches_.*action)(call.client, call.id, call.body);
      });
    }
    reception_.post_to_move("/api/matches/{id}/machine", [this](const Call& call) {
      return matches_.machine(call.client, call.id, call.body, call.turn);
    });
    reception_.post_to_move("/api/matches/{id}/hint", [this](const Call& call) {
      return matches_.hint(call.client, call.id, call.body, call.turn);
    });
    reception_.get("/api/hall-of-fame", [this](const Call& call) {
      return matches_.hall(call.request.parameter("game"));
    });
    reception_.post("/api/hall-of-fame", 201, [this](const Call& call) {
      if (!entries_.take(call.client)) throw Problem(429, "too many entries; wait a minute");
      return matches_.enter_hall(call.client, call.body);
    });
    reception_.get("/api/learning", [this](const Call& call) {
      return matches_.learning(call.request.parameter("game"));
    });
  }

  void routes_of_jobs() {
    reception_.post("/api/jobs", 202,
                    [this](const Call& call) { return jobs_.create(call.client, call.body); });
    reception_.get("/api/jobs", [this](const Call& call) { return jobs_.list(call.client); });
    reception_.get("/api/jobs/{id}",
                   [this](const Call& call) { return jobs_.show(call.client, call.id); });
    reception_.remove("/api/jobs/{id}",
                      [this](const Call& call) { return jobs_.stop(call.client, call.id); });
    reception_.handle(
        "GET", "/api/jobs/{id}/events",
        [this](const PendingRequest& question, const Turn&) { follow_job(question); });
  }

  // The job whenever it changes, until it has ended.
  void follow_job(const PendingRequest& question) {
    const std::string& client = question.visit.visitor.cookie;
    jobs_.show(client, question.id);  // 404 now rather than in the stream
    const auto events = question.exchange->respond_with_events(event_headers(question));
    const std::uint64_t watch =
        jobs_.watch(client, question.id, [events](const Json& job, bool ended) {
          const bool wanted = events->send("job", text_of(job));
          if (ended) events->finish();
          return wanted;
        });
    question.exchange->when_abandoned([this, watch] { jobs_.unwatch(watch); });
  }

  Database database_;
  PlayerKnowledgeCache knowledge_;
  Games games_;
  const Tablebases tablebases_;
  Sessions sessions_;
  Matches matches_;
  Positions positions_;
  Explorer explorer_;
  Jobs jobs_;
  RateLimit entries_{0.2, 5};
  Reception reception_;
};

}  // namespace

void serve(const ServerSettings& settings, const std::atomic<bool>& stop,
           const std::function<void(int port)>& ready) {
  Playground(settings).serve(settings, stop, ready);
}

}  // namespace harary
