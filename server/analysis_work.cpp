// SPDX-License-Identifier: MIT
#include "server/analysis_work.hpp"

#include <fmt/format.h>

#include <optional>
#include <utility>

#include "server/answers.hpp"
#include "server/probed_work.hpp"

namespace harary {

namespace {

// Runs an analysis; what becomes of the answer is for the derived classes.
class AnalysisWork : public Work {
 public:
  explicit AnalysisWork(std::unique_ptr<AnalysisRun> run) : run_(std::move(run)) {}

  State run(const TimeSlice& slice) final {
    State state = State::done;
    const auto failure = answer_of([&]() -> std::optional<http::Response> {
      state = run_pieces(slice);
      return std::nullopt;
    });
    if (!failure) return state;
    if (!slice.abandoned) fail(*failure);
    return State::done;
  }
  bool yields() const final { return run_->yields(); }
  std::chrono::milliseconds time_left() const final { return run_->time_left(); }
  int size() const final { return run_->moves(); }

 protected:
  virtual void succeed(const Json& answer) = 0;
  virtual void fail(const http::Response& problem) = 0;

 private:
  State run_pieces(const TimeSlice& slice) {
    while (true) {
      const bool yielded = run_->yields();
      run_->prepare();
      // The queue took it for work that yields: it decides anew.
      if (yielded && !run_->yields()) return State::unfinished;
      Job job(run_->budget());
      job.obey(run_->yields() ? &slice.over : &slice.abandoned);
      const AnalysisRun::State state = run_->go_on(job, AnalysisRun::Interrupted::pauses);
      if (slice.abandoned) return State::done;
      if (state == AnalysisRun::State::paused) return State::unfinished;
      if (state == AnalysisRun::State::answered) {
        succeed(run_->answer());
        return State::done;
      }
    }
  }

  std::unique_ptr<AnalysisRun> run_;
};

class SingleAnswerWork final : public AnalysisWork {
 public:
  SingleAnswerWork(std::unique_ptr<AnalysisRun> run, std::shared_ptr<http::Exchange> exchange,
                   http::Headers headers)
      : AnalysisWork(std::move(run)),
        exchange_(std::move(exchange)),
        headers_(std::move(headers)) {}

 private:
  void succeed(const Json& answer) override {
    respond(*exchange_, headers_, json_answer(200, answer));
  }
  void fail(const http::Response& problem) override { respond(*exchange_, headers_, problem); }
  // Its client waits for the answer and hears nothing until it is there.
  std::chrono::milliseconds timeout() const override { return kLongestWait; }
  void refused(const QueuePosition& at) override {
    respond(*exchange_, headers_,
            refused_by_queue(at, "or follow the analysis, which tells its place"));
  }

  std::shared_ptr<http::Exchange> exchange_;
  http::Headers headers_;
};

class StreamedWork final : public AnalysisWork {
 public:
  StreamedWork(std::unique_ptr<StreamedRun> run, std::shared_ptr<http::EventStream> events)
      : AnalysisWork(listening(std::move(run), *events)), events_(std::move(events)) {}

 private:
  // A client that reads slowly gets no estimates, which better ones soon replace.
  static constexpr std::size_t kMuch = 64 << 10;

  static std::unique_ptr<AnalysisRun> listening(std::unique_ptr<StreamedRun> run,
                                                http::EventStream& events) {
    run->listen([&events](const Json& news, bool passing) {
      if (passing && events.backlog() > kMuch) return;
      events.send("move", text_of(news));
    });
    return run;
  }

  void queued(const QueuePosition& at) override {
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(at.wait).count();
    events_->send("queue",
                  text_of({{"event", "queue"}, {"place", at.position}, {"seconds", seconds}}));
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

std::unique_ptr<Work> single_answer_work(std::unique_ptr<AnalysisRun> run,
                                         std::shared_ptr<http::Exchange> exchange,
                                         http::Headers headers) {
  return std::make_unique<SingleAnswerWork>(std::move(run), std::move(exchange),
                                            std::move(headers));
}
std::unique_ptr<Work> streamed_work(std::unique_ptr<StreamedRun> run,
                                    std::shared_ptr<http::EventStream> events) {
  return std::make_unique<StreamedWork>(std::move(run), std::move(events));
}

}  // namespace harary
