// SPDX-License-Identifier: MIT
// Questions about positions that are thought about for seconds: an analysis, a followed one, a line
// of best play. They work in pieces, on any free session of the game; who asks gives each piece a
// job.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <string>

#include "server/games.hpp"

namespace harary {

// A position to think about, and for how long at most; time between the pieces does not count.
struct Thought {
  std::shared_ptr<const Game> game;
  std::string position;
  std::chrono::milliseconds time;
};

class Thinking {
 public:
  // `sessions` must outlive it. Throws InputError if the position is none.
  Thinking(Sessions& sessions, Thought thought);
  virtual ~Thinking() = default;

  // Before each piece: afterwards it is known how to end it.
  void prepare();
  // Whether a piece that is interrupted can be resumed without losing its work.
  bool gives_way() const { return gives_way_; }
  // What the next piece may spend.
  Budget budget() const;
  std::chrono::milliseconds time_left() const;
  // How many legal moves the position has that was asked for; 10,000 if there are more.
  int moves() const { return moves_; }

  // What an interrupted job means: the piece is resumed later, or what is known is the answer.
  enum class Interrupted { pauses, ends };
  enum class State { paused, next_position, answered };
  // One piece of work, after prepare().
  State go_on(Job& job, Interrupted interrupted);
  // After State::answered.
  const Json& answer() const { return answer_; }

 protected:
  virtual AnalysisFollower* follower() { return nullptr; }
  // The analysis of the position is complete, or its time is over: gives the answer, or turns to
  // another position.
  virtual State take(const Analysis& analysis) = 0;

  const Game& game() const { return *thought_.game; }
  const std::string& position() const { return thought_.position; }
  void turn_to(std::string position);
  State answer_with(Json answer);

 private:
  Sessions& sessions_;
  Thought thought_;
  const int moves_;
  std::chrono::milliseconds spent_{0};
  std::unique_ptr<AnalysisInPieces> analysis_;
  std::atomic<bool> gives_way_{true};
  Json answer_;
};

// What `harary analyse --json` prints.
std::unique_ptr<Thinking> think_of_moves(Sessions& sessions, Thought thought);
// The principal line, {"moves", "complete"}: a best move after the other, as far as the time
// reaches.
std::unique_ptr<Thinking> think_of_line(Sessions& sessions, Thought thought);

// What `harary analyse --follow --json` prints: the first line at once, the last as the answer, and
// in between news of single moves.
class FollowedThinking : public Thinking, private AnalysisFollower {
 public:
  // `passing`: better news replace these soon.
  using Hear = std::function<void(const Json& news, bool passing)>;

  // Problem 422 if the position has too many moves.
  FollowedThinking(Sessions& sessions, Thought thought);

  const Json& begin() const { return begin_; }
  void listen(Hear hear) { hear_ = std::move(hear); }

 private:
  AnalysisFollower* follower() override { return this; }
  void begins(const PlayView&) override {}  // told by begin()
  void learned(const MoveNews& news) override;
  State take(const Analysis& analysis) override;

  Json begin_;
  Hear hear_;
};

}  // namespace harary
