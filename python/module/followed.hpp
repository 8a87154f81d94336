// SPDX-License-Identifier: MIT
// An analysis that Python follows. It runs on a thread of its own, and its news wait here until
// they are asked for: of each move only the latest, so a slow reader costs no memory and misses
// nothing that was proved.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include "app/json.hpp"
#include "app/session.hpp"
#include "base/job.hpp"
#include "python/module/running.hpp"

namespace harary::python {

class Followed final : public BackgroundWork, AnalysisFollower {
 public:
  // The game of the session must outlive this object.
  Followed(std::shared_ptr<Session> session, std::string position, const Budget& budget)
      : session_(std::move(session)), position_(std::move(position)), job_(budget) {
    // First the thread: when the system gives none, this object ends here and must not be listed.
    thread_ = std::make_unique<std::thread>([this] { work(); });
    RunningJobs::all().begins(this);
  }
  ~Followed() override {
    stop();
    RunningJobs::all().ends(this);
  }
  Followed(const Followed&) = delete;
  Followed& operator=(const Followed&) = delete;

  // The next news as JSON; nothing when the analysis is over. Waits without the interpreter's lock;
  // throws what the analysis threw, and what a signal handler raised.
  std::optional<std::string> next() {
    constexpr auto kBetweenLooks = std::chrono::milliseconds(50);
    while (true) {
      std::optional<MoveNews> found;
      bool over = false;
      {
        const nb::gil_scoped_release release;
        std::unique_lock lock(mutex_);
        wake_.wait_for(lock, kBetweenLooks, [&] { return over_ || !order_.empty(); });
        if (!order_.empty()) {
          found = std::move(news_.extract(order_.front()).mapped());
          order_.pop_front();
        } else {
          over = over_;
        }
      }
      if (PyErr_CheckSignals() != 0) nb::raise_python_error();
      if (found) return to_json(*found).dump();
      if (over) break;
    }
    if (failure_) std::rethrow_exception(failure_);
    return std::nullopt;
  }

  // The analysis as JSON, complete or as it was when it ended; nothing before, and where it failed.
  std::optional<std::string> analysis() {
    const nb::gil_scoped_release release;
    const std::lock_guard lock(mutex_);
    return over_ ? analysis_ : std::nullopt;
  }

  void stop() override {
    if (!thread_ || !thread_->joinable()) return;
    job_.interrupt();
    if (!over_soon()) interrupt_python(python_thread_);
    const nb::gil_scoped_release release;
    thread_->join();
  }

  void forget() override { static_cast<void>(thread_.release()); }

 private:
  // Does the analysis end by itself? Rules in Python may take longer.
  bool over_soon() {
    constexpr auto kPatience = std::chrono::milliseconds(200);
    const nb::gil_scoped_release release;
    std::unique_lock lock(mutex_);
    return wake_.wait_for(lock, kPatience, [&] { return over_; });
  }

  void begins(const PlayView&) override {}

  void learned(const MoveNews& news) override {
    const std::lock_guard lock(mutex_);
    if (news_.insert_or_assign(news.move, news).second) order_.push_back(news.move);
    wake_.notify_one();
  }

  void work() {
    python_thread_ = PyThread_get_thread_ident();
    std::optional<std::string> analysis;
    std::exception_ptr failure;
    try {
      analysis = to_json(session_->follow(position_, *this, job_)).dump();
    } catch (const JobStopped& stop) {
      failure = std::make_exception_ptr(BudgetEnded(stop.reason));
    } catch (...) {
      failure = std::current_exception();
    }
    const std::lock_guard lock(mutex_);
    analysis_ = std::move(analysis);
    failure_ = failure;
    over_ = true;
    wake_.notify_one();
  }

  std::shared_ptr<Session> session_;
  std::string position_;
  Job job_;
  std::atomic<unsigned long> python_thread_{0};
  std::unique_ptr<std::thread> thread_;

  std::mutex mutex_;  // guards what follows
  std::condition_variable wake_;
  std::map<std::string, MoveNews> news_;
  std::deque<std::string> order_;  // of the moves in news_
  bool over_ = false;
  std::optional<std::string> analysis_;
  std::exception_ptr failure_;
};

}  // namespace harary::python
