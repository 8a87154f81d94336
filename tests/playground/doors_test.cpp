// SPDX-License-Identifier: MIT
// The server and the engine for browsers answer the same requests by the same table of routes,
// refuse the same requests with the same words, and openapi.json describes that table.
#include <fstream>
#include <map>
#include <set>

#include "server/routes.hpp"
#include "support/server/running_server.hpp"
#include "wasm/door.hpp"

namespace harary {
namespace {

// The engine's answer as the page would get it from a server.
class EngineDoor {
 public:
  Reply ask(const std::string& method, const std::string& path, const std::string& body = "") {
    const Json page{{"method", method}, {"path", path}, {"body", body}};
    const Json given = door_.answer(Json{{"page", page}}.dump());
    if (given.contains("answer")) return {200, given["answer"]};
    return {given["refusal"]["status"].get<int>(), given["refusal"]};
  }

 private:
  TestFolder folder_;
  wasm::Door door_{folder_.path() + "/playground.sqlite", ""};
};

class Doors : public Server {
 protected:
  Reply at_server(const std::string& method, const std::string& path, const std::string& body) {
    const std::string type = method == "POST" ? "Content-Type: application/json\r\n" : "";
    const auto reply = client.http().request(method, path, client.headers() + type, body);
    if (!reply) return {};
    return {reply->status, Json::parse(reply->body, nullptr, false)};
  }
  // Status and words are the same.
  void expect_same_refusal(const std::string& method, const std::string& path,
                           const std::string& body, int status) {
    SCOPED_TRACE(method + " " + path + " " + body.substr(0, 60));
    const Reply served = at_server(method, path, body);
    const Reply answered = engine.ask(method, path, body);
    EXPECT_EQ(served.status, status) << served.json.dump();
    EXPECT_EQ(answered.status, status) << answered.json.dump();
    EXPECT_EQ(served.json["detail"], answered.json["detail"]);
    EXPECT_FALSE(answered.json["detail"].get<std::string>().empty());
  }

  EngineDoor engine;
};

bool is_of_server(const Route& route) {
  return std::holds_alternative<JobRoute>(route.kind);
}

TEST_F(Doors, RefuseUnknownAddressesAlike) {
  for (const char* path : {"/api/nothing", "/api/view/more", "/api/matches/1/dance", "/api"}) {
    for (const char* method : {"GET", "POST", "DELETE"}) {
      expect_same_refusal(method, path, "{}", 404);
    }
  }
}

TEST_F(Doors, RefuseEveryWrongMethodAlike) {
  std::map<std::string, std::set<std::string>> methods;
  for (const Route& route : routes()) {
    methods[std::string(route.path)].insert(std::string(route.method));
  }
  for (const auto& [path, taken] : methods) {
    for (const char* method : {"GET", "POST", "DELETE", "PUT"}) {
      if (taken.contains(method)) continue;
      client.become_another_visitor();
      expect_same_refusal(method, path, "{}", 405);
    }
  }
}

TEST_F(Doors, RefuseEveryBadBodyAlike) {
  const std::string deep = "{\"game\":" + std::string(40, '[') + std::string(40, ']') + "}";
  for (const Route& route : routes()) {
    if (route.method != "POST" || is_of_server(route)) continue;
    client.become_another_visitor();
    const std::string path(route.path);
    for (const std::string& body : {std::string("{\"game\":"), std::string("[]"), std::string("7"),
                                    std::string("nonsense"), deep, std::string()}) {
      expect_same_refusal("POST", path, body, 400);
    }
  }
}

TEST_F(Doors, RefuseWrongFieldsAlike) {
  for (const char* path : {"/api/view", "/api/play", "/api/board", "/api/analyse", "/api/line",
                           "/api/analyse/events", "/api/explorer", "/api/matches"}) {
    client.become_another_visitor();
    for (const char* body :
         {"{}", R"({"game":7})", R"({"game":"chess"})", R"({"game":"sim","options":5})",
          R"({"game":"sim","options":{"board":"K99999999"}})"}) {
      expect_same_refusal("POST", path, body, 422);
    }
  }
  for (const char* path : {"/api/view", "/api/analyse", "/api/analyse/events", "/api/line"}) {
    expect_same_refusal("POST", path, R"({"game":"sim","position":"red=9-9"})", 422);
  }
  expect_same_refusal("GET", "/api/matches/" + std::string(32, '0'), "", 404);
  expect_same_refusal("POST", "/api/matches/" + std::string(32, '0') + "/hint", R"({"ply":0})",
                      404);
}

TEST_F(Doors, AnswerAlike) {
  const std::string sim = R"({"game":"sim","position":"red=0-1,0-2;green=1-2,3-4"})";
  const std::map<std::string, std::string> asked{
      {"/api/board", R"({"game":"sim"})"}, {"/api/view", sim}, {"/api/line", sim}};
  for (const auto& [path, body] : asked) {
    const Reply served = at_server("POST", path, body);
    EXPECT_EQ(served.status, 200) << path;
    EXPECT_EQ(served.json, engine.ask("POST", path, body).json) << path;
  }
  for (const char* path : {"/api/health", "/api/catalogue", "/api/explorer",
                           "/api/hall-of-fame?game=sim", "/api/learning?game=sim%2B"}) {
    EXPECT_EQ(at_server("GET", path, "").json, engine.ask("GET", path).json) << path;
  }
  Json served = at_server("POST", "/api/analyse", sim).json;
  Json answered = engine.ask("POST", "/api/analyse", sim).json;
  EXPECT_EQ(answered["moves"].size(), 11U);
  for (Json* json : {&served, &answered}) json->erase("seconds");
  EXPECT_EQ(served["moves"], answered["moves"]);
  EXPECT_EQ(engine.ask("POST", "/api/analyse/events", sim).json["moves"].size(), 11U);
}

TEST_F(Doors, TheEnginePlaysMatches) {
  const std::string seats = R"({"game":"sim","seats":{"first":"human","second":"perfect"}})";
  const Json match = engine.ask("POST", "/api/matches", seats).json;
  const std::string at = "/api/matches/" + match["id"].get<std::string>();
  EXPECT_EQ(engine.ask("POST", at + "/moves", R"({"ply":0,"move":"0-1"})").status, 200);
  const Reply moved = engine.ask("POST", at + "/machine", R"({"ply":1})");
  EXPECT_EQ(moved.json["plies"].size(), 2U) << moved.json.dump();
  EXPECT_EQ(engine.ask("POST", at + "/hint", R"({"ply":2})").json["perfect"], true);
  EXPECT_EQ(engine.ask("GET", at).json["plies"].size(), 2U);
}

// Path, method and status of every route are in the description, and no others.
TEST(Routes, AreThoseOfTheDescription) {
  std::ifstream file(HARARY_OPENAPI);
  const Json description = Json::parse(file, nullptr, false);
  ASSERT_TRUE(description.is_object());
  std::set<std::string> described;
  for (const auto& [path, operations] : description["paths"].items()) {
    if (path == "/api/openapi.json") continue;  // a file
    for (const auto& [method, operation] : operations.items()) {
      std::string name = method;
      for (char& c : name) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
      described.insert(name + " " + path);
    }
  }
  std::set<std::string> known;
  for (const Route& route : routes()) {
    const std::string name = std::string(route.method) + " " + std::string(route.path);
    EXPECT_TRUE(known.insert(name).second) << name;
    int status = 200;
    if (const auto* quick = std::get_if<QuickRoute>(&route.kind)) status = quick->status;
    if (const auto* job = std::get_if<JobRoute>(&route.kind)) status = job->status;
    std::string method(route.method);
    for (char& c : method) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    const Json& paths = description["paths"];
    ASSERT_TRUE(paths.contains(route.path) && paths[std::string(route.path)].contains(method))
        << name;
    EXPECT_TRUE(
        paths[std::string(route.path)][method]["responses"].contains(std::to_string(status)))
        << name;
  }
  EXPECT_EQ(described, known);
}

}  // namespace
}  // namespace harary
