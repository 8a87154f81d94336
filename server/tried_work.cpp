// SPDX-License-Identifier: MIT
#include "server/tried_work.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <string>
#include <utility>

#include "server/answers.hpp"
#include "server/thread_clock.hpp"

namespace harary {

namespace {

// Processor time of all trials together. How long each lasts: server/admission.cpp.
constexpr std::chrono::milliseconds kTrials{50};

class TriedWork final : public Work {
 public:
  TriedWork(std::function<std::optional<http::Response>(const TimeSlice&)> answer,
            std::chrono::milliseconds longest, std::shared_ptr<http::Exchange> exchange,
            http::Headers headers)
      : answer_(std::move(answer)),
        longest_(longest),
        exchange_(std::move(exchange)),
        headers_(std::move(headers)) {}

  State go_on(const TimeSlice& slice) override {
    const bool trial = gives_way();
    const ThreadClock clock = ThreadClock::of_this_thread();
    const auto begin = clock.now();
    auto response =
        answer_of([&] { return answer_({trial ? slice.over : slice.abandoned, slice.over}); });
    constexpr int kLeastFailure = 400;
    if (trial && slice.over && !slice.abandoned && response && response->status >= kLeastFailure) {
      tried_ += clock.now() - begin;
      heavy_ = tried_ >= kTrials;
      return State::unfinished;
    }
    if (response) respond(*exchange_, headers_, std::move(*response));
    return State::done;
  }
  bool gives_way() const override { return !heavy_; }
  std::chrono::milliseconds time_left() const override { return longest_; }
  std::chrono::milliseconds patience() const override { return kLongestWait; }
  void is_refused(const Waiting& where) override {
    respond(*exchange_, headers_, refused_by_queue(where));
  }

 private:
  std::function<std::optional<http::Response>(const TimeSlice&)> answer_;
  std::chrono::milliseconds longest_;
  std::shared_ptr<http::Exchange> exchange_;
  http::Headers headers_;
  std::chrono::nanoseconds tried_{0};
  std::atomic<bool> heavy_{false};
};

}  // namespace

http::Response refused_by_queue(const Waiting& where, const std::string& advice) {
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(where.time).count();
  http::Response response = problem_answer(
      429, fmt::format("this question would be number {} in the queue and wait up to {} seconds; "
                       "ask again later{}{}",
                       where.place, seconds, advice.empty() ? "" : ", ", advice));
  for (auto& [name, value] : response.headers) {
    constexpr std::int64_t kMost = 60;
    if (name == "Retry-After") value = std::to_string(std::min<std::int64_t>(seconds, kMost));
  }
  return response;
}

std::unique_ptr<Work> tried_work(
    std::function<std::optional<http::Response>(const TimeSlice&)> answer,
    std::chrono::milliseconds longest, std::shared_ptr<http::Exchange> exchange,
    http::Headers headers) {
  return std::make_unique<TriedWork>(std::move(answer), longest, std::move(exchange),
                                     std::move(headers));
}

}  // namespace harary
