// SPDX-License-Identifier: MIT
// Several threads ask one engine: what is known, all at the same time, and searches one after the
// other.
#pragma once

#include <mutex>
#include <shared_mutex>

namespace harary {

class EngineLock {
 public:
  template <class F>
  auto known(F&& f) {
    const std::shared_lock lock(mutex_);
    return f();
  }
  template <class F>
  auto searched(F&& f) {
    const std::unique_lock lock(mutex_);
    return f();
  }

 private:
  std::shared_mutex mutex_;
};

}  // namespace harary
