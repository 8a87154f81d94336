// SPDX-License-Identifier: MIT
// The routes of the JSON interface, in one table for the server and for the engine for browsers.
// What is wrong with a request is said here, so that both say the same. openapi.json describes the
// same routes to people.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/json.hpp"
#include "server/analysis_run.hpp"
#include "server/http/router.hpp"
#include "server/playground.hpp"
#include "server/problem.hpp"
#include "server/time_slice.hpp"

namespace harary {

// A request as its answer sees it.
struct RequestData {
  const std::string& client;  // who owns matches and jobs
  const std::string& id;      // the part of the path for "{id}"
  const std::string& game;    // "game" of the query; "" for all
  const Json& body;           // of a POST, an object
  const TimeSlice& slice;
};

// What a route does. An answer is an object, or what is wrong is thrown: Problem, InputError,
// LimitError, JobStopped.
using AnswerOf = Json (*)(Playground& playground, const RequestData& request);
// Answered at once: boards, positions, the database.
struct QuickRoute {
  AnswerOf answer;
  int status = 200;
};
// Takes seconds, and cannot be resumed: a move of the machine, a proof. It is probed, and starts
// again when it is long and admitted, so what it changes it must change at its end.
struct LongRoute {
  AnswerOf answer;
  std::chrono::seconds longest{5};
};
// Takes seconds, in pieces.
struct AnalysisRoute {
  std::unique_ptr<AnalysisRun> (*begin)(Playground& playground, const Json& body);
};
// The same as events: "begin", "move" and "end".
struct StreamedRoute {
  std::unique_ptr<StreamedRun> (*begin)(Playground& playground, const Json& body);
};
// Jobs outlive the page that asks for them, so only a server has them.
enum class JobAction { create, list, show, stop, follow };
struct JobRoute {
  JobAction action;
  int status = 200;
};

struct Route {
  std::string_view method;
  std::string_view path;
  std::variant<QuickRoute, LongRoute, AnalysisRoute, StreamedRoute, JobRoute> kind;
};
std::span<const Route> routes();

// The route of a request, and what stands for "{id}". Problem 404 if there is no such path, 405 if
// it has other methods.
struct FoundRoute {
  const Route& route;
  std::string id;
};
FoundRoute route_of(std::string_view method, const std::vector<std::string>& path);

// The body of a request to this route: a JSON object where it has one, without fields that the
// route does not have. Problem 400, 413, 422.
Json body_of(const Route& route, const std::string& text);

}  // namespace harary
