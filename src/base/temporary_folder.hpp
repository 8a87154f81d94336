// SPDX-License-Identifier: MIT
// A new folder for temporary files, used by no other process and deleted by the destructor.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

#include "base/error.hpp"

namespace harary {

class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::error_code missing;
    path_ = (std::filesystem::temp_directory_path(missing) / "harary-XXXXXX").string();
    if (missing || mkdtemp(path_.data()) == nullptr) {
      throw FileError(path_, "a temporary folder cannot be created; set TMPDIR to another place");
    }
  }
  ~TemporaryFolder() {
    std::error_code ignored;  // it may be gone already
    std::filesystem::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::string& path() const { return path_; }
  std::string file(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

}  // namespace harary
