// SPDX-License-Identifier: MIT
// The machine could not write a file: a full disk, a broken device, too many open files. Other
// FileErrors say that the path or the file is wrong.
#pragma once

#include "base/error.hpp"

namespace harary {

class WriteError : public FileError {
 public:
  explicit WriteError(const FileError& error) : FileError(error) {}
};

}  // namespace harary
