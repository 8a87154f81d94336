// SPDX-License-Identifier: MIT
#include "server/rate_limit.hpp"

#include <algorithm>

namespace harary {

bool RateLimit::take(const std::string& client, double amount, Clock::time_point now) {
  const std::lock_guard lock(mutex_);
  auto found = buckets_.find(client);
  if (found == buckets_.end()) {
    if (buckets_.size() >= kMostClients) forget_full_ones(now);
    if (buckets_.size() >= kMostClients) return false;
    found = buckets_.emplace(client, Bucket{at_once_, now}).first;
  }
  Bucket& bucket = found->second;
  const double seconds = std::chrono::duration<double>(now - bucket.at).count();
  bucket.tokens = std::min(at_once_, bucket.tokens + std::max(seconds, 0.0) * per_second_);
  bucket.at = now;
  if (bucket.tokens < amount) return false;
  bucket.tokens -= amount;
  return true;
}

void RateLimit::forget_full_ones(Clock::time_point now) {
  std::erase_if(buckets_, [&](const auto& entry) {
    const double seconds = std::chrono::duration<double>(now - entry.second.at).count();
    return entry.second.tokens + seconds * per_second_ >= at_once_;
  });
}

}  // namespace harary
