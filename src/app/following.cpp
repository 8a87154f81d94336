// SPDX-License-Identifier: MIT
#include "app/following.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>

#include "app/analysing.hpp"
#include "app/instance.hpp"
#include "base/current_job.hpp"
#include "play/playouts.hpp"
#include "solve/proof/move_values.hpp"
#include "solve/proof/valuation.hpp"

namespace harary {

namespace {

using Milliseconds = std::chrono::milliseconds;

constexpr double kFirstSlice = 0.008;  // seconds
constexpr double kLongestSlice = 10;
// Of the time for proofs, what goes to estimates.
constexpr int kShareOfEstimates = 4;

// Wilson's interval for the share of `some` among `all`.
Share share_of(std::uint64_t some, std::uint64_t all) {
  constexpr double kZ = 1.959964;  // 95 %
  const double n = static_cast<double>(all);
  const double share = static_cast<double>(some) / n;
  const double middle = (share + kZ * kZ / (2 * n)) / (1 + kZ * kZ / n);
  const double half =
      kZ / (1 + kZ * kZ / n) * std::sqrt(share * (1 - share) / n + kZ * kZ / (4 * n * n));
  // Rounding must not push the share itself out of its interval.
  return {share, std::clamp(middle - half, 0.0, share), std::clamp(middle + half, share, 1.0)};
}

bool has_plays(const std::array<std::uint64_t, 3>& ends) {
  return ends != std::array<std::uint64_t, 3>{};
}

PlayoutEstimate estimate_of(const std::array<std::uint64_t, 3>& ends) {
  const auto [lost, tied, won] = ends;
  const std::uint64_t plays = lost + tied + won;
  return {share_of(won, plays), share_of(tied, plays), share_of(lost, plays), plays};
}

}  // namespace

void tell(const Analysis& analysis, AnalysisFollower& follower) {
  if (analysis.players == 1) return;
  for (const MoveReport& move : analysis.moves) {
    follower.learned({.move = move.move,
                      .like = {},
                      .verdict = move.verdict,
                      .remoteness = move.remoteness,
                      .winner = std::nullopt,
                      .worth = move.worth,
                      .estimate = std::nullopt});
  }
}

AnalysisInPieces::AnalysisInPieces(const Instance& game, Position p, bool whole)
    : game_(game),
      rules_(game.rules()),
      position_(std::move(p)),
      whole_(whole || rules_.players() == 1 || rules_.theorem_use() != TheoremUse::start) {}

Analysis AnalysisInPieces::go_on(const Engines& engines, AnalysisFollower* follower, Job& job) {
  if (whole_) {
    Analysis analysis = analysed(game_, engines, position_, job);
    if (follower != nullptr) tell(analysis, *follower);
    return analysis;
  }
  engines_ = &engines;
  follower_ = follower;
  const double begin = job.seconds();
  Analysis result = begun_analysis(game_, position_);
  if (!result.finished) {
    try {
      if (lines_.empty()) begin_lines(engines, job);
      if (by_depth_) {
        search_deeper(job);
      } else {
        go_through_rounds(job);
      }
    } catch (const JobStopped& stop) {
      result.stopped = stop.reason;
    }
    conclude(result);
  }
  seconds_ += job.seconds() - begin;
  result.seconds = seconds_;
  return result;
}

void AnalysisInPieces::begin_lines(const Engines& engines, Job& job) {
  const CurrentJob current(job);
  by_depth_ = engines.deepening(job, 1) != nullptr;
  if (rules_.players() > 2) last_.emplace(game_, job.budget(), Coding::remote);
  std::vector<Line> lines;
  std::vector<std::pair<std::string, std::size_t>> moves;
  std::map<std::pair<int, std::vector<std::uint64_t>>, std::size_t> numbers;
  for (const Move& move : rules_.moves(position_)) {
    const Position after = rules_.after(position_, move);
    const Position first = rules_.representative(after);
    std::pair<int, std::vector<std::uint64_t>> same{rules_.player_to_move(after),
                                                    {first.words().begin(), first.words().end()}};
    const auto [found, is_new] = numbers.emplace(std::move(same), lines.size());
    if (is_new) lines.emplace_back(move);
    lines[found->second].texts.push_back(rules_.move_text(position_, move));
    moves.emplace_back(lines[found->second].texts.back(), found->second);
  }
  lines_ = std::move(lines);
  moves_ = std::move(moves);
  remaining_moves_ = rules_.remaining_moves(position_);
  random_.seed(job.budget().seed);
  slice_ = kFirstSlice;
  left_ = time_of_step();
}

// For a follower all moves are searched deeper and deeper in turn, otherwise one after the other to
// the end.
void AnalysisInPieces::search_deeper(Job& job) {
  const CurrentJob current(job);
  const auto engine = engines_->deepening(job, 1);
  counting(*engine, [&] {
    for (;; ++depth_, step_ = 0) {
      for (; step_ < lines_.size(); ++step_) {
        if (!lines_[step_].value) look_at(lines_[step_], *engine);
      }
      if (std::all_of(lines_.begin(), lines_.end(), [](const Line& l) { return !!l.value; }))
        return;
    }
  });
}

void AnalysisInPieces::look_at(Line& line, Engine& engine) {
  if (follower_ == nullptr) {
    line.value = move_value(rules_, engine, position_, line.move);
    return;
  }
  const Position after = rules_.after(position_, line.move);
  const int sign = rules_.mover(after) == rules_.mover(position_) ? 1 : -1;
  if (const auto over = rules_.result(after)) {
    line.value = sign * *over;
  } else {
    const DepthSearch::Found found = engine.by_depth()->to_depth(after, depth_);
    if (found.exact) line.value = sign * found.value;
    line.seen = SearchEstimate{sign * found.points, depth_ + 1};
  }
  report(line);
}

void AnalysisInPieces::go_through_rounds(Job& job) {
  for (;;) {
    for (; step_ < 2 * lines_.size(); next_step()) {
      Line& line = lines_[step_ % lines_.size()];
      if (!is_attempt()) {
        if (follower_ != nullptr && !line.value && !line.winner && !line.last) {
          estimate(line, job);
        }
      } else if (!finished(line) && !line.too_large) {
        attempt(line, job);
      }
    }
    bool open = false;
    bool hopeful = false;
    for (const Line& line : lines_) {
      open = open || !finished(line);
      hopeful = hopeful || !(finished(line) || line.too_large);
    }
    if (!open) return;
    if (!hopeful) throw JobStopped{StopReason::memory};
    slice_ = std::min(2 * slice_, kLongestSlice);
    step_ = 0;
    left_ = time_of_step();
  }
}

// The steps of a round: each move is estimated, then each is attempted.
double AnalysisInPieces::time_of_step() const {
  return is_attempt() ? slice_ : slice_ / kShareOfEstimates;
}
void AnalysisInPieces::next_step() {
  ++step_;
  left_ = time_of_step();
}

// Works for what is left of the step. Throws JobStopped if the whole job is over; then the next
// piece does what is left, so that even the shortest pieces get on.
template <class Work>
std::optional<StopReason> AnalysisInPieces::in_step(Job& whole, Work&& work) {
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
void AnalysisInPieces::attempt(Line& line, Job& whole) {
  const auto stopped = in_step(whole, [&](Job& job) {
    if (last_) return prove_last(line, job);
    if (!line.value) prove_value(line, job);
    if (!finished(line)) prove_remoteness(line, job);
  });
  if (stopped == StopReason::memory) line.too_large = true;
}

void AnalysisInPieces::prove_value(Line& line, Job& job) {
  auto engine = engines_->nimbers(job, "", 1);
  if (!engine) engine = engines_->winning_sets(QuestionKind::outcome, job, "", 1);
  if (!engine) engine = engines_->core(QuestionKind::outcome, job, "", 1);
  if (!line.winner && (!engine || engine->answers_thresholds())) {
    // Who wins may be easy where the points are hard.
    const auto winner_engine = engine ? engine : engines_->core(QuestionKind::winner, job, "", 1);
    if (winner_engine) {
      counting(*winner_engine, [&] { prove_bounds(line, *winner_engine); });
      winner_engine->begin_question();
    }
  }
  if (!engine) engine = engines_->proof(job, "", 1);
  counting(*engine, [&] {
    line.value = move_value(rules_, *engine, position_, line.move, line.lower, line.upper);
  });
  report(line);
}

void AnalysisInPieces::prove_last(Line& line, Job& job) {
  const std::uint64_t before = last_->positions();
  try {
    line.last = last_->after(position_, line.move, job);
  } catch (const JobStopped&) {
    positions_ += last_->positions() - before;
    throw;
  }
  positions_ += last_->positions() - before;
  report(line);
}

// Who wins: which of the values where the winner changes lie below the value.
void AnalysisInPieces::prove_bounds(Line& line, Engine& winner_engine) {
  const bool first_moves = rules_.mover(position_) == Side::first;
  for (const Value cut : rules_.cuts()) {
    const Value low = first_moves ? cut : -cut - 1;
    if (line.lower > low || line.upper <= low) continue;
    if (move_value(rules_, winner_engine, position_, line.move, low, low + 1) > low) {
      line.lower = low + 1;
    } else {
      line.upper = low;
    }
  }
  // All values between the bounds mean the same winner.
  line.winner = verdict(line.lower != -kInfinity ? line.lower : line.upper).winner;
  report(line);
}

void AnalysisInPieces::prove_remoteness(Line& line, Job& job) {
  const auto engine = engines_->remoteness(job, 1);
  counting(*engine, [&] { line.coded = move_value(rules_, *engine, position_, line.move); });
  report(line);
}

template <class Work>
void AnalysisInPieces::counting(Engine& engine, Work&& work) {
  try {
    work();
  } catch (const JobStopped&) {
    positions_ += engine.positions();
    add_stats(stats_, engine.stats());
    throw;
  }
  positions_ += engine.positions();
  add_stats(stats_, engine.stats());
}

void AnalysisInPieces::estimate(Line& line, Job& whole) {
  const int mover = rules_.player_to_move(position_);
  in_step(whole, [&](const Job& job) {
    const Position q = rules_.after(position_, line.move);
    for (int play = 0; play < 4096; ++play) {
      const int end = random_play(rules_, q, mover, random_, job);
      ++line.ends[static_cast<std::size_t>(end + 1)];
      job.check();
    }
  });
  if (has_plays(line.ends)) report(line);
}

Verdict AnalysisInPieces::verdict(Value value) const {
  return game_.verdict(position_, value);
}
std::optional<int> AnalysisInPieces::remoteness(const Line& line) const {
  if (remaining_moves_) return remaining_moves_;
  if (!line.coded) return std::nullopt;
  const int moves = RemoteValuation<RuntimeRules>::remoteness_of(*line.coded);
  return moves < 0 ? std::nullopt : std::optional(moves);
}

void AnalysisInPieces::report(const Line& line) {
  if (follower_ == nullptr) return;
  MoveNews news;
  news.like = line.texts.front();
  if (line.last) {
    news.verdict = line.last->verdict();
    news.remoteness = line.last->remoteness;
    news.worth = worth(*news.verdict, rules_.player_to_move(position_));
  } else if (line.value) {
    news.verdict = verdict(*line.value);
    news.remoteness = remoteness(line);
  } else {
    news.winner = line.winner;
    if (line.seen) {
      news.estimate = *line.seen;
    } else if (!line.winner && has_plays(line.ends)) {
      news.estimate = estimate_of(line.ends);
    }
  }
  for (const std::string& text : line.texts) {
    news.move = text;
    follower_->learned(news);
  }
}

void AnalysisInPieces::conclude(Analysis& result) const {
  result.engine = stats_.empty() ? "" : engine_name(stats_.front());
  result.positions = positions_;
  result.stats = stats_;
  if (last_) return conclude_last(result);
  const Line* best = nullptr;
  const auto worth = [](const Line& line) { return line.coded ? *line.coded : *line.value; };
  bool whole = true;
  for (const Line& line : lines_) {
    if (!finished(line)) {
      whole = false;
    } else if (best == nullptr || worth(line) > worth(*best)) {
      best = &line;
    }
  }
  for (const auto& [text, number] : moves_) {
    const Line& line = lines_[number];
    if (!line.value) continue;
    const bool is_best = whole && worth(line) == worth(*best);
    result.moves.push_back({text, verdict(*line.value), remoteness(line), is_best});
  }
  if (whole && best != nullptr) {
    result.verdict = verdict(*best->value);
    result.remoteness = remoteness(*best);
  }
}

void AnalysisInPieces::conclude_last(Analysis& result) const {
  for (const auto& [text, number] : moves_) {
    const Line& line = lines_[number];
    if (!line.last) continue;
    const Verdict verdict = line.last->verdict();
    result.moves.push_back({text, verdict, line.last->remoteness, false,
                            worth(verdict, rules_.player_to_move(position_))});
  }
  if (result.moves.size() == moves_.size()) {
    conclude_for_player(result, rules_.player_to_move(position_));
  }
}

}  // namespace harary
