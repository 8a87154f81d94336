// SPDX-License-Identifier: MIT
// Who can force to be the last of more than two players against all the others together (Slany,
// Definition 6.1). The game is solved for each player against all others, by engines whose tables
// are kept from one position to the next. At most one player can: two could not both be the last.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "app/answer.hpp"
#include "app/engines/engine.hpp"
#include "base/job.hpp"

namespace harary {

class Instance;

class LastPlayer {
 public:
  struct Found {
    int player = 0;                 // from 1 on; 0: no player can
    std::optional<int> remoteness;  // moves until the end: that player hurries, the others delay
    Verdict verdict() const;
  };

  // For a game of more than two players, which must outlive this object. Coding::plain: without the
  // remoteness, by less work. Of the budget: memory.
  LastPlayer(const Instance& game, const Budget& budget, Coding coding);
  ~LastPlayer();

  // Throws JobStopped; what was learned is kept.
  Found from(const Position& p, Job& job);
  Found after(const Position& p, const Move& move, Job& job);
  std::uint64_t positions() const;  // visited so far

 private:
  struct LonePlayer {
    std::shared_ptr<const RuntimeRules> rules;
    std::unique_ptr<Engines> engines;
    Engines::Handle engine;
  };

  const RuntimeRules& rules_;
  Coding coding_;
  std::unique_ptr<Job> own_;         // the engines' job, which follows that of the question
  std::vector<LonePlayer> players_;  // one a player
};

// From all legal moves, each with its verdict and remoteness, what the position is to `player`, who
// is to move, from 0 on; and which moves are best: to be the last, soonest; else to let no player
// force it; else to be beaten as late as possible.
void conclude_for_player(Analysis& analysis, int player);

}  // namespace harary
