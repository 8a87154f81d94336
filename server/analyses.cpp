// SPDX-License-Identifier: MIT
#include "server/analyses.hpp"

#include <algorithm>
#include <atomic>
#include <optional>
#include <utility>

#include "server/answers.hpp"

namespace harary {

namespace {

// Analyses one position after the other; what becomes of them is for the derived classes.
class ThinkingWork : public Work {
 public:
  ThinkingWork(Sessions& sessions, Thought thought)
      : sessions_(sessions), thought_(std::move(thought)) {}

  State go_on(const Turn& turn) final {
    State state = State::done;
    const auto failure = answer_of([&]() -> std::optional<http::Response> {
      state = think(turn);
      return std::nullopt;
    });
    if (!failure) return state;
    if (!turn.abandoned) fail(*failure);
    return State::done;
  }
  bool gives_way() const final { return gives_way_; }

 protected:
  virtual AnalysisFollower* follower() { return nullptr; }
  // The analysis of the position; returns true if there is another position to think about.
  virtual bool take(const Analysis& analysis) = 0;
  virtual void fail(const http::Response& problem) = 0;

  const Game& game() const { return *thought_.game; }
  void turn_to(std::string position) {
    thought_.position = std::move(position);
    analysis_.reset();
  }

 private:
  State think(const Turn& turn) {
    while (true) {
      const Sessions::Loan session = sessions_.of(thought_.game);
      if (!analysis_) {
        analysis_ = (*session).begin(thought_.position);
        gives_way_ = !analysis_->forgets();
      }
      Budget budget;
      budget.memory_bytes = sessions_.memory_of_each();
      budget.time = std::max(thought_.time - spent_, std::chrono::milliseconds{1});
      Job job(budget);
      job.obey(gives_way_ ? &turn.over : &turn.abandoned);
      Analysis analysis = (*session).go_on(*analysis_, follower(), job);
      spent_ += std::chrono::ceil<std::chrono::milliseconds>(
          std::chrono::duration<double>(job.seconds()));
      if (turn.abandoned) return State::done;
      if (analysis.stopped == StopReason::interrupt) {
        if (spent_ < thought_.time) return State::unfinished;
        analysis.stopped = StopReason::time;
      }
      if (!take(analysis)) return State::done;
    }
  }

  Sessions& sessions_;
  Thought thought_;
  std::chrono::milliseconds spent_{0};
  std::unique_ptr<AnalysisInPieces> analysis_;
  std::atomic<bool> gives_way_{true};
};

// One answer at the end.
class AnsweredWork : public ThinkingWork {
 public:
  AnsweredWork(Sessions& sessions, Thought thought, std::shared_ptr<http::Exchange> exchange,
               http::Headers headers)
      : ThinkingWork(sessions, std::move(thought)),
        exchange_(std::move(exchange)),
        headers_(std::move(headers)) {}

 protected:
  void fail(const http::Response& problem) final { answer(problem); }
  void answer(http::Response response) { respond(*exchange_, headers_, std::move(response)); }

 private:
  std::shared_ptr<http::Exchange> exchange_;
  http::Headers headers_;
};

class AnalysisWork final : public AnsweredWork {
 public:
  using AnsweredWork::AnsweredWork;

 private:
  bool take(const Analysis& analysis) override {
    answer(json_answer(200, to_json(analysis)));
    return false;
  }
};

class LineWork final : public AnsweredWork {
 public:
  using AnsweredWork::AnsweredWork;

 private:
  bool take(const Analysis& analysis) override {
    const auto best = std::find_if(analysis.moves.begin(), analysis.moves.end(),
                                   [](const MoveReport& move) { return move.best; });
    if (analysis.finished || analysis.stopped || best == analysis.moves.end()) {
      answer(json_answer(200, {{"moves", moves_}, {"complete", analysis.finished}}));
      return false;
    }
    moves_.push_back(best->move);
    turn_to(game().play(analysis.position, best->move));
    return true;
  }

  Json moves_ = Json::array();
};

class FollowedWork final : public ThinkingWork, private AnalysisFollower {
 public:
  FollowedWork(Sessions& sessions, Thought thought, std::shared_ptr<http::EventStream> events)
      : ThinkingWork(sessions, std::move(thought)), events_(std::move(events)) {}

 private:
  // A client that reads slowly gets no estimates, which better ones soon replace.
  static constexpr std::size_t kMuch = 64 << 10;

  AnalysisFollower* follower() override { return this; }
  void begins(const PlayView&) override {}  // sent before the work began
  void learned(const MoveNews& news) override {
    if (news.estimate && events_->backlog() > kMuch) return;
    events_->send("move", text_of(to_json(news)));
  }
  bool take(const Analysis& analysis) override {
    events_->send("end", text_of(end_json(analysis)));
    events_->finish();
    return false;
  }
  void fail(const http::Response& problem) override {
    events_->send("problem", problem.body);
    events_->finish();
  }

  std::shared_ptr<http::EventStream> events_;
};

}  // namespace

std::unique_ptr<Work> analysis_work(Sessions& sessions, Thought thought,
                                    std::shared_ptr<http::Exchange> exchange,
                                    http::Headers headers) {
  return std::make_unique<AnalysisWork>(sessions, std::move(thought), std::move(exchange),
                                        std::move(headers));
}
std::unique_ptr<Work> followed_work(Sessions& sessions, Thought thought,
                                    std::shared_ptr<http::EventStream> events) {
  return std::make_unique<FollowedWork>(sessions, std::move(thought), std::move(events));
}
std::unique_ptr<Work> line_work(Sessions& sessions, Thought thought,
                                std::shared_ptr<http::Exchange> exchange, http::Headers headers) {
  return std::make_unique<LineWork>(sessions, std::move(thought), std::move(exchange),
                                    std::move(headers));
}

}  // namespace harary
