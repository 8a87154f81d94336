// SPDX-License-Identifier: MIT
#include "server/thinking_work.hpp"

#include <fmt/format.h>

#include <optional>
#include <utility>

#include "server/answers.hpp"
#include "server/tried_work.hpp"

namespace harary {

namespace {

// Thinks; what becomes of the answer is for the derived classes.
class ThinkingWork : public Work {
 public:
  explicit ThinkingWork(std::unique_ptr<Thinking> thinking) : thinking_(std::move(thinking)) {}

  State go_on(const TimeSlice& slice) final {
    State state = State::done;
    const auto failure = answer_of([&]() -> std::optional<http::Response> {
      state = think(slice);
      return std::nullopt;
    });
    if (!failure) return state;
    if (!slice.abandoned) fail(*failure);
    return State::done;
  }
  bool gives_way() const final { return thinking_->gives_way(); }
  std::chrono::milliseconds time_left() const final { return thinking_->time_left(); }
  int size() const final { return thinking_->moves(); }

 protected:
  virtual void succeed(const Json& answer) = 0;
  virtual void fail(const http::Response& problem) = 0;

 private:
  State think(const TimeSlice& slice) {
    while (true) {
      const bool gave_way = thinking_->gives_way();
      thinking_->prepare();
      // The pool believed that it does: it decides anew.
      if (gave_way && !thinking_->gives_way()) return State::unfinished;
      Job job(thinking_->budget());
      job.obey(thinking_->gives_way() ? &slice.over : &slice.abandoned);
      const Thinking::State state = thinking_->go_on(job, Thinking::Interrupted::pauses);
      if (slice.abandoned) return State::done;
      if (state == Thinking::State::paused) return State::unfinished;
      if (state == Thinking::State::answered) {
        succeed(thinking_->answer());
        return State::done;
      }
    }
  }

  std::unique_ptr<Thinking> thinking_;
};

class AnsweredWork final : public ThinkingWork {
 public:
  AnsweredWork(std::unique_ptr<Thinking> thinking, std::shared_ptr<http::Exchange> exchange,
               http::Headers headers)
      : ThinkingWork(std::move(thinking)),
        exchange_(std::move(exchange)),
        headers_(std::move(headers)) {}

 private:
  void succeed(const Json& answer) override {
    respond(*exchange_, headers_, json_answer(200, answer));
  }
  void fail(const http::Response& problem) override { respond(*exchange_, headers_, problem); }
  // Its client waits for the answer and hears nothing until it is there.
  std::chrono::milliseconds patience() const override { return kLongestWait; }
  void is_refused(const Waiting& where) override {
    respond(*exchange_, headers_,
            refused_by_queue(where, "or follow the analysis, which tells its place"));
  }

  std::shared_ptr<http::Exchange> exchange_;
  http::Headers headers_;
};

class FollowedWork final : public ThinkingWork {
 public:
  FollowedWork(std::unique_ptr<FollowedThinking> thinking,
               std::shared_ptr<http::EventStream> events)
      : ThinkingWork(listening(std::move(thinking), *events)), events_(std::move(events)) {}

 private:
  // A client that reads slowly gets no estimates, which better ones soon replace.
  static constexpr std::size_t kMuch = 64 << 10;

  static std::unique_ptr<Thinking> listening(std::unique_ptr<FollowedThinking> thinking,
                                             http::EventStream& events) {
    thinking->listen([&events](const Json& news, bool passing) {
      if (passing && events.backlog() > kMuch) return;
      events.send("move", text_of(news));
    });
    return thinking;
  }

  void waits(const Waiting& where) override {
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(where.time).count();
    events_->send("queue",
                  text_of({{"event", "queue"}, {"place", where.place}, {"seconds", seconds}}));
  }
  void succeed(const Json& answer) override {
    events_->send("end", text_of(answer));
    events_->finish();
  }
  void fail(const http::Response& problem) override {
    events_->send("problem", problem.body);
    events_->finish();
  }

  std::shared_ptr<http::EventStream> events_;
};

}  // namespace

std::unique_ptr<Work> answered_work(std::unique_ptr<Thinking> thinking,
                                    std::shared_ptr<http::Exchange> exchange,
                                    http::Headers headers) {
  return std::make_unique<AnsweredWork>(std::move(thinking), std::move(exchange),
                                        std::move(headers));
}
std::unique_ptr<Work> followed_work(std::unique_ptr<FollowedThinking> thinking,
                                    std::shared_ptr<http::EventStream> events) {
  return std::make_unique<FollowedWork>(std::move(thinking), std::move(events));
}

}  // namespace harary
