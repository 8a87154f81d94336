// SPDX-License-Identifier: MIT
// Token buckets: a client may make a number of requests at once, and a number a second in the long
// run.
#pragma once

#include <chrono>
#include <cstddef>
#include <mutex>
#include <string>
#include <unordered_map>

namespace harary {

class RateLimit {
 public:
  using Clock = std::chrono::steady_clock;

  RateLimit(double per_second, double at_once) : per_second_(per_second), at_once_(at_once) {}

  // Takes `amount` from the client's bucket if it is there. Safe from any thread. Buckets that are
  // full again are forgotten, so that memory stays flat: at most kMostClients are remembered, and
  // while there are more, unknown ones are refused.
  bool take(const std::string& client, double amount = 1, Clock::time_point now = Clock::now());

  static constexpr std::size_t kMostClients = 100'000;

 private:
  struct Bucket {
    double tokens = 0;
    Clock::time_point at;
  };
  void forget_full_ones(Clock::time_point now);

  double per_second_;
  double at_once_;
  std::mutex mutex_;
  std::unordered_map<std::string, Bucket> buckets_;
};

}  // namespace harary
