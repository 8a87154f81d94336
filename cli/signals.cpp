// SPDX-License-Identifier: MIT
#include "cli/signals.hpp"

#include <time.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>

#include "store/temporary_names.hpp"

namespace harary::cli {

namespace {

constexpr std::int64_t kSecond = 1'000'000'000;  // in nanoseconds

std::atomic<std::int64_t> first_signal{0};
static_assert(std::atomic<std::int64_t>::is_always_lock_free);

// All that is called here may be called by the handler of a signal.
extern "C" void on_signal(int signal) {
  const int error = errno;
  timespec time{};
  ::clock_gettime(CLOCK_MONOTONIC, &time);
  const std::int64_t now = std::int64_t{time.tv_sec} * kSecond + time.tv_nsec;
  if (!interrupted().exchange(true)) {
    first_signal.store(now);
  } else if (now - first_signal.load() > kSecond) {
    remove_temporary_files();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
  }
  errno = error;
}

}  // namespace

std::atomic<bool>& interrupted() {
  static std::atomic<bool> flag{false};
  return flag;
}

void obey_signals() {
  interrupted();  // made before a handler needs it
  std::signal(SIGINT, on_signal);
  std::signal(SIGTERM, on_signal);
  // The terminal was closed, or the connection to it. Where that is to be ignored, as after nohup,
  // it stays so.
  if (std::signal(SIGHUP, on_signal) == SIG_IGN) std::signal(SIGHUP, SIG_IGN);
}

}  // namespace harary::cli
