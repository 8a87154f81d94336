// SPDX-License-Identifier: MIT
// Files of the user, to read.
#pragma once

#include <fstream>
#include <string>

#include "base/error.hpp"

namespace harary {

// The user named a file that is not there, or that the system does not open.
class MissingFile : public InputError {
 public:
  using InputError::InputError;
};

// Opens the file. MissingFile, which begins with `place`, if the system refuses, and InputError for
// a folder: most systems open folders like files, and what follows depends on the standard library,
// from an exception to an empty text.
std::ifstream open_input_file(const std::string& path, const std::string& place);
inline std::ifstream open_input_file(const std::string& path) {
  return open_input_file(path, path);
}

}  // namespace harary
