// SPDX-License-Identifier: MIT
// Games on vertices on boards that grow: paths, cycles and grids of height 3, a line for each n.
#pragma once

#include <string>

#include "base/job.hpp"
#include "papers/paper_table.hpp"

namespace harary {

// Nimbers of `kayles`. Throws JobStopped when the budget ends, as the others do.
extern const char* const kKaylesColumns;
PaperLine kayles_table_line(int n, const std::string& folder, Job& job);

// Moves of `domination` by who starts.
extern const char* const kDominationColumns;
PaperLine domination_table_line(int n, const std::string& folder, Job& job);

// Outcome classes of `col` and `snort`: "first", "second", "red" or "green" wins.
extern const char* const kClassColumns;
PaperLine class_table_line(int n, const std::string& folder, Job& job);

}  // namespace harary
