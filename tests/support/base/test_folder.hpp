// SPDX-License-Identifier: MIT
// For tests: an empty folder that no other test and no other process has, gone afterwards.
// ctest runs the tests of one suite as processes side by side, so a fixed name would be shared.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>

#include "base/temporary_folder.hpp"

namespace harary {

class TestFolder {
 public:
  const std::string& path() const { return folder_.path(); }
  std::string file(const std::string& name) const { return folder_.file(name); }

  // Writes a new file and returns its path. An old one is removed first: some file systems force a
  // file to the disk that is emptied and written again, and tests do this thousands of times.
  std::string put(const std::string& name, const std::string& bytes) const {
    std::error_code none;
    std::filesystem::remove(file(name), none);
    std::ofstream(file(name), std::ios::binary | std::ios::trunc) << bytes;
    return file(name);
  }
  std::string content(const std::string& name) const {
    std::ifstream in(file(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  // Every file with its bytes.
  std::map<std::string, std::string> contents() const {
    std::map<std::string, std::string> result;
    for (const auto& entry : std::filesystem::directory_iterator(path())) {
      const std::string name = entry.path().filename().string();
      result[name] = content(name);
    }
    return result;
  }

 private:
  TemporaryFolder folder_;
};

}  // namespace harary
