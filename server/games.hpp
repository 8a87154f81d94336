// SPDX-License-Identifier: MIT
// The games in use, and their sessions. A game is set up once for all who ask about it. A session
// is lent to one question at a time and keeps its tables for the next one about the same game:
// an analysis, a hint and a machine's move of one play share what they learn. Both are bounded; the
// ones that were not used for the longest time are given up.
#pragma once

#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <string>

#include "app/session.hpp"
#include "server/requests.hpp"
#include "server/tablebases.hpp"

namespace harary {

class Games {
 public:
  // Problem 422 if the options are wrong.
  std::shared_ptr<const Game> of(const GameRequest& request);

 private:
  static constexpr std::size_t kMost = 64;
  struct Entry {
    std::string key;
    std::shared_ptr<const Game> game;
  };
  std::mutex mutex_;
  std::list<Entry> entries_;  // the one used last comes first
};

class Sessions {
  struct Entry {
    std::string key;
    std::shared_ptr<const Game> game;  // outlives the session
    std::unique_ptr<Session> session;
  };

 public:
  // `questions`: how many are answered at the same time. `memory_bytes`: of all sessions together.
  // Positions that are in a tablebase are looked up there.
  Sessions(int questions, std::uint64_t memory_bytes, const Tablebases& tablebases);

  class Loan {
   public:
    Loan(Sessions& sessions, std::unique_ptr<Entry> entry)
        : sessions_(&sessions), entry_(std::move(entry)) {}
    ~Loan() {
      if (entry_) sessions_->take_back(std::move(entry_));
    }
    Loan(Loan&&) = default;
    Loan& operator=(Loan&&) = delete;
    Session& operator*() const { return *entry_->session; }

   private:
    Sessions* sessions_;
    std::unique_ptr<Entry> entry_;
  };
  Loan of(const std::shared_ptr<const Game>& game);

  std::uint64_t memory_of_each() const { return memory_of_each_; }

 private:
  // Beyond those that work: games whose players think about their move.
  static constexpr std::size_t kMostIdle = 6;

  void take_back(std::unique_ptr<Entry> entry);

  const std::uint64_t memory_of_each_;
  const Tablebases& tablebases_;
  std::mutex mutex_;
  std::list<std::unique_ptr<Entry>> idle_;  // the one used last comes first
};

}  // namespace harary
