// SPDX-License-Identifier: MIT
// Runs many independent tasks on several threads and delivers the results in the order of the
// tasks. At most a fixed window of results waits at any time.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "base/thread_group.hpp"

namespace harary {

// Calls take() for one piece after another, never twice at the same time, until it returns nothing;
// work(piece) on `threads` threads; deliver(result) in the order of the pieces, one at a time. The
// first exception of any of them, in that order, ends the batch: earlier results are delivered,
// abandon() is called so that running work can end, and the exception is rethrown.
template <class Take, class Work, class Deliver, class Abandon>
void run_batch(int threads, Take take, Work work, Deliver deliver, Abandon abandon) {
  using Piece = typename decltype(take())::value_type;
  using Result = decltype(work(std::declval<Piece>()));
  using Outcome = std::variant<Result, std::exception_ptr>;
  std::mutex taking;  // held while take() runs, which may wait for input; locked before `mutex`
  std::mutex mutex;
  std::condition_variable delivered;
  std::map<std::size_t, Outcome> waiting;
  std::size_t taken = 0, next = 0;
  std::atomic<bool> ended{false};
  std::exception_ptr failure;
  const std::size_t window = 64 * static_cast<std::size_t>(threads);

  const auto put = [&](std::size_t i, Outcome outcome) {
    const std::lock_guard lock(mutex);
    waiting.emplace(i, std::move(outcome));
    for (auto first = waiting.begin();
         failure == nullptr && first != waiting.end() && first->first == next;
         first = waiting.begin()) {
      const Outcome ready = std::move(first->second);
      waiting.erase(first);
      ++next;
      try {
        if (const auto* error = std::get_if<std::exception_ptr>(&ready)) {
          std::rethrow_exception(*error);
        }
        deliver(std::get<Result>(ready));
      } catch (...) {
        failure = std::current_exception();
        ended = true;
        abandon();
      }
    }
    delivered.notify_all();
  };

  const auto loop = [&] {
    while (true) {
      std::optional<Piece> piece;
      std::size_t i = 0;
      {
        const std::lock_guard only_taker(taking);
        {
          std::unique_lock lock(mutex);
          delivered.wait(lock, [&] { return ended || taken < next + window; });
        }
        if (ended) return;
        i = taken++;
        try {
          piece = take();
        } catch (...) {
          ended = true;
          put(i, std::current_exception());
          return;
        }
        if (!piece) ended = true;
      }
      if (!piece) return;
      try {
        put(i, work(std::move(*piece)));
      } catch (...) {
        ended = true;
        put(i, std::current_exception());
      }
    }
  };

  in_threads(threads, [&](int) { loop(); });
  if (failure != nullptr) std::rethrow_exception(failure);
}

}  // namespace harary
