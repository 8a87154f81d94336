// SPDX-License-Identifier: MIT
// Work whose progress is told to the caller, and which stops when the caller says so.
#pragma once

#include "app/game.hpp"
#include "app/json.hpp"
#include "app/session.hpp"
#include "base/current_job.hpp"
#include "base/job.hpp"

namespace harary::wasm {

// Hands an event to the caller; interrupts the job if the caller wants the answer as it is now.
void tell_or_stop(const Json& event, Job& job);

// Looks, whenever it tells its progress, whether it is to stop.
class ToldJob {
 public:
  explicit ToldJob(const Budget& budget);
  Job& operator*() { return job_; }
  Job* operator->() { return &job_; }

 private:
  void hear(const Progress& progress);

  Job job_;
  CurrentJob current_;
};

// Tells what an analysis learns.
class TellingFollower final : public AnalysisFollower {
 public:
  TellingFollower(const Game& game, Job& job) : game_(game), job_(job) {}

  void begins(const PlayView& view) override;
  void learned(const MoveNews& news) override;

 private:
  const Game& game_;
  Job& job_;
};

}  // namespace harary::wasm
