// SPDX-License-Identifier: MIT
// The server's answers without a server: the same objects behind the same paths, for the page that
// runs beside the engine. There is one client; jobs, which outlive a page, are left to servers.
#pragma once

#include <string>

#include "app/json.hpp"
#include "server/bounded_executor.hpp"
#include "server/database.hpp"
#include "server/matches.hpp"
#include "server/player_knowledge.hpp"
#include "server/positions.hpp"

namespace harary::wasm {

class Playground {
 public:
  // Matches and what players learn lie in this file.
  explicit Playground(const std::string& database);

  // {"method", "path", "body"}. Throws Problem, InputError, LimitError, JobStopped.
  Json answer(const Json& request);

 private:
  Json of_positions(const std::string& path, const Json& body);
  Json of_match(const std::string& method, const std::string& id, const std::string& action,
                const Json& body);

  Database database_;
  PlayerKnowledgeCache knowledge_{database_};
  BoundedExecutor executor_{1, 0};
  Matches matches_{database_, knowledge_, executor_};
  Positions positions_{executor_};
};

}  // namespace harary::wasm
