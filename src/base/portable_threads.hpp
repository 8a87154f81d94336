// SPDX-License-Identifier: MIT
// portable::jthread and stop_token, and portable::atomic_ref: see portable.hpp.
#pragma once

#include <atomic>
#include <memory>
#include <thread>
#include <type_traits>
#include <utility>
#include <version>

#ifdef __cpp_lib_jthread
#include <stop_token>
#endif

namespace harary::portable {

#ifdef __cpp_lib_jthread
using std::jthread;
using std::stop_token;
#else
class stop_token {
 public:
  stop_token() = default;
  explicit stop_token(std::shared_ptr<const std::atomic<bool> > requested)
      : requested_(std::move(requested)) {}
  bool stop_requested() const { return requested_ && requested_->load(); }

 private:
  std::shared_ptr<const std::atomic<bool> > requested_;
};

// A thread that is requested to stop and joined by its destructor.
class jthread {
 public:
  jthread() = default;
  template <class F>
    requires(!std::is_same_v<std::remove_cvref_t<F>, jthread>)
  explicit jthread(F&& f) : requested_(std::make_shared<std::atomic<bool> >(false)) {
    if constexpr (std::is_invocable_v<std::decay_t<F>, stop_token>) {
      thread_ = std::thread(std::forward<F>(f), stop_token(requested_));
    } else {
      thread_ = std::thread(std::forward<F>(f));
    }
  }
  jthread(jthread&&) noexcept = default;
  jthread& operator=(jthread&& other) noexcept {
    end();
    thread_ = std::move(other.thread_);
    requested_ = std::move(other.requested_);
    return *this;
  }
  ~jthread() { end(); }

  bool joinable() const { return thread_.joinable(); }
  void join() { thread_.join(); }
  bool request_stop() { return requested_ && !requested_->exchange(true); }

 private:
  void end() {
    if (!thread_.joinable()) return;
    request_stop();
    thread_.join();
  }

  std::thread thread_;
  std::shared_ptr<std::atomic<bool> > requested_;
};
#endif

#ifdef __cpp_lib_atomic_ref
using std::atomic_ref;
#else
// By the builtins that gcc and clang share.
template <class T>
class atomic_ref {
  static_assert(std::is_integral_v<T>);

 public:
  explicit atomic_ref(T& object) : object_(&object) {}

  T load(std::memory_order order) const { return __atomic_load_n(object_, builtin(order)); }
  void store(T value, std::memory_order order) const {
    __atomic_store_n(object_, value, builtin(order));
  }
  bool compare_exchange_strong(T& expected, T desired, std::memory_order success,
                               std::memory_order failure) const {
    return __atomic_compare_exchange_n(object_, &expected, desired, false, builtin(success),
                                       builtin(failure));
  }

 private:
  static constexpr int builtin(std::memory_order order) {
    switch (order) {
      case std::memory_order_relaxed:
        return __ATOMIC_RELAXED;
      case std::memory_order_acquire:
        return __ATOMIC_ACQUIRE;
      case std::memory_order_release:
        return __ATOMIC_RELEASE;
      default:
        return __ATOMIC_SEQ_CST;
    }
  }

  T* object_;
};
#endif

}  // namespace harary::portable
