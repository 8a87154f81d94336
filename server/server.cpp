// SPDX-License-Identifier: MIT
#include "server/server.hpp"

#include <fmt/format.h>
#include <httplib.h>

#include <filesystem>
#include <thread>

#include "app/catalogue.hpp"
#include "base/error.hpp"
#include "base/portable.hpp"
#include "server/bounded_server.hpp"
#include "server/explorer.hpp"
#include "server/identifiers.hpp"
#include "server/jobs.hpp"
#include "server/matches.hpp"
#include "server/page.hpp"
#include "server/page_words.hpp"
#include "server/picture.hpp"
#include "server/positions.hpp"
#include "server/problem.hpp"
#include "server/rate_limit.hpp"

namespace harary {

namespace {

using httplib::Request;
using httplib::Response;

constexpr const char* kJson = "application/json";
constexpr const char* kCookie = "harary_client";
constexpr std::size_t kLongestHead = 32 << 10;
constexpr int kConnections = 512;
constexpr int kMostStreams = 64;

void answer(Response& response, int status, const Json& json) {
  response.status = status;
  // Bytes of users that are not UTF-8 are replaced; they are never an error.
  response.set_content(json.dump(-1, ' ', false, Json::error_handler_t::replace), kJson);
}

const char* title_of(int status) {
  switch (status) {
    case 400:
      return "Bad Request";
    case 403:
      return "Forbidden";
    case 404:
      return "Not Found";
    case 409:
      return "Conflict";
    case 413:
      return "Payload Too Large";
    case 416:
      return "Range Not Satisfiable";
    case 415:
      return "Unsupported Media Type";
    case 422:
      return "Unprocessable Content";
    case 429:
      return "Too Many Requests";
    case 503:
      return "Service Unavailable";
    default:
      return status < 500 ? "Bad Request" : "Internal Server Error";
  }
}

void refuse(Response& response, int status, const std::string& detail) {
  response.status = status;
  const Json json{{"title", title_of(status)}, {"status", status}, {"detail", detail}};
  response.set_content(json.dump(-1, ' ', false, Json::error_handler_t::replace),
                       "application/problem+json");
  if (status == 429 || status == 503) response.set_header("Retry-After", "1");
}

const char* type_of(const std::string& path) {
  const auto ends = [&](std::string_view end) { return path.ends_with(end); };
  if (ends(".html")) return "text/html; charset=utf-8";
  if (ends(".js")) return "text/javascript; charset=utf-8";
  if (ends(".css")) return "text/css; charset=utf-8";
  if (ends(".svg")) return "image/svg+xml";
  if (ends(".json")) return kJson;
  if (ends(".webmanifest")) return "application/manifest+json";
  if (ends(".png")) return "image/png";
  return "application/octet-stream";
}

class Playground {
 public:
  explicit Playground(const ServerSettings& settings)
      : database_(open(settings.data)),
        knowledge_(database_),
        executor_(settings.thinkers, 256),
        matches_(database_, knowledge_, executor_),
        positions_(executor_),
        explorer_(knowledge_, executor_, settings.tablebases),
        jobs_(database_, settings.workers) {
    set_up();
    routes();
  }

  void serve(const ServerSettings& settings, const std::atomic<bool>& stop,
             const std::function<void(int)>& ready) {
    int port = settings.port;
    if (port == 0) {
      port = server_.bind_to_any_port(settings.host);
    } else if (!server_.bind_to_port(settings.host, port)) {
      port = -1;
    }
    if (port < 0) {
      throw InputError(fmt::format("--port: {}:{} is in use; choose another port", settings.host,
                                   settings.port));
    }
    portable::jthread watcher([&](const portable::stop_token& ended) {
      while (!stop && !ended.stop_requested()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
      }
      closing_ = true;
      // The library forgets a stop that comes before it listens.
      while (!server_.is_running() && !ended.stop_requested()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
      }
      server_.stop();
    });
    warm_up();
    ready(port);
    server_.listen_after_bind();
  }

 private:
  using Handler = std::function<void(const Request&, Response&, const std::string& client)>;

  static std::string open(const std::string& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) throw FileError(folder, "cannot be created; give another folder with --data");
    return (std::filesystem::path(folder) / "playground.sqlite").string();
  }

  // Sim and Sim+ are ready when the first player comes.
  void warm_up() {
    for (const char* name : {"sim", "sim+"})
      knowledge_.of(make_game(GameRequest{name, Json::object()}));
  }

  void set_up() {
    server_.new_task_queue = [] { return new httplib::ThreadPool(kConnections); };
    server_.set_payload_max_length(kLongestBody);
    server_.set_bounds(
        {kLongestBody + kLongestHead, std::chrono::seconds(10), std::chrono::seconds(5)});
    server_.set_keep_alive_timeout(3);
    server_.set_keep_alive_max_count(100'000);
    server_.set_tcp_nodelay(true);
    // The library's default would let a second server share the port unnoticed.
    server_.set_socket_options([](socket_t socket) {
      const int yes = 1;
      setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    });
    server_.set_default_headers(
        {{"X-Content-Type-Options", "nosniff"},
         {"Referrer-Policy", "no-referrer"},
         {"X-Frame-Options", "DENY"},
         {"Content-Security-Policy",
          "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
          "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"}});
    server_.set_pre_routing_handler([this](const Request& request, Response& response) {
      if (!addresses_.take(request.remote_addr)) {
        refuse(response, 429, "too many requests from this address");
      } else if (request.ranges.size() > 1) {
        // The library would send overlapping ranges as often as they are asked for.
        refuse(response, 416, "only one range is supported");
      } else {
        return httplib::Server::HandlerResponse::Unhandled;
      }
      return httplib::Server::HandlerResponse::Handled;
    });
    server_.set_error_handler([](const Request&, Response& response) {
      if (!response.body.empty()) return;
      refuse(response, response.status,
             response.status == 404   ? "not found"
             : response.status == 413 ? "the body is too large"
                                      : "the request cannot be answered");
      // What follows such a request on the line may be the rest of it.
      if (response.status != 404) response.set_header("Connection", "close");
    });
    server_.set_exception_handler(
        [](const Request&, Response& response, const std::exception_ptr&) {
          refuse(response, 500, "internal error in this request; the server keeps running");
        });
  }

  // The client's cookie; a new one if there is none.
  std::string client_of(const Request& request, Response& response) {
    const std::string cookies = request.get_header_value("Cookie");
    const std::string name = std::string(kCookie) + "=";
    for (std::size_t at = 0; (at = cookies.find(name, at)) != std::string::npos; ++at) {
      const std::string value = cookies.substr(at + name.size(), 32);
      if ((at == 0 || cookies[at - 1] == ' ' || cookies[at - 1] == ';') && is_identifier(value)) {
        return value;
      }
    }
    const std::string fresh = new_identifier();
    response.set_header("Set-Cookie",
                        name + fresh + "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict");
    return fresh;
  }

  httplib::Server::Handler handler(bool has_body, const Handler& handle) {
    return [this, has_body, handle](const Request& request, Response& response) {
      try {
        const std::string client = client_of(request, response);
        if (!clients_.take(client)) throw Problem(429, "too many requests");
        if (has_body && request.get_header_value("Content-Type").rfind(kJson, 0) != 0) {
          throw Problem(415, "the body must be application/json");
        }
        handle(request, response, client);
      } catch (const Problem& problem) {
        refuse(response, problem.status(), problem.what());
      } catch (const InputError& error) {
        refuse(response, 422, in_page_words(error.what()));
      } catch (const LimitError& error) {
        refuse(response, 422, in_page_words(error.what()));
      } catch (const JobStopped&) {
        refuse(response, 503, "this request took too long");
      }
    };
  }

  void get(const char* path, const Handler& handle) { server_.Get(path, handler(false, handle)); }
  void post(const char* path, const Handler& handle) { server_.Post(path, handler(true, handle)); }

  // A handler that turns a body into an object.
  template <class F>
  void post_json(const char* path, int status, F&& f) {
    post(path, [status, f](const Request& request, Response& response, const std::string& client) {
      answer(response, status, f(client, request, parse_body(request.body)));
    });
  }

  void routes() {
    routes_of_positions();
    routes_of_matches();
    routes_of_jobs();
    get("/api/health", [](const Request&, Response& response, const std::string&) {
      answer(response, 200, {{"ok", true}, {"version", HARARY_VERSION}});
    });
    for (const auto& [path, bytes] : page_files()) {
      const bool hashed = path.find("/assets/") == 0;
      const auto serve_file = [bytes = bytes, path = path, hashed](const Request&,
                                                                   Response& response) {
        response.set_content(bytes.data(), bytes.size(), type_of(path));
        response.set_header("Cache-Control",
                            hashed ? "public, max-age=31536000, immutable" : "no-cache");
      };
      server_.Get(path, serve_file);
      if (path == "/index.html") server_.Get("/", serve_file);
    }
    if (!page_files().contains("/index.html")) {
      server_.Get("/", [](const Request&, Response& response) {
        response.set_content(
            "The page is not part of this build. ./run serve builds it; the JSON "
            "interface is here: /api/openapi.json\n",
            "text/plain; charset=utf-8");
      });
    }
  }

  void routes_of_positions() {
    get("/api/catalogue", [this](const Request&, Response& response, const std::string&) {
      answer(response, 200, positions_.catalogue());
    });
    post_json("/api/board", 200, [this](const std::string&, const Request&, const Json& body) {
      return positions_.board(body);
    });
    post_json("/api/view", 200, [this](const std::string&, const Request&, const Json& body) {
      return positions_.view(body);
    });
    post_json("/api/play", 200, [this](const std::string&, const Request&, const Json& body) {
      return positions_.play(body);
    });
    post_json("/api/analyse", 200, [this](const std::string&, const Request&, const Json& body) {
      return positions_.analyse(body);
    });
    post_json("/api/line", 200, [this](const std::string&, const Request&, const Json& body) {
      return positions_.line(body);
    });
    get("/api/explorer", [this](const Request&, Response& response, const std::string&) {
      answer(response, 200, explorer_.list());
    });
    post_json("/api/explorer", 200, [this](const std::string&, const Request&, const Json& body) {
      return explorer_.look(body);
    });
  }

  void routes_of_matches() {
    post_json("/api/matches", 201,
              [this](const std::string& client, const Request&, const Json& body) {
                return matches_.create(client, body);
              });
    get(R"(/api/matches/([^/]+))",
        [this](const Request& request, Response& response, const std::string& client) {
          answer(response, 200, matches_.show(client, request.matches[1]));
        });
    using Action = Json (Matches::*)(const std::string&, const std::string&, const Json&);
    const std::pair<const char*, Action> actions[] = {
        {R"(/api/matches/([^/]+)/moves)", &Matches::move},
        {R"(/api/matches/([^/]+)/machine)", &Matches::machine},
        {R"(/api/matches/([^/]+)/undo)", &Matches::undo},
        {R"(/api/matches/([^/]+)/hint)", &Matches::hint},
        {R"(/api/matches/([^/]+)/resign)", &Matches::resign},
        {R"(/api/matches/([^/]+)/join)", &Matches::join}};
    for (const auto& [path, action] : actions) {
      post_json(path, 200,
                [this, action = action](const std::string& client, const Request& request,
                                        const Json& body) {
                  return (matches_.*action)(client, request.matches[1], body);
                });
    }
    get("/api/hall-of-fame",
        [this](const Request& request, Response& response, const std::string&) {
          answer(response, 200, matches_.hall(request.get_param_value("game")));
        });
    post_json("/api/hall-of-fame", 201,
              [this](const std::string& client, const Request&, const Json& body) {
                if (!entries_.take(client)) throw Problem(429, "too many entries; wait a minute");
                return matches_.enter_hall(client, body);
              });
    get("/api/learning", [this](const Request& request, Response& response, const std::string&) {
      answer(response, 200, matches_.learning(request.get_param_value("game")));
    });
  }

  void routes_of_jobs() {
    post_json("/api/jobs", 202,
              [this](const std::string& client, const Request&, const Json& body) {
                return jobs_.create(client, body);
              });
    get("/api/jobs", [this](const Request&, Response& response, const std::string& client) {
      answer(response, 200, jobs_.list(client));
    });
    get(R"(/api/jobs/([^/]+))",
        [this](const Request& request, Response& response, const std::string& client) {
          answer(response, 200, jobs_.show(client, request.matches[1]));
        });
    server_.Delete(R"(/api/jobs/([^/]+))",
                   handler(false, [this](const Request& request, Response& response,
                                         const std::string& client) {
                     answer(response, 200, jobs_.stop(client, request.matches[1]));
                   }));
    get(R"(/api/jobs/([^/]+)/events)",
        [this](const Request& request, Response& response, const std::string& client) {
          stream(request.matches[1], client, response);
        });
  }

  // Server-sent events: the job whenever it changes, until it has ended.
  void stream(const std::string& id, const std::string& client, Response& response) {
    jobs_.show(client, id);  // 404 now rather than in the stream
    if (++streams_ > kMostStreams) {
      --streams_;
      throw Problem(503, "too many streams are open");
    }
    response.set_header("Cache-Control", "no-cache");
    response.set_chunked_content_provider(
        "text/event-stream",
        [this, id, client, version = std::uint64_t{0}, last = std::string()](
            std::size_t, httplib::DataSink& sink) mutable {
          if (closing_) {
            sink.done();
            return true;
          }
          const auto [job, now] = jobs_.wait(client, id, version);
          version = now;
          const std::string data = job.dump();
          // A comment keeps the line open when there is nothing to say.
          const std::string text =
              data == last ? ": still here\n\n" : "event: job\ndata: " + data + "\n\n";
          last = data;
          if (!sink.write(text.data(), text.size())) return false;
          const std::string state = job["state"];
          if (state != "queued" && state != "running") sink.done();
          return true;
        },
        [this](bool) { --streams_; });
  }

  Database database_;
  PlayerKnowledgeCache knowledge_;
  BoundedExecutor executor_;
  Matches matches_;
  Positions positions_;
  Explorer explorer_;
  Jobs jobs_;
  RateLimit addresses_{5000, 5000};
  RateLimit clients_{100, 200};
  RateLimit entries_{0.2, 5};
  std::atomic<int> streams_{0};
  std::atomic<bool> closing_{false};
  BoundedServer server_;
};

}  // namespace

void serve(const ServerSettings& settings, const std::atomic<bool>& stop,
           const std::function<void(int port)>& ready) {
  Playground(settings).serve(settings, stop, ready);
}

}  // namespace harary
