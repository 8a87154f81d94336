// SPDX-License-Identifier: MIT
// Numbers of vertices, colours, rows and columns in text from outside.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace harary {

// Nothing if the text is anything but decimal digits, or the number does not fit.
inline std::optional<int> decimal_number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || text.starts_with('-')) {
    return std::nullopt;
  }
  return value;
}

}  // namespace harary
