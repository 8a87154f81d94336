// SPDX-License-Identifier: MIT
#pragma once

#include <mutex>
#include <shared_mutex>

namespace harary {

// Several threads ask one engine: what is known, all at once if the engine allows it, and searches
// one after the other.
class EngineLock {
 public:
  explicit EngineLock(bool known_to_many) : known_to_many_(known_to_many) {}

  template <class F>
  auto known(F&& f) {
    if (!known_to_many_) return searched(f);
    const std::shared_lock lock(mutex_);
    return f();
  }
  template <class F>
  auto searched(F&& f) {
    const std::unique_lock lock(mutex_);
    return f();
  }

 private:
  bool known_to_many_;
  std::shared_mutex mutex_;
};

}  // namespace harary
