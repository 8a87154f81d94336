// SPDX-License-Identifier: MIT
// All that answers the page's requests, without what listens: the server has one, and so has the
// engine for browsers. server/routes.cpp says which part answers what.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "server/certificates.hpp"
#include "server/database.hpp"
#include "server/explorer.hpp"
#include "server/games.hpp"
#include "server/hall_of_fame.hpp"
#include "server/machine_moves.hpp"
#include "server/match_store.hpp"
#include "server/matches.hpp"
#include "server/player_knowledge.hpp"
#include "server/positions.hpp"
#include "server/tablebases.hpp"
#include "server/training_runs.hpp"

namespace harary {

class Playground {
 public:
  struct Settings {
    std::string database;  // the file that keeps matches and what players learn
    int questions = 1;     // answered at the same time
    std::uint64_t memory_bytes = std::uint64_t{1} << 30;  // of all sessions together
    const Tablebases& searched;                           // positions are looked up there first
    std::function<const Tablebases&()> explored;          // asked when the explorer is first needed
  };
  explicit Playground(const Settings& settings);

  PlayerKnowledgeCache& knowledge() { return knowledge_; }
  Database& database() { return database_; }
  Games& games() { return games_; }
  Sessions& sessions() { return sessions_; }
  Positions& positions() { return positions_; }
  Explorer& explorer() { return explorer_; }
  Certificates& certificates() { return certificates_; }
  Matches& matches() { return matches_; }
  HallOfFame& hall_of_fame() { return hall_of_fame_; }
  TrainingRuns& training_runs() { return training_runs_; }
  // Where other machines reach it, set before the first request; none where nothing listens.
  const std::vector<std::string>& addresses() const { return addresses_; }
  void set_addresses(std::vector<std::string> addresses) { addresses_ = std::move(addresses); }

 private:
  std::vector<std::string> addresses_;
  Database database_;
  PlayerKnowledgeCache knowledge_{database_};
  Games games_;
  Sessions sessions_;
  Positions positions_{games_};
  Explorer explorer_;
  Certificates certificates_{games_};
  MatchStore store_{database_};
  MachineMoves machine_moves_{knowledge_, sessions_};
  TrainingRuns training_runs_{database_, knowledge_};
  Matches matches_{store_, games_, machine_moves_, training_runs_};
  HallOfFame hall_of_fame_{database_, matches_};
};

}  // namespace harary
