// SPDX-License-Identifier: MIT
#include "cli/program_with_playground.hpp"

#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <string>

#include "base/error.hpp"
#include "cli/own_program.hpp"

namespace harary::cli {

void become_program_with_playground(const std::vector<std::string>& arguments) {
  const std::filesystem::path own = own_program();
  const std::string path = own.parent_path() / "serve" / own.filename();
  std::vector<std::string> words{path};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  ::execv(path.c_str(), pointers.data());
  if (errno == ENOENT) {
    throw FileError(
        path,
        "is not there, and this program was built without the playground; ./run serve builds it");
  }
  throw FileError::of_system(path, "run", errno);
}

}  // namespace harary::cli
