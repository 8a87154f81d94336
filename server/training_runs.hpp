// SPDX-License-Identifier: MIT
// What learning players learn from finished matches (Slany, section 7.2), and what people see of
// it.
#pragma once

#include <memory>
#include <string>

#include "server/database.hpp"
#include "server/match.hpp"
#include "server/player_knowledge.hpp"

namespace harary {

class TrainingRuns {
 public:
  TrainingRuns(Database& database, PlayerKnowledgeCache& knowledge)
      : database_(database), knowledge_(knowledge) {}

  // The knowledge about the game if one of the players learns from it; nullptr otherwise.
  std::shared_ptr<PlayerKnowledge> learners_of(const Match& match);
  // What they learn from a match that has ended; inside the transaction of its last ply.
  void learn(const Match& match, PlayerKnowledge& knowledge, Side winner);
  // How the learning of a game, or ("") of all, went.
  Json report(const std::string& game);

 private:
  Database& database_;
  PlayerKnowledgeCache& knowledge_;
};

}  // namespace harary
