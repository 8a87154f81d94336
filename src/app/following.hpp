// SPDX-License-Identifier: MIT
// An analysis that is told while it becomes better. All open moves are tried in turn, first for a
// short while, then for longer: an easy move does not wait for a hard one, and as the engines keep
// their tables, a longer try takes up where the shorter one ended. Between the tries, plays at
// random give estimates of what is still open.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "app/analysing.hpp"
#include "app/answer.hpp"
#include "app/kept_engines.hpp"
#include "app/session.hpp"
#include "base/current_job.hpp"
#include "base/job.hpp"
#include "play/playouts.hpp"
#include "solve/proof/move_values.hpp"
#include "solve/proof/valuation.hpp"

namespace harary {

template <int Size>
class Following final : public AnalysisInPieces {
 public:
  using R = ErasedRules<Size>;
  using Position = typename R::Position;
  using Move = typename R::Move;

  // All but the position must outlive this object.
  Following(const R& rules, const std::string& name,
            const std::map<std::string, std::string>& instance, const Position& p)
      : rules_(rules), name_(name), instance_(instance), position_(p) {}

  // Works until all is proved or the job ends. A null follower wants no estimates.
  Analysis go_on(const KeptEngines<Size>& engines, AnalysisFollower* follower, Job& job) {
    engines_ = &engines;
    follower_ = follower;
    const double begin = job.seconds();
    Analysis result = begun_analysis<Size>(rules_, name_, instance_, position_);
    if (!result.finished) {
      try {
        if (lines_.empty()) begin_lines(job);
        go_through_rounds(job);
      } catch (const JobStopped& stop) {
        result.stopped = stop.reason;
      }
      conclude(result);
    }
    seconds_ += job.seconds() - begin;
    result.seconds = seconds_;
    return result;
  }

 private:
  using Milliseconds = std::chrono::milliseconds;

  static constexpr double kFirstSlice = 0.008;  // seconds
  static constexpr double kLongestSlice = 10;
  // Of the time for proofs, what goes to estimates.
  static constexpr int kShareOfEstimates = 4;

  // What has been proved or estimated of a move. Values are those for the player to move.
  struct Line {
    Line(const Move& m, std::string t) : move(m), text(std::move(t)) {}
    Move move;
    std::string text;
    std::optional<Value> value;
    std::optional<Value> coded;  // with the remoteness, where plays do not all last equally long
    Value lower = -kInfinity;
    Value upper = kInfinity;
    std::optional<Winner> winner;
    bool too_large = false;  // for the memory
    double points = 0;       // of the random plays: 1 for a win, 1/2 for a tie
    std::uint64_t plays = 0;
  };

  bool settled(const Line& line) const { return line.value && (line.coded || fixed_); }

  void begin_lines(Job& job) {
    const CurrentJob current(job);
    std::vector<Line> lines;
    for (const auto& move : rules_.moves(position_)) {
      lines.emplace_back(move, rules_.move_text(position_, move));
    }
    lines_ = std::move(lines);
    fixed_ = rules_.moves_left(position_);
    random_.seed(job.budget().seed);
    slice_ = kFirstSlice;
    left_ = time_of_step();
  }

  void go_through_rounds(Job& job) {
    for (;;) {
      for (; step_ < 2 * lines_.size(); next_step()) {
        Line& line = lines_[step_ % lines_.size()];
        if (!is_attempt()) {
          if (follower_ != nullptr && !line.value && !line.winner) estimate(line, job);
        } else if (!settled(line) && !line.too_large) {
          attempt(line, job);
        }
      }
      bool open = false;
      bool hopeful = false;
      for (const Line& line : lines_) {
        open = open || !settled(line);
        hopeful = hopeful || !(settled(line) || line.too_large);
      }
      if (!open) return;
      if (!hopeful) throw JobStopped{StopReason::memory};
      slice_ = std::min(2 * slice_, kLongestSlice);
      step_ = 0;
      left_ = time_of_step();
    }
  }

  // The steps of a round: each move is estimated, then each is attempted.
  bool is_attempt() const { return step_ >= lines_.size(); }
  double time_of_step() const { return is_attempt() ? slice_ : slice_ / kShareOfEstimates; }
  void next_step() {
    ++step_;
    left_ = time_of_step();
  }

  // Works for what is left of the step. Throws JobStopped if the whole job is over; then the next
  // piece does what is left, so that even the shortest pieces get on.
  template <class Work>
  std::optional<StopReason> in_step(Job& whole, Work&& work) {
    Job job(whole, std::chrono::ceil<Milliseconds>(std::chrono::duration<double>(left_)));
    try {
      const CurrentJob current(job);
      work(job);
      return std::nullopt;
    } catch (const JobStopped& stop) {
      left_ -= job.seconds();
      try {
        whole.check();
      } catch (const JobStopped&) {
        if (left_ <= 0) next_step();
        throw;
      }
      return stop.reason;
    }
  }

  // Tries to prove what is missing of a move.
  void attempt(Line& line, Job& whole) {
    const auto stopped = in_step(whole, [&](Job& job) {
      if (!line.value) prove_value(line, job);
      if (!settled(line)) prove_remoteness(line, job);
    });
    if (stopped == StopReason::memory) line.too_large = true;
  }

  void prove_value(Line& line, Job& job) {
    auto engine = engines_->nimbers(job, "", 1);
    if (!engine) engine = engines_->core(QuestionKind::outcome, job, "", 1);
    if (!line.winner && (!engine || engine->duels())) {
      // Who wins may be easy where the points are hard.
      const auto duel = engine ? engine : engines_->core(QuestionKind::winner, job, "", 1);
      if (duel) {
        counting(*duel, [&] { prove_bounds(line, *duel); });
        duel->begin_question();
      }
    }
    if (!engine) engine = engines_->proof(job, "", 1);
    counting(*engine, [&] {
      line.value = move_value(rules_, *engine, position_, line.move, line.lower, line.upper);
    });
    report(line);
  }

  // Who wins: which of the values where the winner changes lie below the value.
  void prove_bounds(Line& line, Engine<Size>& duel) {
    const bool first_moves = rules_.mover(position_) == Side::first;
    for (const Value cut : rules_.cuts()) {
      const Value low = first_moves ? cut : -cut - 1;
      if (line.lower > low || line.upper <= low) continue;
      if (move_value(rules_, duel, position_, line.move, low, low + 1) > low) {
        line.lower = low + 1;
      } else {
        line.upper = low;
      }
    }
    // All values between the bounds mean the same winner.
    line.winner = verdict(line.lower != -kInfinity ? line.lower : line.upper).winner;
    report(line);
  }

  void prove_remoteness(Line& line, Job& job) {
    const auto engine = engines_->remoteness(job, 1);
    counting(*engine, [&] { line.coded = move_value(rules_, *engine, position_, line.move); });
    report(line);
  }

  template <class Work>
  void counting(Engine<Size>& engine, Work&& work) {
    try {
      work();
    } catch (const JobStopped&) {
      positions_ += engine.positions();
      throw;
    }
    positions_ += engine.positions();
  }

  void estimate(Line& line, Job& whole) {
    const Side mover = rules_.mover(position_);
    in_step(whole, [&](const Job& job) {
      const Position q = rules_.after(position_, line.move);
      for (int play = 0; play < 4096; ++play) {
        const double worth = random_play(rules_, q, mover, random_, job);
        line.points += (worth + 1) / 2;
        ++line.plays;
        job.check();
      }
    });
    if (line.plays > 0) report(line);
  }

  // Wilson's interval for a share, with a tie as half a win: a little too wide where there are
  // ties.
  static PlayoutEstimate interval(double points, std::uint64_t plays) {
    constexpr double kZ = 1.959964;  // 95 %
    const double n = static_cast<double>(plays);
    const double share = points / n;
    const double middle = (share + kZ * kZ / (2 * n)) / (1 + kZ * kZ / n);
    const double half =
        kZ / (1 + kZ * kZ / n) * std::sqrt(share * (1 - share) / n + kZ * kZ / (4 * n * n));
    // Rounding must not push the share itself out of its interval.
    return {share, std::clamp(middle - half, 0.0, share), std::clamp(middle + half, share, 1.0),
            plays};
  }

  Verdict verdict(Value value) const {
    return rules_.verdict(for_first(rules_.mover(position_), value));
  }
  std::optional<int> remoteness(const Line& line) const {
    if (fixed_) return fixed_;
    if (!line.coded) return std::nullopt;
    const int moves = RemoteValuation<R>::remoteness_of(*line.coded);
    return moves < 0 ? std::nullopt : std::optional(moves);
  }

  void report(const Line& line) {
    if (follower_ == nullptr) return;
    MoveNews news;
    news.move = line.text;
    if (line.value) {
      news.verdict = verdict(*line.value);
      news.remoteness = remoteness(line);
    } else {
      news.winner = line.winner;
      if (!line.winner && line.plays > 0) news.estimate = interval(line.points, line.plays);
    }
    follower_->learned(news);
  }

  void conclude(Analysis& result) const {
    result.positions = positions_;
    const Line* best = nullptr;
    const auto worth = [](const Line& line) { return line.coded ? *line.coded : *line.value; };
    bool whole = true;
    for (const Line& line : lines_) {
      if (!settled(line)) {
        whole = false;
      } else if (best == nullptr || worth(line) > worth(*best)) {
        best = &line;
      }
    }
    for (const Line& line : lines_) {
      if (!line.value) continue;
      const bool is_best = whole && worth(line) == worth(*best);
      result.moves.push_back({line.text, verdict(*line.value), remoteness(line), is_best});
    }
    if (whole && best != nullptr) {
      result.verdict = verdict(*best->value);
      result.remoteness = remoteness(*best);
    }
  }

  const R& rules_;
  const std::string& name_;
  const std::map<std::string, std::string>& instance_;
  Position position_;
  std::optional<int> fixed_;  // how long all plays from here last, if that is so
  std::vector<Line> lines_;
  double slice_ = 0;      // seconds for each attempt of this round
  std::size_t step_ = 0;  // of this round
  double left_ = 0;       // seconds of the step
  std::uint64_t positions_ = 0;
  double seconds_ = 0;
  std::mt19937_64 random_;
  // Those of this piece.
  const KeptEngines<Size>* engines_ = nullptr;
  AnalysisFollower* follower_ = nullptr;
};

}  // namespace harary
