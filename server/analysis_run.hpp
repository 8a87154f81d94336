// SPDX-License-Identifier: MIT
// Analyses of a position, which take seconds: in one answer, streamed, or a line of best play. They
// run in pieces, on any free session of the game; the caller gives each piece a job.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <string>

#include "server/games.hpp"

namespace harary {

// A position, and for how long it is analysed at most; time between the pieces does not count.
struct AnalysisQuery {
  std::shared_ptr<const Game> game;
  std::string position;
  std::chrono::milliseconds time;
  QuestionKind question = QuestionKind::outcome;
};

class AnalysisRun {
 public:
  // `sessions` must outlive it. Throws InputError if the position is none.
  AnalysisRun(Sessions& sessions, AnalysisQuery query);
  virtual ~AnalysisRun() = default;

  // Before each piece: afterwards it is known how to end it.
  void prepare();
  // Whether a piece that is interrupted can be resumed without losing its work.
  bool yields() const { return yields_; }
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

  const Game& game() const { return *query_.game; }
  const std::string& position() const { return query_.position; }
  void turn_to(std::string position);
  State answer_with(Json answer);

 private:
  Sessions& sessions_;
  AnalysisQuery query_;
  const int moves_;
  std::chrono::milliseconds spent_{0};
  std::unique_ptr<AnalysisInPieces> analysis_;
  std::atomic<bool> yields_{true};
  Json answer_;
};

// What `harary analyse --json` prints.
std::unique_ptr<AnalysisRun> analyse_moves(Sessions& sessions, AnalysisQuery query);
// The principal line, {"moves", "complete"}: a best move after the other, as far as the time
// reaches.
std::unique_ptr<AnalysisRun> analyse_line(Sessions& sessions, AnalysisQuery query);

// What `harary analyse --follow --json` prints: the first line at once, the last as the answer, and
// in between news of single moves.
class StreamedRun : public AnalysisRun, private AnalysisFollower {
 public:
  // `passing`: better news replace these soon.
  using Hear = std::function<void(const Json& news, bool passing)>;

  // Problem 422 if the position has too many moves.
  StreamedRun(Sessions& sessions, AnalysisQuery query);

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
