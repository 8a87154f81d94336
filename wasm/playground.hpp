// SPDX-License-Identifier: MIT
// The server's answers without a server: the same objects behind the same paths, for the page that
// runs beside the engine. There is one client; jobs, which outlive a page, are left to servers.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "app/json.hpp"
#include "server/database.hpp"
#include "server/explorer.hpp"
#include "server/games.hpp"
#include "server/matches.hpp"
#include "server/player_knowledge.hpp"
#include "server/positions.hpp"
#include "server/tablebases.hpp"

namespace harary::wasm {

class Playground {
 public:
  // The file `database` keeps matches and what players learn. The explorer reads the folder of
  // tablebases, if there is one when it is first asked.
  Playground(const std::string& database, std::string tablebases);

  // {"method", "path", "body"}. Throws Problem, InputError, LimitError, JobStopped.
  Json answer(const Json& request);

 private:
  struct Exploring {
    explicit Exploring(Playground& playground);
    const Tablebases tablebases;
    Explorer explorer;
  };
  // A position of a game, and for how long it may be thought about.
  struct Thought {
    std::shared_ptr<const Game> game;
    std::string position;
    std::chrono::milliseconds time;
  };

  Json of_positions(const std::string& path, const Json& body);
  Json of_match(const std::string& method, const std::string& id, const std::string& action,
                const Json& body);
  Json explore(const std::string& method, const Json& body);
  Thought thought_of(const Json& body);
  Budget budget_of(const Thought& thought) const;
  Json analyse(const Json& body);
  // Tells what becomes known of each move; the answer is the event "end".
  Json follow(const Json& body);
  Json line(const Json& body);

  const std::string tablebase_folder_;
  const Tablebases no_tablebases_{""};
  Database database_;
  PlayerKnowledgeCache knowledge_{database_};
  Games games_;
  Sessions sessions_;
  Matches matches_{database_, knowledge_, games_, sessions_};
  Positions positions_{games_};
  std::unique_ptr<Exploring> exploring_;
};

}  // namespace harary::wasm
