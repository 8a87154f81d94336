// SPDX-License-Identifier: MIT
#include "base/input_file.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>

namespace harary {

std::ifstream open_input_file(const std::string& path, const std::string& place) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw MissingFile({place}, fmt::format("cannot be opened: {}", std::strerror(errno)));
  std::error_code unknown;  // then reading says what is wrong
  if (std::filesystem::is_directory(path, unknown)) {
    throw InputError({place}, "this is a folder; name a file");
  }
  return file;
}

}  // namespace harary
