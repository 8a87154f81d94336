// SPDX-License-Identifier: MIT
// The clutters on n points up to isomorphism, and on how many of them the player whose sets count
// owns one.
#pragma once

#include <string>

#include "app/paper_tables.hpp"
#include "base/job.hpp"

namespace harary {

extern const char* const kClutterColumns;
// 0 <= points <= kMostClutterPoints. Throws JobStopped.
PaperLine clutter_table_line(int points, const std::string& folder, Job& job);

}  // namespace harary
