// SPDX-License-Identifier: MIT
// The events of a stream between the thread that has them and the connection that sends them.
#pragma once

#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>

namespace harary::http {

class EventBacklog {
 public:
  explicit EventBacklog(std::size_t most) : most_(most) {}

  enum class Added { first, more, refused };
  // first: nothing was waiting, so the connection must be told. refused: the stream has ended, or
  // the client does not read, which ends it.
  Added add(std::string_view text) {
    const std::lock_guard lock(mutex_);
    if (finished_) return Added::refused;
    if (ended_ || waiting_.size() + text.size() > most_) {
      ended_ = true;
      return Added::refused;
    }
    waiting_ += text;
    const bool first = !told_;
    told_ = true;
    return first ? Added::first : Added::more;
  }
  // No more will come; what waits is still sent.
  void finish() {
    const std::lock_guard lock(mutex_);
    finished_ = true;
  }
  // The client is gone.
  void end() {
    const std::lock_guard lock(mutex_);
    ended_ = true;
    waiting_.clear();
  }
  struct Taken {
    std::string text;
    bool finished = false;
    bool ended = false;
  };
  Taken take() {
    const std::lock_guard lock(mutex_);
    told_ = false;
    Taken taken{std::move(waiting_), finished_, ended_};
    waiting_.clear();
    return taken;
  }
  std::size_t size() const {
    const std::lock_guard lock(mutex_);
    return waiting_.size();
  }

 private:
  const std::size_t most_;
  mutable std::mutex mutex_;
  std::string waiting_;
  bool told_ = false;
  bool finished_ = false;
  bool ended_ = false;
};

}  // namespace harary::http
