// SPDX-License-Identifier: MIT
// How much processor time visitors have used of late: every few seconds half of it is forgotten.
#pragma once

#include <chrono>
#include <cmath>
#include <cstddef>
#include <string>
#include <unordered_map>

namespace harary {

class RecentUsage {
 public:
  using Clock = std::chrono::steady_clock;

  double of(const std::string& name, Clock::time_point now) const {
    const auto found = used_.find(name);
    return found == used_.end() ? 0 : left_of(found->second, now);
  }
  void add(const std::string& name, double seconds, Clock::time_point now) {
    if (used_.size() >= kMostNames) forget_small_ones(now);
    Used& used = used_[name];
    used = {left_of(used, now) + seconds, now};
  }

 private:
  static constexpr std::size_t kMostNames = 10'000;
  static constexpr double kHalfLife = 10;  // seconds
  static constexpr double kSmall = 1e-3;
  struct Used {
    double seconds = 0;
    Clock::time_point at;
  };

  static double left_of(const Used& used, Clock::time_point now) {
    const double age = std::chrono::duration<double>(now - used.at).count();
    return used.seconds == 0 ? 0 : used.seconds * std::exp2(-age / kHalfLife);
  }
  // What is left of them makes no difference. Where that is not enough, all start afresh.
  void forget_small_ones(Clock::time_point now) {
    std::erase_if(used_, [&](const auto& entry) { return left_of(entry.second, now) < kSmall; });
    if (used_.size() >= kMostNames) used_.clear();
  }

  std::unordered_map<std::string, Used> used_;
};

}  // namespace harary
