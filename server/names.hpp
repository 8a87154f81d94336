// SPDX-License-Identifier: MIT
// Names that people give themselves, and those that no one can guess.
#pragma once

#include <cstdint>
#include <string>

namespace harary {

inline constexpr int kLongestName = 24;

// The name without blanks at its ends. Problem 422 unless it has 1 to kLongestName characters of
// valid UTF-8 without control characters (and without those that turn the direction of writing).
// Markup is no concern here: the page shows names as text.
std::string checked_name(const std::string& text);

// A name for a match, a job or a client: 128 random bits of the system as 32 hexadecimal digits.
std::string new_identifier();
bool is_identifier(const std::string& text);
// The time of day: milliseconds since 1970.
std::int64_t now_milliseconds();

}  // namespace harary
