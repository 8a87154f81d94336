// SPDX-License-Identifier: MIT
// What an element of a game on sets may be called. Positions and moves list names with the signs
// that must not be in one.
#pragma once

#include <string_view>

namespace harary {

inline constexpr std::size_t kMostNameBytes = 40;
inline constexpr std::string_view kNoElementName =
    " is not a name: at most 40 letters, digits and signs other than , ; = # %";

constexpr bool is_element_name(std::string_view text) {
  if (text.empty() || text.size() > kMostNameBytes) return false;
  for (const char c : text) {
    if (c <= ' ' || c > '~') return false;
    if (std::string_view(",;=#%").find(c) != std::string_view::npos) return false;
  }
  return true;
}

}  // namespace harary
