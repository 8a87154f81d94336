// SPDX-License-Identifier: MIT
#include "base/error.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <system_error>

#include "base/printable.hpp"

namespace harary {

namespace {

std::string located(const TextPlace& place, const std::string& message) {
  const std::string& source = place.source;
  if (source.empty()) return message;
  if (place.line == 0) return fmt::format("{}: {}", source, message);
  if (place.column == 0) return fmt::format("{}:{}: {}", source, place.line, message);
  return fmt::format("{}:{}:{}: {}", source, place.line, place.column, message);
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
    : std::runtime_error(printable(fmt::format("{}: {}", path, message))) {}

FileError FileError::of_system(const std::string& path, const std::string& action,
                               int error_number) {
  return {path, fmt::format("cannot {}: {}{}", action,
                            std::generic_category().message(error_number), advice(error_number))};
}

InputError::InputError(const std::string& message) : std::runtime_error(printable(message)) {}

InputError::InputError(const TextPlace& place, const std::string& message)
    : InputError(located(place, message)) {}

LimitError::LimitError(const std::string& message) : std::runtime_error(printable(message)) {}

std::string shortened(std::string_view text, std::size_t limit) {
  if (text.size() <= limit) return printable(text);
  std::string_view shown = text.substr(0, limit);
  // Not through a character: at most three bytes of it can lie before the limit.
  for (std::size_t begin = limit < 3 ? 0 : limit - 3; begin < limit; ++begin) {
    if (begin + first_character(text.substr(begin)).size() > limit) shown = text.substr(0, begin);
  }
  return printable(shown) + "…";
}

std::string in_quotes(std::string_view text, std::size_t limit) {
  return fmt::format("'{}'{}", shortened(text, limit), typing_advice(text));
}

}  // namespace harary
