// SPDX-License-Identifier: MIT
#include "server/thinking.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "server/problem.hpp"

namespace harary {

namespace {

class MovesThinking final : public Thinking {
 public:
  using Thinking::Thinking;

 private:
  State take(const Analysis& analysis) override { return answer_with(to_json(analysis)); }
};

class LineThinking final : public Thinking {
 public:
  using Thinking::Thinking;

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
int number_of_moves(const Thought& thought) {
  int count = 0;
  const Position position = thought.game->position(thought.position);
  for ([[maybe_unused]] const Move& move : thought.game->rules().moves(position)) {
    if (++count == kManyMoves) break;
  }
  return count;
}

}  // namespace

Thinking::Thinking(Sessions& sessions, Thought thought)
    : sessions_(sessions), thought_(std::move(thought)), moves_(number_of_moves(thought_)) {}

void Thinking::prepare() {
  if (analysis_) return;
  const Sessions::Loan session = sessions_.of(thought_.game);
  analysis_ = (*session).begin(thought_.position);
  gives_way_ = !analysis_->forgets();
}

Budget Thinking::budget() const {
  Budget budget;
  budget.memory_bytes = sessions_.memory_of_each();
  budget.time = time_left();
  return budget;
}

std::chrono::milliseconds Thinking::time_left() const {
  return std::max(thought_.time - spent_, std::chrono::milliseconds{1});
}

Thinking::State Thinking::go_on(Job& job, Interrupted interrupted) {
  const Sessions::Loan session = sessions_.of(thought_.game);
  Analysis analysis = (*session).go_on(*analysis_, follower(), job);
  spent_ +=
      std::chrono::ceil<std::chrono::milliseconds>(std::chrono::duration<double>(job.seconds()));
  if (analysis.stopped == StopReason::interrupt && interrupted == Interrupted::pauses) {
    if (spent_ < thought_.time) return State::paused;
    analysis.stopped = StopReason::time;
  }
  return take(analysis);
}

void Thinking::turn_to(std::string position) {
  thought_.position = std::move(position);
  analysis_.reset();
}

Thinking::State Thinking::answer_with(Json answer) {
  answer_ = std::move(answer);
  return State::answered;
}

std::unique_ptr<Thinking> think_of_moves(Sessions& sessions, Thought thought) {
  return std::make_unique<MovesThinking>(sessions, std::move(thought));
}
std::unique_ptr<Thinking> think_of_line(Sessions& sessions, Thought thought) {
  return std::make_unique<LineThinking>(sessions, std::move(thought));
}

FollowedThinking::FollowedThinking(Sessions& sessions, Thought thought)
    : Thinking(sessions, std::move(thought)) {
  const PlayView view = game().view(position());
  if (view.more_moves) {
    throw Problem(
        422, fmt::format("more than {} moves are too many to follow one by one", kMostListedMoves));
  }
  begin_ = begin_json(game(), view);
}

void FollowedThinking::learned(const MoveNews& news) {
  if (hear_) hear_(to_json(news), news.estimate.has_value());
}

Thinking::State FollowedThinking::take(const Analysis& analysis) {
  return answer_with(end_json(analysis));
}

}  // namespace harary
