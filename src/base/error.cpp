// SPDX-License-Identifier: MIT
#include "base/error.hpp"

#include <fmt/format.h>

namespace harary {

namespace {

std::string located(const TextPlace& place, const std::string& message) {
  if (place.source.empty()) return message;
  if (place.line == 0) return fmt::format("{}: {}", place.source, message);
  if (place.column == 0) return fmt::format("{}:{}: {}", place.source, place.line, message);
  return fmt::format("{}:{}:{}: {}", place.source, place.line, place.column, message);
}

}  // namespace

InputError::InputError(const std::string& message) : std::runtime_error(message) {}

InputError::InputError(const TextPlace& place, const std::string& message)
    : std::runtime_error(located(place, message)) {}

std::string in_quotes(std::string_view text, std::size_t limit) {
  std::string result = "'";
  for (std::size_t i = 0; i < text.size() && i < limit; ++i) {
    const unsigned char byte = static_cast<unsigned char>(text[i]);
    result += byte < 0x20 || byte >= 0x7f ? '?' : text[i];
  }
  if (text.size() > limit) result += "…";
  return result + "'";
}

}  // namespace harary
