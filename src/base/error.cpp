// SPDX-License-Identifier: MIT
#include "base/error.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <system_error>

namespace harary {

namespace {

std::string located(const TextPlace& place, const std::string& message) {
  if (place.source.empty()) return message;
  if (place.line == 0) return fmt::format("{}: {}", place.source, message);
  if (place.column == 0) return fmt::format("{}:{}: {}", place.source, place.line, message);
  return fmt::format("{}:{}:{}: {}", place.source, place.line, place.column, message);
}

std::string printable(std::string text) {
  for (char& letter : text) {
    const unsigned char byte = static_cast<unsigned char>(letter);
    if (byte < 0x20 || byte == 0x7f) letter = '?';
  }
  return text;
}

std::string advice(int error_number) {
  switch (error_number) {
    case ENOENT:
      return "; check the path";
    case EACCES:
    case EPERM:
    case EROFS:
      return "; choose a folder that you may write to, or change its permissions";
    case ENOSPC:
    case EDQUOT:
      return "; free some space and start again";
    case EFBIG:
      return "; raise the limit for the size of a file and start again";
    case EMFILE:
    case ENFILE:
      return "; raise the limit for open files and start again";
    default:
      return "";
  }
}

}  // namespace

FileError::FileError(const std::string& path, const std::string& message)
    : std::runtime_error(fmt::format("{}: {}", printable(path), message)) {}

FileError FileError::of_system(const std::string& path, const std::string& action,
                               int error_number) {
  return {path, fmt::format("cannot {}: {}{}", action,
                            std::generic_category().message(error_number), advice(error_number))};
}

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
