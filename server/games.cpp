// SPDX-License-Identifier: MIT
#include "server/games.hpp"

#include <algorithm>
#include <utility>

#include "app/session.hpp"
#include "server/player_knowledge.hpp"

namespace harary {

std::shared_ptr<const Game> Games::of(const GameRequest& request) {
  const std::string key = request.game + request.options.dump();
  {
    const std::lock_guard lock(mutex_);
    const auto found = std::find_if(entries_.begin(), entries_.end(),
                                    [&](const Entry& entry) { return entry.key == key; });
    if (found != entries_.end()) {
      entries_.splice(entries_.begin(), entries_, found);
      return found->game;
    }
  }
  std::shared_ptr<const Game> game = make_game(request);
  const std::lock_guard lock(mutex_);
  entries_.push_front({key, game});
  if (entries_.size() > kMost) entries_.pop_back();
  return game;
}

Sessions::Sessions(int questions, std::uint64_t memory_bytes, const Tablebases& tablebases)
    : memory_of_each_(std::max(kSmallestMemory,
                               memory_bytes / (static_cast<std::uint64_t>(questions) + kMostIdle))),
      tablebases_(tablebases) {}

Sessions::Loan Sessions::of(const std::shared_ptr<const Game>& game) {
  const std::string key = game->name() + " " + instance_key(*game);
  {
    const std::lock_guard lock(mutex_);
    const auto found = std::find_if(idle_.begin(), idle_.end(),
                                    [&](const auto& entry) { return entry->key == key; });
    if (found != idle_.end()) {
      std::unique_ptr<Entry> entry = std::move(*found);
      idle_.erase(found);
      return {*this, std::move(entry)};
    }
  }
  Budget budget;
  budget.memory_bytes = memory_of_each_;
  auto session = game->session(budget);
  if (auto tablebase = tablebases_.of(*game)) {
    session->look_up_in(std::move(tablebase));
  }
  return {*this, std::make_unique<Entry>(Entry{key, game, std::move(session)})};
}

void Sessions::take_back(std::unique_ptr<Entry> entry) {
  std::unique_ptr<Entry> oldest;  // goes after the lock: its tables may be large
  const std::lock_guard lock(mutex_);
  idle_.push_front(std::move(entry));
  if (idle_.size() <= kMostIdle) return;
  oldest = std::move(idle_.back());
  idle_.pop_back();
}

}  // namespace harary
