// SPDX-License-Identifier: MIT
// The progress of a list of questions: one report for the whole list, "board 412 of 853", whatever
// the questions at work would say of themselves.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <utility>

#include "base/job.hpp"

namespace harary {

class ListProgress {
 public:
  // `total`: how many there are, 0 if that is not known. `whole` must outlive this object.
  ListProgress(Job& whole, std::uint64_t total, std::string thing = "board")
      : whole_(whole), total_(total), thing_(std::move(thing)) {}

  // For the job of one question, which tells this in place of its own reports. Any thread may call
  // it.
  Job::Listener listener() {
    return [this](const Progress&) { tell(); };
  }
  // The same, with what the question is at: only where one is answered after the other.
  Job::Listener listener_with_phase() {
    return [this](const Progress& progress) { tell(", " + progress.phase); };
  }
  // One more is answered.
  void count() {
    ++done_;
    tell();
  }

 private:
  void tell(const std::string& phase = "") {
    const std::uint64_t done = done_;
    const std::string of = total_ == 0 ? "" : " of " + std::to_string(total_);
    whole_.report(thing_ + ' ' + std::to_string(done + 1) + of + phase, done, total_, thing_ + 's');
  }

  Job& whole_;
  std::uint64_t total_;
  std::string thing_;
  std::atomic<std::uint64_t> done_ = 0;
};

}  // namespace harary
