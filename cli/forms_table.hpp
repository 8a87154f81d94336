// SPDX-License-Identifier: MIT
// `table forms`: the value of Col or Snort on each connected graph of the orders from least to
// most, a line for each, order by order, so that --min resumes a table that ended.
#pragma once

#include <string>

#include "cli/context.hpp"
#include "graph/classes/all_graphs.hpp"

namespace harary::cli {

struct FormsTableOptions {
  std::string game;
  int least = 1;
  int most = 6;  // at most kMostListedOrder
};

// Returns the exit status: kAnswered if every value was found. Throws InputError.
int forms_table(Context& context, const FormsTableOptions& options);

}  // namespace harary::cli
