// SPDX-License-Identifier: MIT
// The studies of the games that people play here, made at first use and kept; with the experience
// that the database holds.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "app/study.hpp"
#include "server/database.hpp"

namespace harary {

class Studies {
 public:
  explicit Studies(Database& database) : database_(database) {}

  // Null for games that are too large to be studied within the budget. Others wait while a study of
  // the same game is made.
  std::shared_ptr<Study> of(const std::shared_ptr<const Game>& game);

  // Learns from a finished game and files what has changed; within the caller's transaction.
  void learn(const Game& game, Study& study, Side side, const std::vector<std::string>& moved_to,
             bool won);

 private:
  // At most this many are kept; the one that was unused for the longest time is dropped.
  static constexpr std::size_t kMostStudies = 24;
  struct Entry {
    std::mutex mutex;
    bool made = false;
    std::shared_ptr<Study> study;
    std::uint64_t asked = 0;
  };

  void load(const Game& game, Study& study);

  Database& database_;
  std::mutex mutex_;
  std::map<std::string, std::shared_ptr<Entry>> entries_;
  std::uint64_t clock_ = 0;
};

// The instance in one line, the same for equal instances.
std::string instance_key(const Game& game);

}  // namespace harary
