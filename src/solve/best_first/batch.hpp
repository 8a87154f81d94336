// SPDX-License-Identifier: MIT
// Many independent pieces of work on several threads, delivered in their order: solutions of a list
// of boards come out as the boards went in, and never is more than a window of them waiting.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace harary {

// Calls work(i) for 0 <= i < count on `threads` threads, and deliver(i, result) in order, one at a
// time. The first exception of either ends the batch and is thrown on; what was delivered before it
// is an unbroken beginning.
template <class Work, class Deliver>
void run_batch(std::size_t count, int threads, Work work, Deliver deliver) {
  using Result = decltype(work(std::size_t{0}));
  std::mutex mutex;
  std::condition_variable delivered;
  std::map<std::size_t, Result> waiting;
  std::size_t taken = 0, next = 0;
  std::exception_ptr failure;
  const std::size_t window = 64 * static_cast<std::size_t>(threads);

  const auto loop = [&] {
    std::unique_lock lock(mutex);
    while (taken < count && failure == nullptr) {
      if (taken >= next + window) {
        delivered.wait(lock);
        continue;
      }
      const std::size_t i = taken++;
      lock.unlock();
      try {
        Result result = work(i);
        lock.lock();
        waiting.emplace(i, std::move(result));
        for (auto first = waiting.begin();
             failure == nullptr && first != waiting.end() && first->first == next;
             first = waiting.begin()) {
          Result ready = std::move(first->second);
          waiting.erase(first);
          deliver(next, std::move(ready));
          ++next;
        }
      } catch (...) {
        if (!lock.owns_lock()) lock.lock();
        if (failure == nullptr) failure = std::current_exception();
      }
      delivered.notify_all();
    }
  };

  std::vector<std::thread> helpers;
  for (int i = 1; i < threads && static_cast<std::size_t>(i) < count; ++i)
    helpers.emplace_back(loop);
  loop();
  for (std::thread& helper : helpers) helper.join();
  if (failure != nullptr) std::rethrow_exception(failure);
}

}  // namespace harary
