// SPDX-License-Identifier: MIT
// Walks through all positions of a game up to isomorphism: what follows a position, what comes
// before it, how many there are and who wins them.
#pragma once

#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "server/atlas.hpp"
#include "server/games.hpp"
#include "server/player_knowledge.hpp"
#include "server/requests.hpp"
#include "server/tablebases.hpp"

namespace harary {

class Explorer {
 public:
  // Where the tablebases are, is asked when they are first needed.
  Explorer(PlayerKnowledgeCache& knowledge, Games& games,
           std::function<const Tablebases&()> tablebases)
      : knowledge_(knowledge), games_(games), tablebases_(std::move(tablebases)) {}

  // The games that have a tablebase here, and how large others may be.
  Json list() const;
  // A position of a game with its neighbours. Problem 422 for games that are too large.
  Json look(const Json& body);

 private:
  static constexpr std::size_t kMostAtlases = 6;
  static constexpr std::size_t kMostListed = 200;

  std::shared_ptr<Atlas> atlas_of(const std::shared_ptr<const Game>& game);
  std::shared_ptr<Atlas> make_atlas(const std::shared_ptr<const Game>& game);

  PlayerKnowledgeCache& knowledge_;
  Games& games_;
  const std::function<const Tablebases&()> tablebases_;
  std::mutex mutex_;
  std::list<std::pair<std::string, std::shared_ptr<Atlas>>> atlases_;  // the latest first
};

// Positions from which a move leads to `position`, with its labels: one edge of a list of edges in
// its text taken back. Moves of several edges are not taken back.
std::vector<std::string> with_one_edge_less(const Game& game, const std::string& position);

}  // namespace harary
