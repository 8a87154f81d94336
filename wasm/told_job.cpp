// SPDX-License-Identifier: MIT
#include "wasm/told_job.hpp"

#include "wasm/bridge.hpp"

namespace harary::wasm {

void tell_or_stop(const Json& event, Job& job) {
  tell(event);
  if (stop_requested()) job.interrupt();
}

ToldJob::ToldJob(const Budget& budget)
    : job_(budget, [this](const Progress& progress) { hear(progress); }), current_(job_) {}

void ToldJob::hear(const Progress& progress) {
  tell_or_stop({{"event", "progress"},
                {"phase", progress.phase},
                {"done", progress.done},
                {"total", progress.total},
                {"unit", progress.unit},
                {"seconds", progress.seconds}},
               job_);
}

void TellingFollower::begins(const PlayView& view) {
  tell_or_stop(begin_json(game_, view), job_);
}

void TellingFollower::learned(const MoveNews& news) {
  tell_or_stop(to_json(news), job_);
}

}  // namespace harary::wasm
