// SPDX-License-Identifier: MIT
#include "api/inside.hpp"

namespace harary::v0 {

const char* version() {
  return HARARY_VERSION;
}

Error::Error(const std::string& message) : std::runtime_error(message) {}
Error::~Error() = default;
InputError::InputError(const std::string& message) : Error(message) {}
InputError::~InputError() = default;
FileError::FileError(const std::string& message) : Error(message) {}
FileError::~FileError() = default;
LimitError::LimitError(const std::string& message) : Error(message) {}
LimitError::~LimitError() = default;
Stopped::Stopped(StopReason reason)
    : Error(reason == StopReason::time     ? "the job's time is over"
            : reason == StopReason::memory ? "the job's memory is used up"
                                           : "the job was interrupted"),
      reason_(reason) {}
Stopped::~Stopped() = default;

harary::Budget library_budget(const Budget& budget) {
  if (budget.threads < 1) throw InputError("Budget::threads: at least 1");
  if (budget.memory_bytes < kSmallestMemory)
    throw InputError("Budget::memory_bytes: at least 1 MiB");
  harary::Budget result;
  result.time = budget.time;
  result.memory_bytes = budget.memory_bytes;
  result.threads = budget.threads;
  result.seed = budget.seed;
  result.checkpoint = budget.checkpoint;
  result.checkpoint_interval = budget.checkpoint_interval;
  result.fingerprints = budget.fingerprints;
  if (!budget.checkpoint_of.empty()) {
    result.checkpoint_contents = parse_checkpoint_contents(budget.checkpoint_of);
  }
  return result;
}

namespace {

harary::Job::Listener library_listener(Job::Listener listener) {
  if (!listener) return {};
  return [listener = std::move(listener)](const harary::Progress& progress) {
    listener({progress.phase, progress.done, progress.total, progress.unit, progress.seconds});
  };
}

}  // namespace

Job::Job(const Budget& budget, Listener listener)
    : inside_(
          new Inside{harary::Job(library_budget(budget), library_listener(std::move(listener)))}) {}
Job::~Job() = default;
void Job::interrupt() noexcept {
  inside_->job.interrupt();
}
double Job::seconds() const {
  return inside_->job.seconds();
}

StopReason published(harary::StopReason reason) {
  switch (reason) {
    case harary::StopReason::time:
      return StopReason::time;
    case harary::StopReason::memory:
      return StopReason::memory;
    case harary::StopReason::interrupt:
      break;
  }
  return StopReason::interrupt;
}

Winner published(harary::Winner winner) {
  switch (winner) {
    case harary::Winner::first:
      return Winner::first;
    case harary::Winner::second:
      return Winner::second;
    case harary::Winner::tie:
      break;
  }
  return Winner::tie;
}

Side published(harary::Side side) {
  return side == harary::Side::first ? Side::first : Side::second;
}

Verdict published(const harary::Verdict& verdict) {
  return {published(verdict.winner), verdict.outcome, verdict.score, verdict.player};
}

std::vector<Edge> published(const std::vector<harary::Edge>& edges) {
  std::vector<Edge> result;
  result.reserve(edges.size());
  for (const harary::Edge e : edges) result.push_back({e.low, e.high});
  return result;
}

}  // namespace harary::v0
