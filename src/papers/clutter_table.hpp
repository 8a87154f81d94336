// SPDX-License-Identifier: MIT
// The clutters on n points up to isomorphism, and on how many of them the player whose sets count
// owns one.
#pragma once

#include <string>

#include "base/job.hpp"
#include "papers/paper_table.hpp"

namespace harary {

extern const char* const kClutterColumns;
// 0 <= points <= kMostClutterPoints. Of all clutters, or of those whose sets all have `size`
// points, a number from 1 to kMostClutterPoints, if that is not empty. Throws JobStopped.
PaperLine clutter_table_line(int points, const std::string& size, Job& job);

}  // namespace harary
