// SPDX-License-Identifier: MIT
// Names for matches, jobs and clients that no one can guess, and the time of day.
#pragma once

#include <cstdint>
#include <string>

namespace harary {

// 128 random bits of the system as 32 hexadecimal digits.
std::string new_identifier();
bool is_identifier(const std::string& text);
// Milliseconds since 1970.
std::int64_t now_milliseconds();

}  // namespace harary
