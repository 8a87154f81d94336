// SPDX-License-Identifier: MIT
// The first lines of a text, by which a format is told.
#pragma once

#include <algorithm>
#include <string_view>

namespace harary {

// The text without blanks at its ends.
inline std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kAround = " \t\r\n\v\f";
  const std::size_t start = text.find_first_not_of(kAround);
  if (start == std::string_view::npos) return {};
  return text.substr(start, text.find_last_not_of(kAround) - start + 1);
}

// The first line that is neither blank nor to be skipped, without the blanks around it; empty if
// there is none.
template <class Skips>
std::string_view first_line(std::string_view text, const Skips& skips) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed(text.substr(0, end));
    if (!line.empty() && !skips(line)) return line;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return {};
}

}  // namespace harary
