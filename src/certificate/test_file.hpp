// SPDX-License-Identifier: MIT
// For tests: a file name that is free again afterwards, and the bytes of files.
#pragma once

#include <unistd.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace harary {

class TestFile {
 public:
  explicit TestFile(const std::string& name)
      : path_(std::filesystem::temp_directory_path() /
              ("harary-" + name + "-" + std::to_string(::getpid()))) {
    std::filesystem::remove(path_);
  }
  ~TestFile() { std::filesystem::remove(path_); }
  TestFile(const TestFile&) = delete;
  TestFile& operator=(const TestFile&) = delete;

  std::string path() const { return path_.string(); }

  std::vector<std::uint8_t> bytes() const {
    std::ifstream in(path_, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  }
  void write(const std::vector<std::uint8_t>& bytes) const {
    std::ofstream out(path_, std::ios::binary | std::ios::trunc);
    out.write(reinterpret_cast<const char*>(bytes.data()),
              static_cast<std::streamsize>(bytes.size()));
  }

 private:
  std::filesystem::path path_;
};

}  // namespace harary
