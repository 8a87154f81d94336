// SPDX-License-Identifier: MIT
// Long computations for the page: queued, bounded in time and memory, watched, stopped. Their state
// lies in the database: a page that is loaded again finds its jobs, and the next server asks again
// what a dying server leaves behind.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "base/job.hpp"
#include "base/portable.hpp"
#include "server/database.hpp"
#include "server/games.hpp"
#include "server/requests.hpp"

namespace harary {

class Jobs {
 public:
  static constexpr std::int64_t kLongestSeconds = 600;
  static constexpr std::uint64_t kMemory = std::uint64_t{1} << 30;
  static constexpr int kMostOfOneClient = 4;  // queued and running
  static constexpr int kMostQueued = 64;
  static constexpr int kMostStarts = 3;  // of one job, where each server died while it ran

  Jobs(Database& database, Games& games, int workers);
  ~Jobs();  // stops what runs; it is queued again at the next start
  Jobs(const Jobs&) = delete;
  Jobs& operator=(const Jobs&) = delete;

  // Problem 422 for a bad request, 429 for too many of one client, 503 for too many at all.
  Json create(const std::string& client, const Json& body);
  // A client that knows the identifier may see a job, as with matches. Problem 404 for an unknown
  // job.
  Json show(const std::string& id);
  // The latest ones. The moves of an analysis may be thousands: show() has them.
  Json list(const std::string& client);
  // Problem 404 for another client's, too.
  Json stop(const std::string& client, const std::string& id);

  // Tells the job now and whenever it has changed, until it has ended or unwatch() is called.
  // `seen` is called by any thread, by one at a time; it returns false when it wants no more.
  using Seen = std::function<bool(const Json& job, bool ended)>;
  std::uint64_t watch(const std::string& id, Seen seen);
  void unwatch(std::uint64_t watch);
  // Ends the work; what is left is queued again at the next start.
  void stop();

 private:
  struct Running {
    std::shared_ptr<Job> job;
    Progress progress;
    bool stopped = false;
  };
  struct Watch {
    std::string job;
    Seen seen;
    std::mutex mutex;  // so that what is told later is later news
  };
  struct Row {
    std::string id, client, kind, game, options, question, state, answer, error;
    std::int64_t seconds = 0;
    std::string position;  // of an analysis, in full
  };

  void resume();
  void begin(const std::string& id);
  void put_back(const std::string& id);
  void work(const portable::stop_token& stop);
  void run(const Row& row, const portable::stop_token& stop);
  Row load(const std::string& id);
  Row load_own(const std::string& client, const std::string& id);
  void finish(const std::string& id, const std::string& state, const std::string& answer,
              const std::string& error);
  Json to_json(const Row& row);
  void changed(const std::string& id);
  bool tell(Watch& watch);

  Database& database_;
  Games& games_;
  std::mutex mutex_;
  std::condition_variable_any news_;
  std::deque<std::string> queue_;
  std::map<std::string, Running> running_;
  std::map<std::uint64_t, std::shared_ptr<Watch>> watches_;
  std::uint64_t next_watch_ = 1;
  std::vector<portable::jthread> workers_;
};

}  // namespace harary
