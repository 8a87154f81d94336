// SPDX-License-Identifier: MIT
// For tests: an empty folder that no other test and no other process has, gone afterwards.
// ctest runs the tests of one suite as processes side by side, so a fixed name would be shared.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <stdexcept>
#include <string>

namespace harary {

class TestFolder {
 public:
  TestFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "harary-test-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no folder for a test");
    path_ = pattern;
  }
  ~TestFolder() {
    std::error_code none;  // a test may have removed it
    std::filesystem::remove_all(path_, none);
  }
  TestFolder(const TestFolder&) = delete;
  TestFolder& operator=(const TestFolder&) = delete;

  std::string path() const { return path_.string(); }
  std::string file(const std::string& name) const { return (path_ / name).string(); }

  // Writes a new file and returns its path. An old one is removed first: some file systems force a
  // file to the disk that is emptied and written again, and tests do this thousands of times.
  std::string put(const std::string& name, const std::string& bytes) const {
    std::error_code none;
    std::filesystem::remove(path_ / name, none);
    std::ofstream(path_ / name, std::ios::binary | std::ios::trunc) << bytes;
    return file(name);
  }
  std::string content(const std::string& name) const {
    std::ifstream in(path_ / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  // Every file with its bytes.
  std::map<std::string, std::string> contents() const {
    std::map<std::string, std::string> result;
    for (const auto& entry : std::filesystem::directory_iterator(path_)) {
      const std::string name = entry.path().filename().string();
      result[name] = content(name);
    }
    return result;
  }

 private:
  std::filesystem::path path_;
};

}  // namespace harary
