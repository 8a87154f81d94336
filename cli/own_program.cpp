// SPDX-License-Identifier: MIT
#include "cli/own_program.hpp"

#include <filesystem>
#include <system_error>

#include "base/error.hpp"

namespace harary::cli {

std::string own_program() {
  std::error_code error;
  const std::filesystem::path path = std::filesystem::read_symlink("/proc/self/exe", error);
  if (error) throw InputError("the path of this program is not known: " + error.message());
  return path.string();
}

}  // namespace harary::cli
