// SPDX-License-Identifier: MIT
// An analysis that is told while it becomes better. All open moves are tried in turn, first for a
// short while, then for longer: an easy move does not wait for a hard one, and as the engines keep
// their tables, a longer try takes up where the shorter one ended. Between the tries, plays at
// random give estimates of what is still open.
//
// Moves that lead to isomorphic positions with the same player to move are worth the same: the
// isomorphism maps every play after one of them to a play after the other. They are one class with
// one proof and one pool of random plays, so that estimates never rank equal moves.
//
// In games that are searched by depth all moves are searched deeper and deeper in turn: until the
// value of a move is known, what its last search found is the estimate. On six boards of Honey-Bee
// with 12 x 12 to 14 x 16 cells that took 0.4 to 2.4 times as many positions as one move after the
// other to the end, which is the way without a follower.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/answer.hpp"
#include "app/engines/engine.hpp"
#include "app/last_player.hpp"
#include "base/job.hpp"

namespace harary {

class Instance;

// A share, 0 to 1, with its confidence interval of 95 %: Wilson's (1927).
struct Share {
  double share = 0;
  double low = 0;
  double high = 1;
};

// How plays at random end after a move, for who makes it. An estimate: it says nothing certain
// about perfect play.
struct PlayoutEstimate {
  Share won;
  Share tied;
  Share lost;
  std::uint64_t plays = 0;

  // To compare moves by: a tie counts half.
  double merit() const { return won.share + tied.share / 2; }
};

// How many points the mover is ahead at the end of the best line that a search finds; at its
// horizon the engine's guess counts. An estimate as well.
struct SearchEstimate {
  double points = 0;  // below 0: behind
  int depth = 0;      // moves, the one that is judged among them
};

// What has become known of a move.
struct MoveNews {
  std::string move;
  std::string like;  // the first move of its class: all moves of one are worth the same
  // Proved, and never taken back. The remoteness may come later than the verdict.
  std::optional<Verdict> verdict;
  std::optional<int> remoteness;
  // Proved as well, while the points of both sides are still open.
  std::optional<Winner> winner;
  // With the verdict in games of more than two players, as in MoveReport.
  std::optional<int> worth = {};
  // Until something is proved.
  std::optional<std::variant<PlayoutEstimate, SearchEstimate>> estimate;
};

// Who follows an analysis. Called by the thread that asked; it may interrupt the job.
class AnalysisFollower {
 public:
  virtual ~AnalysisFollower() = default;
  virtual void begins(const PlayView& view) = 0;  // at once: the position and its legal moves
  virtual void learned(const MoveNews& news) = 0;
};

// Tells all that an analysis knows of the moves; of games of one player nothing.
void tell(const Analysis& analysis, AnalysisFollower& follower);

// An analysis of one position in pieces, of which each takes up where the last one ended. Between
// them it belongs to no session, and any session of the same game may do the next: the more they
// have learned, the better.
class AnalysisInPieces {
 public:
  // The game must outlive this object. `whole`: all at once, because there are too many moves.
  AnalysisInPieces(const Instance& game, Position p, bool whole);

  const Position& position() const { return position_; }
  // Is the work of a piece that was stopped lost?
  bool forgets() const { return whole_; }
  // Works until all is proved or the job ends. A null follower wants no estimates.
  Analysis go_on(const Engines& engines, AnalysisFollower* follower, Job& job);

 private:
  // What has been proved or estimated of a class of moves. Values are those for the player to move.
  struct Line {
    explicit Line(Move m) : move(std::move(m)) {}
    Move move;                       // the first of the class
    std::vector<std::string> texts;  // of all its moves, in the order of the rules
    std::optional<Value> value;
    std::optional<Value> coded;  // with the remoteness, where plays do not all last equally long
    Value lower = -kInfinity;
    Value upper = kInfinity;
    std::optional<Winner> winner;
    bool too_large = false;                 // for the memory
    std::array<std::uint64_t, 3> ends{};    // of plays at random: losses, ties, wins
    std::optional<LastPlayer::Found> last;  // in games of more than two players
    std::optional<SearchEstimate> seen;     // of a search by depth
  };

  // Whether nothing more is to be found out about the move.
  bool finished(const Line& line) const {
    return line.last || (line.value && (line.coded || remaining_moves_ || by_depth_));
  }

  void begin_lines(const Engines& engines, Job& job);
  void search_deeper(Job& job);
  void look_at(Line& line, Engine& engine);
  void go_through_rounds(Job& job);
  bool is_attempt() const { return step_ >= lines_.size(); }
  double time_of_step() const;
  void next_step();
  template <class Work>
  std::optional<StopReason> in_step(Job& whole, Work&& work);
  void attempt(Line& line, Job& whole);
  void prove_value(Line& line, Job& job);
  void prove_last(Line& line, Job& job);
  void prove_bounds(Line& line, Engine& winner_engine);
  void prove_remoteness(Line& line, Job& job);
  template <class Work>
  void counting(Engine& engine, Work&& work);
  void estimate(Line& line, Job& whole);
  Verdict verdict(Value value) const;
  std::optional<int> remoteness(const Line& line) const;
  void report(const Line& line);
  void conclude(Analysis& result) const;
  void conclude_last(Analysis& result) const;

  const Instance& game_;
  const RuntimeRules& rules_;
  Position position_;
  bool whole_;
  bool by_depth_ = false;
  std::optional<LastPlayer> last_;      // in games of more than two players
  std::optional<int> remaining_moves_;  // of all plays from here, if they last equally long
  std::vector<Line> lines_;
  std::vector<std::pair<std::string, std::size_t>> moves_;  // each with the number of its line
  int depth_ = 1;                                           // of the searches after each move
  double slice_ = 0;      // seconds for each attempt of this round
  std::size_t step_ = 0;  // of this round
  double left_ = 0;       // seconds of the step
  std::uint64_t positions_ = 0;
  std::vector<SearchStats> stats_;
  double seconds_ = 0;
  std::mt19937_64 random_;
  // Those of this piece.
  const Engines* engines_ = nullptr;
  AnalysisFollower* follower_ = nullptr;
};

}  // namespace harary
