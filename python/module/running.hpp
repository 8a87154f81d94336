// SPDX-License-Identifier: MIT
// Long work for Python. The work runs on a thread of its own without the interpreter's lock; the
// calling thread waits, and looks in now and then with the lock: to run Python's signal handlers
// (Ctrl-C) and to tell a listener how far the work is. Engines never touch Python, so no lock is
// ever waited for while another is held.
#pragma once

#include <nanobind/nanobind.h>

#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>

#include "app/json.hpp"
#include "base/job.hpp"

namespace harary::python {

namespace nb = nanobind;

// The time or memory ended, and there is no partial answer.
class BudgetEnded : public std::runtime_error {
 public:
  explicit BudgetEnded(StopReason reason)
      : std::runtime_error("the budget ended before an answer: " + std::string(name_of(reason))) {}
};

// `listener`: None, or called with (phase, done, total, unit, seconds).
template <class Work>
auto watched(const Budget& budget, const nb::object& listener, Work&& work) {
  using Result = std::invoke_result_t<Work&, Job&>;
  constexpr auto kBetweenLooks = std::chrono::milliseconds(50);

  std::mutex mutex;
  std::condition_variable wake;
  bool done = false;
  std::optional<Progress> news;
  std::optional<Result> result;
  std::exception_ptr failure;
  std::exception_ptr python_failure;  // of a signal handler or of the listener

  Job job(
      budget, listener.is_none() ? Job::Listener() : [&](const Progress& progress) {
        const std::lock_guard lock(mutex);
        news = progress;
      });
  {
    const nb::gil_scoped_release release;
    std::thread worker([&] {
      try {
        result.emplace(work(job));
      } catch (const JobStopped& stop) {
        failure = std::make_exception_ptr(BudgetEnded(stop.reason));
      } catch (...) {
        failure = std::current_exception();
      }
      const std::lock_guard lock(mutex);
      done = true;
      wake.notify_one();
    });
    std::unique_lock lock(mutex);
    while (!wake.wait_for(lock, kBetweenLooks, [&] { return done; })) {
      if (python_failure) continue;
      const std::optional<Progress> heard = std::exchange(news, std::nullopt);
      lock.unlock();
      {
        const nb::gil_scoped_acquire acquire;
        try {
          if (PyErr_CheckSignals() != 0) nb::raise_python_error();
          if (heard) listener(heard->phase, heard->done, heard->total, heard->unit, heard->seconds);
        } catch (...) {
          python_failure = std::current_exception();
          job.interrupt();
        }
      }
      lock.lock();
    }
    lock.unlock();
    worker.join();
  }
  if (python_failure) std::rethrow_exception(python_failure);
  if (failure) std::rethrow_exception(failure);
  return std::move(*result);
}

}  // namespace harary::python
