// SPDX-License-Identifier: MIT
// For the tests of the server: one that runs in a thread, and a browser's part.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <optional>
#include <thread>

#include "app/json.hpp"
#include "server/server.hpp"
#include "support/base/test_folder.hpp"
#include "support/server/http_client.hpp"

namespace harary {

// A server in a thread of its own, on a free port.
class Running {
 public:
  explicit Running(const std::string& data, ServerSettings settings = {}) {
    std::promise<int> ready;
    auto port = ready.get_future();
    settings.port = 0;
    settings.data = data;
    thread_ = std::thread([this, settings, ready = std::move(ready)]() mutable {
      serve(settings, stop_, [&](const Listening& at) { ready.set_value(at.port); });
    });
    port_ = port.get();
  }
  ~Running() {
    stop_ = true;
    thread_.join();
  }
  int port() const { return port_; }

 private:
  std::atomic<bool> stop_{false};
  std::thread thread_;
  int port_ = 0;
};

struct Reply {
  int status = 0;
  Json json;
};

// A browser: keeps its cookie.
class Client {
 public:
  explicit Client(int port, std::uint32_t source = INADDR_LOOPBACK) : http_(port, source) {}

  Reply post(const std::string& path, const Json& body) { return post_text(path, body.dump()); }
  Reply post_text(const std::string& path, const std::string& body,
                  const char* type = "application/json") {
    return reply(http_.request("POST", path, headers() + "Content-Type: " + type + "\r\n", body));
  }
  Reply get(const std::string& path) { return reply(http_.request("GET", path, headers())); }
  Reply remove(const std::string& path) { return reply(http_.request("DELETE", path, headers())); }
  HttpClient& http() { return http_; }
  // The server bounds the requests of one visitor in a second.
  void become_another_visitor() { cookie_.clear(); }
  // The line of the cookie.
  std::string headers() const { return cookie_.empty() ? "" : "Cookie: " + cookie_ + "\r\n"; }

 private:
  Reply reply(const std::optional<HttpReply>& result) {
    if (!result) return {};
    const std::string set = result->header("Set-Cookie");
    if (cookie_.empty() && !set.empty()) cookie_ = set.substr(0, set.find(';'));
    return {result->status, Json::parse(result->body, nullptr, false)};
  }
  HttpClient http_;
  std::string cookie_;
};

class Server : public testing::Test {
 protected:
  TestFolder folder;
  std::optional<Running> running{std::in_place, folder.path()};
  Client client{running->port()};

  Reply begin(const Json& more = Json::object()) {
    Json body{{"game", "sim"}, {"thinking_ms", 200}};
    body.update(more);
    return client.post("/api/matches", body);
  }
  static std::string path(const Json& match, const char* action) {
    return "/api/matches/" + match["id"].get<std::string>() + "/" + action;
  }
  // Plays the match to its end; the person takes the first legal move that `choose` allows.
  template <class Choose>
  Json play_on(Json match, Choose&& choose) {
    while (!match["over"]) {
      const int ply = static_cast<int>(match["plies"].size());
      const std::string seat = match["seats"][match["view"]["mover"].get<std::string>()];
      const Reply reply = seat == "human" ? client.post(path(match, "moves"),
                                                        {{"ply", ply}, {"move", choose(match)}})
                                          : client.post(path(match, "machine"), {{"ply", ply}});
      EXPECT_EQ(reply.status, 200) << reply.json.dump();
      if (reply.status != 200) break;
      match = reply.json;
    }
    return match;
  }
  static std::string first_move(const Json& match) { return match["view"]["moves"][0]; }
  // A move that keeps the value, by the server's own analysis.
  std::string best_move(const Json& match) {
    const Reply analysis = client.post(
        "/api/analyse", {{"game", match["game"]}, {"position", match["view"]["position"]}});
    for (const Json& move : analysis.json["moves"]) {
      if (move["best"] == true) return move["move"];
    }
    return "";
  }
};

}  // namespace harary
