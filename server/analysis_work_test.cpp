// SPDX-License-Identifier: MIT
// Analyses that are followed over the network: what is told and in which order, what an abandoned
// one costs, and how many there may be.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <atomic>
#include <fstream>
#include <map>
#include <thread>
#include <vector>

#include "server/answers.hpp"
#include "support/server/running_server.hpp"

namespace harary {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

struct Event {
  std::string name;
  Json data;
};

// The events of a stream; comments are left out.
std::vector<Event> events_of(const std::string& text) {
  std::vector<Event> events;
  std::size_t begin = 0;
  while (begin < text.size()) {
    const std::size_t end = text.find("\n\n", begin);
    EXPECT_NE(end, std::string::npos) << "an event is cut: " << text.substr(begin);
    if (end == std::string::npos) break;
    const std::string event = text.substr(begin, end - begin);
    begin = end + 2;
    if (event.starts_with(":")) continue;
    const std::size_t line = event.find("\ndata: ");
    EXPECT_TRUE(event.starts_with("event: ") && line != std::string::npos) << event;
    events.push_back(
        {event.substr(7, line - 7), Json::parse(event.substr(line + 7), nullptr, false)});
    EXPECT_FALSE(events.back().data.is_discarded()) << event;
  }
  return events;
}

class Streamed : public Server {
 protected:
  std::optional<HttpReply> follow(const Json& body, const HttpClient::Receiver& receiver = {}) {
    return client.http().request("POST", "/api/analyse/events",
                                 client.headers() + "Content-Type: application/json\r\n",
                                 body.dump(), receiver);
  }
};

TEST_F(Streamed, TellsEachMoveAsItBecomesKnownAndEndsWithTheAnalysis) {
  const auto reply = follow({{"game", "sim"}, {"position", "red=0-1;green="}});
  ASSERT_TRUE(reply);
  EXPECT_EQ(reply->status, 200);
  EXPECT_EQ(reply->header("Content-Type"), "text/event-stream");
  EXPECT_EQ(reply->header("Cache-Control"), "no-store");
  const std::vector<Event> events = events_of(reply->body);
  ASSERT_GT(events.size(), 2U);
  const Json& begun = events.front().data;
  EXPECT_EQ(events.front().name, "begin");
  EXPECT_EQ(begun["moves"].size(), 14U);
  EXPECT_EQ(begun["mover"], "green");
  std::map<std::string, Json> known;
  for (std::size_t i = 1; i + 1 < events.size(); ++i) {
    EXPECT_EQ(events[i].name, "move");
    EXPECT_EQ(events[i].data["event"], "move");
    Json& before = known[events[i].data["move"]];
    if (before.is_object() && before["proved"] == true) {
      EXPECT_EQ(events[i].data["winner"], before["winner"]);
    }
    before = events[i].data;
  }
  const Json& end = events.back().data;
  EXPECT_EQ(events.back().name, "end");
  EXPECT_EQ(end["moves"].size(), 14U);
  for (const Json& move : end["moves"]) {
    EXPECT_EQ(known[move["move"]]["winner"], move["winner"]);
    EXPECT_EQ(known[move["move"]]["remoteness"], move["remoteness"]);
  }
  Json asked = client.post("/api/analyse", {{"game", "sim"}, {"position", "red=0-1;green="}}).json;
  for (const char* field : {"winner", "remoteness", "moves", "position", "finished"}) {
    EXPECT_EQ(asked[field], end[field]) << field;
  }
}

TEST_F(Streamed, EstimatesAreCalledSoAndTheTimeIsKept) {
  const auto begin = Clock::now();
  const auto reply = follow({{"game", "clique"}, {"options", {{"board", "K12"}}}, {"seconds", 1}});
  EXPECT_LT(Clock::now() - begin, milliseconds(5000));
  ASSERT_TRUE(reply);
  const std::vector<Event> events = events_of(reply->body);
  int estimates = 0;
  for (const Event& event : events) {
    if (!event.data.contains("estimate")) continue;
    EXPECT_EQ(event.data["proved"], false);
    EXPECT_EQ(event.data["estimate"]["by"], "random plays");
    ++estimates;
  }
  EXPECT_GT(estimates, 0);
  EXPECT_EQ(events.back().name, "end");
  EXPECT_EQ(events.back().data["stopped"], "time");
}

TEST_F(Streamed, EstimatesOfHoneyBeeAreScoresOfSearches) {
  const auto reply =
      follow({{"game", "honeybee"}, {"options", {{"board", "hex:14x16:1"}}}, {"seconds", 1}});
  ASSERT_TRUE(reply);
  int deepest = 0;
  for (const Event& event : events_of(reply->body)) {
    if (!event.data.contains("estimate")) continue;
    EXPECT_EQ(event.data["estimate"]["by"], "search");
    EXPECT_TRUE(event.data["estimate"]["points"].is_number());
    deepest = std::max(deepest, event.data["estimate"]["depth"].get<int>());
  }
  EXPECT_GT(deepest, 5);
}

TEST_F(Streamed, AGameThatIsOverAndOneOfOnePlayerEndAtOnce) {
  const auto over = follow({{"game", "sim"}, {"position", "red=0-1,1-2,0-2;green=3-4,4-5"}});
  ASSERT_TRUE(over);
  const std::vector<Event> events = events_of(over->body);
  ASSERT_EQ(events.size(), 2U);
  EXPECT_EQ(events.back().data["finished"], true);
  const auto alone = follow({{"game", "flood"}, {"options", {{"board", "square:4x4:2"}}}});
  ASSERT_TRUE(alone);
  const std::vector<Event> calls = events_of(alone->body);
  ASSERT_FALSE(calls.empty());
  EXPECT_EQ(calls.back().name, "end") << alone->body;
  EXPECT_GT(calls.back().data["remoteness"].get<int>(), 0);
}

TEST_F(Streamed, BadQuestionsAreRefusedBeforeTheStreamBegins) {
  const std::vector<Json> bodies{{{"game", "chess"}},
                                 {{"game", "sim"}, {"position", "red=9-9"}},
                                 {{"game", "sim"}, {"seconds", 0}},
                                 {{"game", "sim"}, {"seconds", "long"}},
                                 {{"game", "sim"}, {"position", 7}}};
  for (const Json& body : bodies) {
    const auto reply = follow(body);
    ASSERT_TRUE(reply);
    EXPECT_EQ(reply->status, 422) << body.dump();
    EXPECT_EQ(reply->header("Content-Type"), "application/problem+json");
  }
  EXPECT_EQ(client.get("/api/analyse/events").status, 405);
}

// Sim+ begins with more moves than are listed.
TEST_F(Streamed, MovesThatAreTooManyToFollowAreValuedAllTheSame) {
  const auto reply = follow({{"game", "sim+"}});
  ASSERT_TRUE(reply);
  EXPECT_EQ(reply->status, 422);
  const Reply analysis = client.post("/api/analyse", {{"game", "sim+"}});
  EXPECT_EQ(analysis.status, 200);
  EXPECT_EQ(analysis.json["winner"], "second");
  EXPECT_GT(analysis.json["moves"].size(), 4096U);
  EXPECT_FALSE(analysis.json.contains("stopped"));
}

// Sim+ on K7 has 2^21 - 1 first moves.
TEST_F(Streamed, AQuestionThatNeedsTooMuchMemorySaysSoAndTheNextOneIsAnswered) {
  ServerSettings settings;
  settings.memory_bytes = std::uint64_t{1} << 20;
  running.reset();
  running.emplace(folder.path(), settings);
  Client visitor(running->port());
  Json question{{"game", "sim+"}, {"options", {{"board", "K7"}}}};
  for (int time = 0; time < 2; ++time) {
    const Reply asked = visitor.post("/api/analyse", question);
    ASSERT_EQ(asked.status, 200) << asked.json.dump();
    EXPECT_EQ(asked.json["stopped"], "memory");
    EXPECT_EQ(asked.json["game"], "sim+");
    EXPECT_EQ(asked.json["instance"]["board"], "K7");
    EXPECT_EQ(asked.json["moves"].size(), 0U);
    const Reply line = visitor.post("/api/line", question);
    EXPECT_EQ(line.status, 200);
    EXPECT_EQ(line.json["complete"], false);
  }
  // Later in the same game, by the same session, and another game.
  question["position"] = "red=0-3,0-4,0-5,0-6,1-3,1-4,1-5,2-3;green=3-4,4-5,5-6,3-6,0-1,2-4";
  const Reply later = visitor.post("/api/analyse", question);
  EXPECT_FALSE(later.json.contains("stopped")) << later.json.dump();
  EXPECT_EQ(later.json["winner"], "first") << later.json.dump();
  EXPECT_EQ(later.json["moves"].size(), 7U);
  const Reply other = visitor.post("/api/analyse", {{"game", "sim"}});
  EXPECT_EQ(other.json["winner"], "second");
  EXPECT_FALSE(other.json.contains("stopped"));
}

TEST_F(Streamed, WhatIsMissingForAnAnswerIsSaidWithWhatToDo) {
  const auto refusal = [](StopReason reason) {
    return answer_of([&]() -> std::optional<http::Response> { throw JobStopped{reason}; });
  };
  const auto memory = refusal(StopReason::memory);
  ASSERT_TRUE(memory);
  EXPECT_EQ(memory->status, 422);
  EXPECT_NE(memory->body.find("more memory"), std::string::npos);
  EXPECT_NE(memory->body.find("smaller board"), std::string::npos);
  const auto time = refusal(StopReason::time);
  ASSERT_TRUE(time);
  EXPECT_EQ(time->status, 503);
  EXPECT_NE(time->body.find("too long"), std::string::npos);
}

double processor_seconds() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

// This process works; a busy machine may begin late.
void expect_work() {
  const double before = processor_seconds();
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (processor_seconds() - before < 0.01) {
    ASSERT_LT(std::chrono::steady_clock::now(), end) << "it is not working";
    std::this_thread::sleep_for(milliseconds(10));
  }
}
// No thread of this process works any more, long before the work would have ended by itself.
void expect_rest(milliseconds most) {
  const auto end = std::chrono::steady_clock::now() + most;
  double worked = 0;
  do {
    ASSERT_LT(std::chrono::steady_clock::now(), end)
        << "it is working: " << worked << " s of 0.3 s";
    const double before = processor_seconds();
    std::this_thread::sleep_for(milliseconds(300));
    worked = processor_seconds() - before;
  } while (worked >= 0.06);
}

TEST_F(Streamed, AClosedConnectionEndsTheWork) {
  for (const char* board : {"K8", "K12", "K64"}) {
    SCOPED_TRACE(board);
    follow({{"game", "clique"}, {"options", {{"board", board}}}, {"seconds", 60}},
           [](std::string_view) {
             expect_work();
             return false;
           });
    expect_rest(milliseconds(20'000));
  }
}

// With one thread a visitor has one analysis admitted.
TEST_F(Streamed, WhoMustWaitHearsItsPlaceAndWhoWouldWaitTooLongIsRefused) {
  ServerSettings settings;
  settings.threads = 1;
  running.reset();
  running.emplace(folder.path(), settings);
  Client visitor(running->port());
  visitor.get("/api/health");  // its cookie
  const auto followed = [&](int seconds, const HttpClient::Receiver& receiver) {
    HttpClient http(running->port());
    const Json body{{"game", "clique"}, {"options", {{"board", "K12"}}}, {"seconds", seconds}};
    return http.request("POST", "/api/analyse/events",
                        visitor.headers() + "Content-Type: application/json\r\n", body.dump(),
                        receiver);
  };
  std::atomic<bool> stop{false};
  std::thread first([&] { followed(600, [&](std::string_view) { return !stop; }); });
  std::this_thread::sleep_for(milliseconds(1000));
  std::string heard;
  followed(60, [&](std::string_view piece) {
    heard += piece;
    return heard.find("event: queue") == std::string::npos;
  });
  EXPECT_NE(heard.find(R"(event: queue)"), std::string::npos) << heard;
  EXPECT_NE(heard.find(R"("place":1)"), std::string::npos) << heard;
  const Reply asked =
      visitor.post("/api/analyse", {{"game", "clique"}, {"options", {{"board", "K12"}}}});
  EXPECT_EQ(asked.status, 429) << asked.json.dump();
  EXPECT_NE(asked.json["detail"].get<std::string>().find("number 1 in the queue"),
            std::string::npos)
      << asked.json.dump();
  // What is short is done at once.
  EXPECT_EQ(visitor.post("/api/analyse", {{"game", "sim"}, {"options", {{"board", "K5"}}}}).status,
            200);
  stop = true;
  first.join();
}

// The question itself, not a stream: its client hangs up before the answer.
TEST_F(Streamed, AnAbandonedQuestionEndsTheWork) {
  const std::string body = R"({"game":"clique","options":{"board":"K12"}})";
  for (const std::string path : {"/api/analyse", "/api/line"}) {
    HttpClient other(running->port());
    const std::string bytes = "POST " + path +
                              " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                              "Content-Length: " +
                              std::to_string(body.size()) + "\r\n\r\n" + body;
    send(other.connected(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
    expect_work();
    other.close();
    expect_rest(milliseconds(1500));  // it has 3 s
  }
}

TEST_F(Streamed, OthersAreServedWhileManyThinkAboutLargeBoards) {
  ServerSettings settings;
  settings.threads = 1;
  running.reset();
  running.emplace(folder.path(), settings);
  const std::string body = R"({"game":"clique","options":{"board":"K64"},"seconds":60})";
  std::vector<std::unique_ptr<HttpClient>> hostile;
  for (std::uint32_t i = 0; i < 8; ++i) {
    hostile.push_back(std::make_unique<HttpClient>(running->port(), INADDR_LOOPBACK + 100 + i));
    const std::string bytes =
        "POST /api/analyse/events HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        "Content-Length: " +
        std::to_string(body.size()) + "\r\n\r\n" + body;
    send(hostile.back()->connected(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
  }
  std::this_thread::sleep_for(milliseconds(300));
  Client other(running->port());
  const auto begin = Clock::now();
  EXPECT_EQ(other.post("/api/board", {{"game", "sim"}}).status, 200);
  EXPECT_LT(Clock::now() - begin, milliseconds(5000));
  const Reply analysis = other.post("/api/analyse", {{"game", "sim"}});
  EXPECT_EQ(analysis.json["remoteness"], 15);
  EXPECT_FALSE(analysis.json.contains("stopped"));
  EXPECT_LT(Clock::now() - begin, milliseconds(20'000));  // the others have 60 s each
}

int threads_of_process() {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("Threads:")) return std::stoi(line.substr(8));
  }
  return -1;
}

TEST_F(Streamed, ThreeHundredOpenStreamsCostNoThreads) {
  client.get("/api/health");
  const int before = threads_of_process();
  const std::string body = R"({"game":"clique","options":{"board":"K10"},"seconds":600})";
  std::vector<std::unique_ptr<HttpClient>> streams;
  for (std::uint32_t i = 0; i < 300; ++i) {
    streams.push_back(std::make_unique<HttpClient>(running->port(), INADDR_LOOPBACK + 1 + i % 100));
    const std::string bytes =
        "POST /api/analyse/events HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        "Content-Length: " +
        std::to_string(body.size()) + "\r\n\r\n" + body;
    send(streams.back()->connected(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
  }
  for (const auto& stream : streams) {
    char begun[4096];
    const ssize_t count = recv(stream->connected(), begun, sizeof begun, 0);
    ASSERT_GT(count, 0);
    EXPECT_TRUE(
        std::string_view(begun, static_cast<std::size_t>(count)).starts_with("HTTP/1.1 200"));
  }
  EXPECT_EQ(threads_of_process(), before);
  EXPECT_EQ(client.post("/api/board", {{"game", "sim"}}).status, 200);
  streams.clear();
  expect_rest(milliseconds(20'000));
}

TEST_F(Streamed, AVisitorHasAFewRequests) {
  client.get("/api/health");
  const std::string body = R"({"game":"clique","options":{"board":"K10"}})";
  std::vector<std::unique_ptr<HttpClient>> streams;
  for (int i = 0; i < 8; ++i) {
    streams.push_back(std::make_unique<HttpClient>(running->port()));
    const std::string bytes =
        "POST /api/analyse/events HTTP/1.1\r\nHost: localhost\r\n" + client.headers() +
        "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) +
        "\r\n\r\n" + body;
    send(streams.back()->connected(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
    char begun[4096];
    ASSERT_GT(recv(streams.back()->connected(), begun, sizeof begun, 0), 0);
  }
  EXPECT_EQ(client.post("/api/analyse", {{"game", "sim"}}).status, 429);
  EXPECT_EQ(client.post("/api/board", {{"game", "sim"}}).status, 200);
  EXPECT_EQ(Client(running->port()).post("/api/analyse", {{"game", "sim"}}).status, 200);
}

}  // namespace
}  // namespace harary
