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
#include "server/answers.hpp"
#include "server/jobs.hpp"
#include "server/playground.hpp"
#include "server/reception.hpp"
#include "server/routes.hpp"
#include "server/tablebases.hpp"
#include "server/thinking_work.hpp"
#include "store/folder_lock.hpp"

namespace harary {

namespace {

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

class Server {
 public:
  explicit Server(const ServerSettings& settings)
      : tablebases_(settings.tablebases),
        data_(settings.data, "give another folder with --data"),
        playground_({(std::filesystem::path(settings.data) / "playground.sqlite").string(),
                     2 * std::max(settings.thinkers, 1) + 1, settings.memory_bytes, tablebases_,
                     [this]() -> const Tablebases& { return tablebases_; }}),
        jobs_(playground_.database(), playground_.games(), settings.workers),
        reception_(settings) {
    reception_.set_handler([this](const PendingRequest& question) {
      std::visit([&](const auto& what) { answer(question, what); }, question.route->what);
    });
  }
  // Who works ends before the connections that carry the answers.
  ~Server() {
    reception_.end_work();
    jobs_.stop();
  }
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  void serve(const ServerSettings& settings, const std::atomic<bool>& stop,
             const std::function<void(int)>& ready) {
    const int port = listen(settings);
    warm_up();
    reception_.start();
    ready(port);
    while (!stop) std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }

 private:
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
        if (sample.empty())
          playground_.knowledge().of(
              playground_.games().of(GameRequest{game.name, Json::object()}));
      }
    }
  }

  static Json body_of(const PendingRequest& question) {
    const http::Request& request = question.exchange->request();
    return harary::body_of(*question.route, request.body);
  }

  // In one of the pools, what `answer` makes of the request.
  template <class Answer>
  void answer_in(Reception::Pool pool, const PendingRequest& question, int status, Answer answer,
                 std::chrono::seconds longest = {}) {
    const auto answer_all = [question, status, answer](const TimeSlice& slice) {
      const Json body = body_of(question);
      const std::string game = question.exchange->request().parameter("game");
      const Asked asked{question.visit.visitor.cookie, question.id, game, body, slice};
      return json_answer(status, answer(asked));
    };
    reception_.answer_in(pool, question, answer_all, longest);
  }
  // As an errand that hands the request on.
  template <class HandOn>
  void hand_on(const PendingRequest& question, HandOn hand_on) {
    reception_.answer_in(Reception::Pool::errands, question,
                         [hand_on](const TimeSlice&) -> std::optional<http::Response> {
                           hand_on();
                           return std::nullopt;
                         });
  }

  void answer(const PendingRequest& question, const Errand& errand) {
    answer_in(Reception::Pool::errands, question, errand.status,
              [this, errand](const Asked& asked) { return errand.answer(playground_, asked); });
  }
  void answer(const PendingRequest& question, const MachineMove& move) {
    answer_in(
        Reception::Pool::moves, question, 200,
        [this, move](const Asked& asked) { return move.answer(playground_, asked); }, move.longest);
  }
  // A question is read as an errand, so that a mistake is told at once; then it waits to be thought
  // about.
  void answer(const PendingRequest& question, const LongThought& thought) {
    hand_on(question, [this, question, thought] {
      auto place = reception_.place_to_think(question);
      reception_.think(question, std::move(place),
                       answered_work(thought.begin(playground_, body_of(question)),
                                     question.exchange, question.visit.headers));
    });
  }
  // At once the legal moves, then what becomes known of them.
  void answer(const PendingRequest& question, const Followed& followed) {
    hand_on(question, [this, question, followed] {
      auto thinking = followed.begin(playground_, body_of(question));
      auto place = reception_.place_to_think(question);
      const auto events = question.exchange->respond_with_events(event_headers(question));
      events->send("begin", text_of(thinking->begin()));
      reception_.think(question, std::move(place), followed_work(std::move(thinking), events));
    });
  }
  void answer(const PendingRequest& question, const OfServer& route) {
    if (route.question == JobQuestion::follow) {
      hand_on(question, [this, question] { follow_job(question); });
      return;
    }
    answer_in(Reception::Pool::errands, question, route.status,
              [this, route](const Asked& asked) { return job_answer(route.question, asked); });
  }

  Json job_answer(JobQuestion question, const Asked& asked) {
    switch (question) {
      case JobQuestion::create:
        return jobs_.create(asked.client, asked.body);
      case JobQuestion::list:
        return jobs_.list(asked.client);
      case JobQuestion::stop:
        return jobs_.stop(asked.client, asked.id);
      case JobQuestion::show:
      case JobQuestion::follow:
        break;
    }
    return jobs_.show(asked.client, asked.id);
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

  const Tablebases tablebases_;
  const FolderLock data_;
  Playground playground_;
  Jobs jobs_;
  Reception reception_;
};

}  // namespace

void serve(const ServerSettings& settings, const std::atomic<bool>& stop,
           const std::function<void(int port)>& ready) {
  Server(settings).serve(settings, stop, ready);
}

}  // namespace harary
