// SPDX-License-Identifier: MIT
// Long work for Python. The work runs on a thread of its own without the interpreter's lock; the
// calling thread waits, and looks in now and then with the lock: to run Python's signal handlers
// (Ctrl-C) and to tell a listener how far the work is. Engines touch Python only through the rules
// of a user's game, which take the lock for each call, so no lock is ever waited for while another
// is held.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <set>
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

// Work on a thread of its own that no thread of Python waits for.
class BackgroundWork {
 public:
  virtual ~BackgroundWork() = default;
  // Ends the work and waits for its thread. With the interpreter's lock, which is free meanwhile.
  virtual void stop() = 0;
  // In the child of a fork, where the thread is gone.
  virtual void forget() = 0;
};

// The jobs that threads of Python wait for, and those in the background; touched with the
// interpreter's lock only. When the interpreter ends it never gives its lock to daemon threads
// again, so these must have come back by then: their jobs are interrupted first.
class RunningJobs {
 public:
  static RunningJobs& all() {
    static RunningJobs jobs;
    return jobs;
  }

  // A job among them, as long as this lives.
  class Entry {
   public:
    explicit Entry(Job& job) : job_(job) {
      all().jobs_.insert(&job_);
      if (all().closing_) job_.interrupt();
    }
    ~Entry() { all().jobs_.erase(&job_); }
    Entry(const Entry&) = delete;
    Entry& operator=(const Entry&) = delete;

   private:
    Job& job_;
  };

  void begins(BackgroundWork* work) { background_.insert(work); }
  void ends(BackgroundWork* work) { background_.erase(work); }

  // At the interpreter's end: interrupts all, and waits until their threads have come back.
  void close();
  // In the child of a fork, which has only the thread that forked.
  void forget() {
    jobs_.clear();
    for (BackgroundWork* work : std::exchange(background_, {})) work->forget();
  }

 private:
  std::set<Job*> jobs_;
  std::set<BackgroundWork*> background_;
  bool closing_ = false;
};

// A thread that is in Python code, in the rules of a user's game, gets a KeyboardInterrupt there.
// With the interpreter's lock; elsewhere nothing happens.
inline void interrupt_python(unsigned long thread) {
  PyThreadState_SetAsyncExc(thread, PyExc_KeyboardInterrupt);
}

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
  const RunningJobs::Entry entry(job);
  {
    const nb::gil_scoped_release release;
    std::atomic<unsigned long> thread{0};
    std::thread worker([&] {
      thread = PyThread_get_thread_ident();
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
          interrupt_python(thread);
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
