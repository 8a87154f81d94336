// SPDX-License-Identifier: MIT
// Whole numbers in text from outside: decimal digits only. A number that is too large does not
// overflow: it becomes a large fixed value, so that the range check of the caller rejects it with a
// message about the range.
#pragma once

#include <optional>
#include <string_view>

namespace harary {

// What every larger number is read as. Far above every limit in this project.
inline constexpr int kHugeNumber = 1'000'000'000;

// The value of `text`, at most kHugeNumber; nothing if `text` is empty or has a byte that is not a
// digit. O(length).
constexpr std::optional<int> whole_number(std::string_view text) {
  if (text.empty()) return std::nullopt;
  int value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value >= kHugeNumber / 10 ? kHugeNumber : 10 * value + (c - '0');
  }
  return value;
}

}  // namespace harary
