// SPDX-License-Identifier: MIT
#include "server/analysis_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "server/problem.hpp"

namespace harary {

namespace {

class MovesRun final : public AnalysisRun {
 public:
  using AnalysisRun::AnalysisRun;

 private:
  State take(const Analysis& analysis) override { return answer_with(to_json(analysis)); }
};

class LineRun final : public AnalysisRun {
 public:
  using AnalysisRun::AnalysisRun;

 private:
  State take(const Analysis& analysis) override {
    const auto best = std::find_if(analysis.moves.begin(), analysis.moves.end(),
                                   [](const MoveReport& move) { return move.best; });
    if (analysis.finished || analysis.stopped || best == analysis.moves.end()) {
      return answer_with({{"moves", moves_}, {"complete", analysis.finished}});
    }
    moves_.push_back(best->move);
    turn_to(game().play(analysis.position, best->move));
    return State::next_position;
  }

  Json moves_ = Json::array();
};

// With a bias there may be millions; where there are many, how many makes no difference.
constexpr int kManyMoves = 10'000;
int number_of_moves(const AnalysisQuery& query) {
  int count = 0;
  const Position position = query.game->position(query.position);
  for ([[maybe_unused]] const Move& move : query.game->rules().moves(position)) {
    if (++count == kManyMoves) break;
  }
  return count;
}

}  // namespace

AnalysisRun::AnalysisRun(Sessions& sessions, AnalysisQuery query)
    : sessions_(sessions), query_(std::move(query)), moves_(number_of_moves(query_)) {}

void AnalysisRun::prepare() {
  if (analysis_) return;
  const Sessions::Loan session = sessions_.of(query_.game);
  analysis_ = (*session).begin(query_.position, query_.question);
  yields_ = !analysis_->forgets();
}

Budget AnalysisRun::budget() const {
  Budget budget;
  budget.memory_bytes = sessions_.memory_of_each();
  budget.time = time_left();
  return budget;
}

std::chrono::milliseconds AnalysisRun::time_left() const {
  return std::max(query_.time - spent_, std::chrono::milliseconds{1});
}

AnalysisRun::State AnalysisRun::go_on(Job& job, Interrupted interrupted) {
  const Sessions::Loan session = sessions_.of(query_.game);
  Analysis analysis = (*session).go_on(*analysis_, follower(), job);
  spent_ +=
      std::chrono::ceil<std::chrono::milliseconds>(std::chrono::duration<double>(job.seconds()));
  if (analysis.stopped == StopReason::interrupt && interrupted == Interrupted::pauses) {
    if (spent_ < query_.time) return State::paused;
    analysis.stopped = StopReason::time;
  }
  return take(analysis);
}

void AnalysisRun::turn_to(std::string position) {
  query_.position = std::move(position);
  analysis_.reset();
}

AnalysisRun::State AnalysisRun::answer_with(Json answer) {
  answer_ = std::move(answer);
  return State::answered;
}

std::unique_ptr<AnalysisRun> analyse_moves(Sessions& sessions, AnalysisQuery query) {
  return std::make_unique<MovesRun>(sessions, std::move(query));
}
std::unique_ptr<AnalysisRun> analyse_line(Sessions& sessions, AnalysisQuery query) {
  return std::make_unique<LineRun>(sessions, std::move(query));
}

StreamedRun::StreamedRun(Sessions& sessions, AnalysisQuery query)
    : AnalysisRun(sessions, std::move(query)) {
  const PlayView view = game().view(position());
  if (view.more_moves) {
    throw Problem(
        422, fmt::format("more than {} moves are too many to follow one by one", kMostListedMoves));
  }
  begin_ = begin_json(game(), view);
}

void StreamedRun::learned(const MoveNews& news) {
  if (hear_) hear_(to_json(news), news.estimate.has_value());
}

AnalysisRun::State StreamedRun::take(const Analysis& analysis) {
  return answer_with(end_json(analysis));
}

}  // namespace harary
