// SPDX-License-Identifier: MIT
// The value of every move of a position of Honey-Bee. For a follower all moves are searched deeper
// and deeper in turn: until the value of a move is known, what its last search found is an
// estimate. On six boards of 12 x 12 to 14 x 16 cells that took 0.4 to 2.4 times as many positions
// as one move after the other to the end, which is the way without a follower.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/answer.hpp"
#include "app/session.hpp"
#include "base/job.hpp"
#include "solve/deepening/search.hpp"

namespace harary {

template <Estimating R>
class HoneyBeeAnalysis final : public AnalysisInPieces {
 public:
  using Position = typename R::Position;
  using Move = typename R::Move;
  using Engine = DeepeningSearch<R>;

  // All but the position must outlive this object.
  HoneyBeeAnalysis(const R& rules, const std::string& name,
                   const std::map<std::string, std::string>& instance, const Position& p)
      : rules_(rules), name_(name), instance_(instance), position_(p) {
    if (rules_.result(p)) return;
    for (const Move& move : rules_.moves(p)) lines_.push_back({move, std::nullopt});
  }

  // Works until all is proved or the job ends, which must be the engine's own or one that it
  // follows. The follower may be null.
  Analysis go_on(Engine& engine, AnalysisFollower* follower, Job& job) {
    const double begin = job.seconds();
    const std::uint64_t before = engine.positions();
    std::optional<StopReason> stopped;
    try {
      for (; open(); ++depth_, next_ = 0) {
        for (; next_ < lines_.size(); ++next_) {
          if (!lines_[next_].value) look_at(lines_[next_], engine, follower);
        }
      }
    } catch (const JobStopped& stop) {
      stopped = stop.reason;
    }
    positions_ += engine.positions() - before;
    seconds_ += job.seconds() - begin;
    return conclusion(stopped);
  }

 private:
  struct Line {
    Move move;
    std::optional<Value> value;  // proved; for the player to move
  };

  bool open() const {
    return std::any_of(lines_.begin(), lines_.end(), [](const Line& l) { return !l.value; });
  }

  // Players move in turn, so what is good for the next one is bad for this one.
  void look_at(Line& line, Engine& engine, AnalysisFollower* follower) {
    const Position after = rules_.after(position_, line.move);
    if (follower == nullptr) {
      line.value = -engine.value(after);
      return;
    }
    MoveNews news;
    news.move = rules_.move_text(position_, line.move);
    if (const auto over = rules_.result(after)) {
      line.value = -*over;
    } else {
      const auto found = engine.to_depth(after, depth_);
      if (found.exact) {
        line.value = -found.value / Engine::kUnit;
      } else {
        news.estimate =
            SearchEstimate{-static_cast<double>(found.value) / Engine::kUnit, depth_ + 1};
      }
    }
    if (line.value) news.verdict = verdict(*line.value);
    follower->learned(news);
  }

  Verdict verdict(Value value) const {
    return rules_.verdict(for_first(rules_.mover(position_), value));
  }

  Analysis conclusion(std::optional<StopReason> stopped) const {
    Analysis result;
    result.game = name_;
    result.instance = instance_;
    result.position = rules_.position_text(position_);
    result.mover = rules_.mover(position_);
    result.mover_name = rules_.mover_name(position_);
    result.positions = positions_;
    result.seconds = seconds_;
    result.stopped = stopped;
    if (const auto value = rules_.result(position_)) {
      result.finished = true;
      result.verdict = verdict(*value);
      return result;
    }
    Value best = -kInfinity;
    for (const Line& line : lines_) best = std::max(best, line.value.value_or(-kInfinity));
    const bool whole = !open();
    for (const Line& line : lines_) {
      if (!line.value) continue;
      result.moves.push_back({rules_.move_text(position_, line.move), verdict(*line.value),
                              std::nullopt, whole && *line.value == best});
    }
    if (whole) result.verdict = verdict(best);
    return result;
  }

  const R& rules_;
  const std::string& name_;
  const std::map<std::string, std::string>& instance_;
  Position position_;
  std::vector<Line> lines_;
  int depth_ = 1;         // of the searches after each move
  std::size_t next_ = 0;  // of the moves, at this depth
  std::uint64_t positions_ = 0;
  double seconds_ = 0;
};

}  // namespace harary
