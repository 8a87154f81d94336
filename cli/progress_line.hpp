// SPDX-License-Identifier: MIT
// What a long job is at, in a line for people: how far, how fast, how long still.
#pragma once

#include <map>
#include <string>

#include "base/job.hpp"

namespace harary::cli {

// Rates are those since the phase began, as far as one can see: a search that resumes from a
// checkpoint begins with what it had done before, and another phase counts from nothing again.
// Phases may take turns: who writes down a strategy asks a search now and then.
class ProgressLine {
 public:
  // Reports of one job, or of one after another, in their order. A line that is longer than
  // `columns` leaves out first the speed, then the time since the beginning, then the bar.
  std::string text(const Progress& progress, int columns = 1000);

 private:
  struct Phase {
    Progress begin;  // the first report
    Progress last;
  };
  std::map<std::string, Phase> phases_;  // of the job, by their names and units
  double seconds_ = 0;                   // of the last report
};

}  // namespace harary::cli
