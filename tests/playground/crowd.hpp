// SPDX-License-Identifier: MIT
// Many people at once: each client is a thread that plays Sim against machines, move by move, with
// random moves and a pause between them, and remembers what the server has acknowledged. A client
// whose server is gone repeats its request until it is back, as the page does.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "support/server/http_client.hpp"

namespace harary::tests {

struct CrowdReport {
  std::uint64_t requests = 0;
  std::uint64_t retries = 0;  // no answer: the server was gone
  std::uint64_t matches = 0;
  std::uint64_t moves = 0;           // acknowledged
  std::vector<std::string> errors;   // any status but 200 and 201, and every lost match
  std::vector<double> milliseconds;  // of each answered request, sorted

  double percentile(double share) const {
    if (milliseconds.empty()) return 0;
    const auto last = static_cast<double>(milliseconds.size() - 1);
    return milliseconds[static_cast<std::size_t>(share * last)];
  }
};

class Crowd {
 public:
  using Json = nlohmann::json;

  // Pauses between a client's moves are random between 0 and 2 * `pause`.
  Crowd(int port, int clients, std::chrono::milliseconds pause) : port_(port), pause_(pause) {
    for (int i = 0; i < clients; ++i) {
      threads_.emplace_back([this, i] { live(static_cast<unsigned>(i)); });
    }
  }
  ~Crowd() { end(); }
  Crowd(const Crowd&) = delete;
  Crowd& operator=(const Crowd&) = delete;

  // Lets all clients finish the request at hand, and check the match.
  CrowdReport end() {
    stop_ = true;
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
    std::sort(report_.milliseconds.begin(), report_.milliseconds.end());
    return report_;
  }

 private:
  using Clock = std::chrono::steady_clock;

  // One person. Everything acknowledged must still be there whenever the match is seen again.
  class Person {
   public:
    Person(Crowd& crowd, unsigned seed) : crowd_(crowd), random_(seed) { connect(); }

    void play() {
      const char* players[] = {"perfect", "ultra-strong", "greedy", "random"};
      const bool first = random_() % 2 == 0;
      const std::string machine = players[random_() % 4];
      Json match =
          post("/api/matches",
               {{"game", "sim"},
                {"thinking_ms", 100},
                {"seats",
                 {{"first", first ? "human" : machine}, {"second", first ? machine : "human"}}}});
      if (!match.is_object()) return;
      ++mine_.matches;
      const std::string id = match.value("id", "");
      std::vector<std::string> known;
      while (!match["over"] && !crowd_.stop_) {
        const std::string seat = match["seats"][match["view"]["mover"].get<std::string>()];
        Json body{{"ply", known.size()}};
        if (seat == "human") {
          pause();
          const Json& moves = match["view"]["moves"];
          body["move"] = moves[random_() % moves.size()];
        }
        match = post("/api/matches/" + id + (seat == "human" ? "/moves" : "/machine"), body);
        if (!match.is_object()) return;
        if (!continues(match, known)) return fail("a move was lost in match " + id);
        known.clear();
        for (const Json& ply : match["plies"]) known.push_back(ply["move"]);
        ++mine_.moves;
      }
      const Json again =
          request([&] { return http_->request("GET", "/api/matches/" + id, headers_); });
      if (again.is_object() && !continues(again, known)) fail("match " + id + " has lost moves");
    }
    CrowdReport take() { return std::move(mine_); }

   private:
    static bool continues(const Json& match, const std::vector<std::string>& known) {
      const Json& plies = match["plies"];
      if (plies.size() < known.size()) return false;
      for (std::size_t i = 0; i < known.size(); ++i) {
        if (plies[i]["move"] != known[i]) return false;
      }
      return true;
    }
    void connect() { http_ = std::make_unique<HttpClient>(crowd_.port_); }
    void pause() {
      const auto most = static_cast<unsigned>(2 * crowd_.pause_.count()) + 1;
      std::this_thread::sleep_for(std::chrono::milliseconds(random_() % most));
    }
    Json post(const std::string& path, const Json& body) {
      const std::string text = body.dump();
      return request([&] {
        return http_->request("POST", path, headers_ + "Content-Type: application/json\r\n", text);
      });
    }
    // The answer's body; null after an error. A repeated move is answered like the first one.
    template <class F>
    Json request(F&& send) {
      for (int attempt = 0; attempt < 400; ++attempt) {
        const auto begin = Clock::now();
        const std::optional<HttpReply> result = send();
        if (!result) {
          ++mine_.retries;
          connect();
          std::this_thread::sleep_for(std::chrono::milliseconds(50));
          continue;
        }
        mine_.milliseconds.push_back(
            std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
        ++mine_.requests;
        const std::string set = result->header("Set-Cookie");
        if (headers_.empty() && !set.empty()) {
          headers_ = "Cookie: " + set.substr(0, set.find(';')) + "\r\n";
        }
        if (result->status != 200 && result->status != 201) {
          return fail_json(std::to_string(result->status) + ": " + result->body);
        }
        return Json::parse(result->body);
      }
      return fail_json("the server has not come back");
    }
    void fail(const std::string& what) { mine_.errors.push_back(what); }
    Json fail_json(const std::string& what) {
      fail(what);
      return nullptr;
    }

    Crowd& crowd_;
    std::mt19937 random_;
    std::unique_ptr<HttpClient> http_;
    std::string headers_;
    CrowdReport mine_;
  };

  void live(unsigned seed) {
    Person person(*this, seed);
    // Not all at the same moment.
    std::this_thread::sleep_for(std::chrono::milliseconds(seed * 5));
    while (!stop_) person.play();
    const CrowdReport mine = person.take();
    const std::lock_guard lock(mutex_);
    report_.requests += mine.requests;
    report_.retries += mine.retries;
    report_.matches += mine.matches;
    report_.moves += mine.moves;
    report_.errors.insert(report_.errors.end(), mine.errors.begin(), mine.errors.end());
    report_.milliseconds.insert(report_.milliseconds.end(), mine.milliseconds.begin(),
                                mine.milliseconds.end());
  }

  int port_;
  std::chrono::milliseconds pause_;
  std::atomic<bool> stop_{false};
  std::mutex mutex_;
  CrowdReport report_;
  std::vector<std::thread> threads_;
};

}  // namespace harary::tests
