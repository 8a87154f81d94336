// SPDX-License-Identifier: MIT
// For tests: a file name that is free again afterwards, and the bytes of files.
#pragma once

#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "support/base/test_folder.hpp"

namespace harary {

class TestFile {
 public:
  explicit TestFile(const std::string& name) : path_(folder_.file(name)) {}

  std::string path() const { return path_; }

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
  TestFolder folder_;
  std::string path_;
};

}  // namespace harary
