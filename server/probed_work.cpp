// SPDX-License-Identifier: MIT
#include "server/probed_work.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <string>
#include <utility>

#include "server/answers.hpp"
#include "server/thread_clock.hpp"

namespace harary {

namespace {

// Processor time of all probes together. How long each lasts: server/admission.cpp.
constexpr std::chrono::milliseconds kProbes{50};

class ProbedWork final : public Work {
 public:
  ProbedWork(std::function<std::optional<http::Response>(const TimeSlice&)> answer,
             std::chrono::milliseconds longest, std::shared_ptr<http::Exchange> exchange,
             http::Headers headers)
      : answer_(std::move(answer)),
        longest_(longest),
        exchange_(std::move(exchange)),
        headers_(std::move(headers)) {}

  State run(const TimeSlice& slice) override {
    const bool probe = yields();
    const ThreadClock clock = ThreadClock::of_this_thread();
    const auto begin = clock.now();
    auto response =
        answer_of([&] { return answer_({probe ? slice.over : slice.abandoned, slice.over}); });
    constexpr int kLeastFailure = 400;
    if (probe && slice.over && !slice.abandoned && response && response->status >= kLeastFailure) {
      probed_ += clock.now() - begin;
      long_ = probed_ >= kProbes;
      return State::unfinished;
    }
    if (response) respond(*exchange_, headers_, std::move(*response));
    return State::done;
  }
  bool yields() const override { return !long_; }
  std::chrono::milliseconds time_left() const override { return longest_; }
  std::chrono::milliseconds timeout() const override { return kLongestWait; }
  void refused(const QueuePosition& at) override {
    respond(*exchange_, headers_, refused_by_queue(at));
  }

 private:
  std::function<std::optional<http::Response>(const TimeSlice&)> answer_;
  std::chrono::milliseconds longest_;
  std::shared_ptr<http::Exchange> exchange_;
  http::Headers headers_;
  std::chrono::nanoseconds probed_{0};
  std::atomic<bool> long_{false};
};

}  // namespace

http::Response refused_by_queue(const QueuePosition& at, const std::string& advice) {
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(at.wait).count();
  http::Response response = problem_answer(
      429, fmt::format("this question would be number {} in the queue and wait up to {} seconds; "
                       "ask again later{}{}",
                       at.position, seconds, advice.empty() ? "" : ", ", advice));
  for (auto& [name, value] : response.headers) {
    constexpr std::int64_t kMost = 60;
    if (name == "Retry-After") value = std::to_string(std::min<std::int64_t>(seconds, kMost));
  }
  return response;
}

std::unique_ptr<Work> probed_work(
    std::function<std::optional<http::Response>(const TimeSlice&)> answer,
    std::chrono::milliseconds longest, std::shared_ptr<http::Exchange> exchange,
    http::Headers headers) {
  return std::make_unique<ProbedWork>(std::move(answer), longest, std::move(exchange),
                                      std::move(headers));
}

}  // namespace harary
