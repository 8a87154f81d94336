// SPDX-License-Identifier: MIT
#include "server/player_knowledge.hpp"

#include <algorithm>

#include "app/json.hpp"
#include "base/error.hpp"

namespace harary {

namespace {

// The budget for making the knowledge of one game.
Budget knowledge_budget(std::chrono::milliseconds timeout) {
  Budget budget;
  budget.time = timeout;
  budget.memory_bytes = std::uint64_t{256} << 20;
  return budget;
}

}  // namespace

std::string instance_key(const Game& game) {
  return Json(game.options()).dump();
}

std::shared_ptr<PlayerKnowledge> PlayerKnowledgeCache::of(const std::shared_ptr<const Game>& game,
                                                          std::chrono::milliseconds timeout,
                                                          const std::atomic<bool>* given_up) {
  const std::string key = game->name() + " " + instance_key(*game);
  std::shared_ptr<Entry> entry;
  {
    const std::lock_guard lock(mutex_);
    auto& place = entries_[key];
    if (!place) place = std::make_shared<Entry>();
    entry = place;
    entry->asked = ++clock_;
    if (entries_.size() > kMostEntries) {
      entries_.erase(std::min_element(
          entries_.begin(), entries_.end(),
          [](const auto& a, const auto& b) { return a.second->asked < b.second->asked; }));
    }
  }
  Job job(knowledge_budget(timeout));
  job.obey(given_up);
  std::unique_lock lock(entry->mutex, std::defer_lock);
  try {
    do {
      job.check();
    } while (!lock.try_lock_for(std::chrono::milliseconds(5)));
    if (entry->knowledge || entry->too_large || entry->tried >= timeout) return entry->knowledge;
    auto knowledge = std::make_shared<PlayerKnowledge>(game, job);
    load(*game, *knowledge);
    entry->knowledge = std::move(knowledge);
  } catch (const LimitError&) {
    entry->too_large = true;
  } catch (const JobStopped& stop) {
    if (!lock) return nullptr;
    if (stop.reason == StopReason::time) entry->tried = timeout;
  }
  return entry->knowledge;
}

void PlayerKnowledgeCache::load(const Game& game, PlayerKnowledge& knowledge) {
  Database::Transaction transaction(database_);
  {
    Database::Statement rows =
        database_.run("SELECT side, position, weight FROM experience WHERE game=? AND instance=?");
    rows.bind(1, game.name()).bind(2, instance_key(game));
    while (rows.step()) {
      knowledge.restore_weight(rows.text(0) == "first" ? Side::first : Side::second, rows.text(1),
                               static_cast<int>(rows.number(2)));
    }
  }
  transaction.commit();
}

void PlayerKnowledgeCache::learn(const Game& game, PlayerKnowledge& knowledge, Side side,
                                 const std::vector<std::string>& moved_to, bool won) {
  const std::string instance = instance_key(game);
  const std::vector<PlayerKnowledge::WeightChange> changes = knowledge.learn(side, moved_to, won);
  for (const PlayerKnowledge::WeightChange& change : changes) {
    Database::Statement row = database_.run(
        "INSERT OR REPLACE INTO experience(game, instance, side, position, weight) "
        "VALUES(?,?,?,?,?)");
    row.bind(1, game.name())
        .bind(2, instance)
        .bind(3, std::string(name_of(side)))
        .bind(4, change.position)
        .bind(5, static_cast<std::int64_t>(change.weight));
    row.step();
  }
  Database::Statement count = database_.run(
      "INSERT INTO learning(game, instance, games, won) VALUES(?1,?2,1,?3) "
      "ON CONFLICT(game, instance) DO UPDATE SET games=games+1, won=won+?3");
  count.bind(1, game.name()).bind(2, instance).bind(3, static_cast<std::int64_t>(won ? 1 : 0));
  count.step();
  // A game in which the player was never to lose teaches nothing: winning it is no progress.
  if (changes.empty()) return;
  Database::Statement taught =
      database_.run("INSERT INTO taught(game, instance, won) VALUES(?,?,?)");
  taught.bind(1, game.name()).bind(2, instance).bind(3, static_cast<std::int64_t>(won ? 1 : 0));
  taught.step();
}

}  // namespace harary
