// SPDX-License-Identifier: MIT
// What a long job is at, in a line for people: how far, how fast, how long still.
#pragma once

#include <string>

#include "base/job.hpp"

namespace harary::cli {

// Rates are those since the phase began, as far as one can see: a search that resumes from a
// checkpoint begins with what it had done before, and another phase counts from nothing again.
class ProgressLine {
 public:
  // Reports of one job, or of one after another, in their order.
  std::string text(const Progress& progress);

 private:
  Progress begin_;  // the first report of the phase
  Progress last_;
};

}  // namespace harary::cli
