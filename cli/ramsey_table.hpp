// SPDX-License-Identifier: MIT
// `table ramsey-games`: small Ramsey game numbers, a line for each target.
#pragma once

#include <string>
#include <vector>

#include "cli/context.hpp"

namespace harary::cli {

struct RamseyTableOptions {
  std::vector<std::string> targets;  // none: the list of papers/ramsey_games.hpp
  int most = 0;                      // the largest board
  std::string known;  // a file of lines that an earlier run printed with --json; "": none
};

// Returns the exit status: kAnswered if every cell was settled.
int ramsey_table(Context& context, const RamseyTableOptions& options);

}  // namespace harary::cli
