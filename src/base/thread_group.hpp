// SPDX-License-Identifier: MIT
// Threads beside the one that a computation began in. The system may give fewer than were asked
// for, as in a container with a limit (EAGAIN): the work must get done with fewer, or with none.
#pragma once

#include <exception>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace harary {

class ThreadGroup {
 public:
  ThreadGroup() = default;
  ~ThreadGroup() { join(); }
  ThreadGroup(const ThreadGroup&) = delete;
  ThreadGroup& operator=(const ThreadGroup&) = delete;

  // Runs work(), which must not throw, in one thread more; false if the system gives no thread, or
  // no memory for it.
  template <class Work>
  bool start(Work&& work) {
    try {
      threads_.emplace_back(std::forward<Work>(work));
      return true;
    } catch (const std::system_error&) {
      return false;
    } catch (const std::bad_alloc&) {
      return false;
    }
  }
  // Waits for all of them.
  void join() {
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
  }

 private:
  std::vector<std::thread> threads_;
};

// Calls work(0) in this thread and work(1), …, work(threads - 1) in others, as far as the system
// gives them; so each call takes what is left of the tasks, until none is. Waits for all, then
// rethrows an exception that one of them has thrown.
template <class Work>
void in_threads(int threads, Work&& work) {
  std::exception_ptr failure;
  std::mutex mutex;
  const auto guarded = [&](int number) {
    try {
      work(number);
    } catch (...) {
      const std::lock_guard lock(mutex);
      failure = std::current_exception();
    }
  };
  ThreadGroup others;
  for (int i = 1; i < threads; ++i) {
    if (!others.start([&guarded, i] { guarded(i); })) break;
  }
  guarded(0);
  others.join();
  if (failure) std::rethrow_exception(failure);
}

}  // namespace harary
