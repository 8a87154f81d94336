// SPDX-License-Identifier: MIT
#include "cli/waiting_input.hpp"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>

#include "base/current_job.hpp"
#include "base/error.hpp"
#include "base/job.hpp"

namespace harary::cli {

namespace {

// A signal ends poll() early; this bound is for a flag that is set just before it, and for limits.
constexpr int kGlanceMilliseconds = 50;

}  // namespace

void WaitingBuffer::wait() const {
  pollfd input{descriptor_, POLLIN, 0};
  int ready = 0;
  do {
    if (interrupted_) throw JobStopped{StopReason::interrupt};
    CurrentJob::check();
    ready = poll(&input, 1, kGlanceMilliseconds);
  } while (ready == 0 || (ready < 0 && errno == EINTR));
}

WaitingBuffer::int_type WaitingBuffer::underflow() {
  ssize_t length = 0;
  do {
    wait();
    length = read(descriptor_, bytes_.data(), bytes_.size());
  } while (length < 0 && (errno == EINTR || errno == EAGAIN));
  if (length < 0) {
    throw InputError({"standard input"}, std::string("cannot be read: ") + std::strerror(errno));
  }
  if (length == 0) return traits_type::eof();
  setg(bytes_.data(), bytes_.data(), bytes_.data() + length);
  return traits_type::to_int_type(bytes_[0]);
}

}  // namespace harary::cli
