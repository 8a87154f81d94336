// SPDX-License-Identifier: MIT
// A cache of PlayerKnowledge, one entry for each game instance that is played here: made at first
// use, completed with the weights that the database stores, and kept in memory.
#pragma once

#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "app/suggestion/player_knowledge.hpp"
#include "server/database.hpp"

namespace harary {

class PlayerKnowledgeCache {
 public:
  explicit PlayerKnowledgeCache(Database& database) : database_(database) {}

  // nullptr for games that are too large for the budget; a question with a longer timeout tries
  // again. While one thread makes the entry of a game, other threads that ask for the same game
  // wait as long as their timeout allows. All ends, with nullptr, when `given_up` becomes true.
  std::shared_ptr<PlayerKnowledge> of(const std::shared_ptr<const Game>& game,
                                      std::chrono::milliseconds timeout = std::chrono::seconds(10),
                                      const std::atomic<bool>* given_up = nullptr);

  // Learns from a finished game and stores the changed weights; within the caller's transaction.
  void learn(const Game& game, PlayerKnowledge& knowledge, Side side,
             const std::vector<std::string>& moved_to, bool won);

 private:
  // The largest number of entries; the least recently used one is dropped.
  static constexpr std::size_t kMostEntries = 24;
  struct Entry {
    std::timed_mutex mutex;
    std::chrono::milliseconds tried{0};  // the time of the longest attempt
    bool too_large = false;
    std::shared_ptr<PlayerKnowledge> knowledge;
    std::uint64_t asked = 0;
  };

  void load(const Game& game, PlayerKnowledge& knowledge);

  Database& database_;
  std::mutex mutex_;
  std::map<std::string, std::shared_ptr<Entry>> entries_;
  std::uint64_t clock_ = 0;
};

// The instance in one line, the same for equal instances.
std::string instance_key(const Game& game);

}  // namespace harary
