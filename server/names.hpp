// SPDX-License-Identifier: MIT
// Names that people give themselves.
#pragma once

#include <string>

namespace harary {

inline constexpr int kLongestName = 24;

// The name without blanks at its ends. Problem 422 unless it has 1 to kLongestName characters of
// valid UTF-8 without control characters (and without those that turn the direction of writing).
// Markup is no concern here: the page shows names as text.
std::string checked_name(const std::string& text);

}  // namespace harary
