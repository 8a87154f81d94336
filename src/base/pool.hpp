// SPDX-License-Identifier: MIT
// Things that are expensive to make and are used by one thread at a time, again and again.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace harary {

// Makes a thing when none is free. All functions may be called by several threads.
template <class T>
class Pool {
 public:
  explicit Pool(std::function<std::unique_ptr<T>()> make) : make_(std::move(make)) {}

  std::unique_ptr<T> take() {
    const std::lock_guard lock(mutex_);
    if (free_.empty()) return make_();
    std::unique_ptr<T> result = std::move(free_.back());
    free_.pop_back();
    return result;
  }
  void give_back(std::unique_ptr<T> thing) {
    const std::lock_guard lock(mutex_);
    free_.push_back(std::move(thing));
  }

 private:
  std::function<std::unique_ptr<T>()> make_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<T>> free_;
};

}  // namespace harary
