// SPDX-License-Identifier: MIT
// A file in memory, with a path, for readers that open files.
#pragma once

#include <sys/mman.h>
#include <unistd.h>

#include <string>
#include <string_view>

#include "tests/fuzz/target.hpp"

namespace harary::fuzz {

class FileOfBytes {
 public:
  explicit FileOfBytes(std::string_view bytes) : file_(::memfd_create("input", MFD_CLOEXEC)) {
    must(file_ >= 0);
    must(::write(file_, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size()));
  }
  ~FileOfBytes() { ::close(file_); }
  FileOfBytes(const FileOfBytes&) = delete;
  FileOfBytes& operator=(const FileOfBytes&) = delete;

  std::string path() const { return "/proc/self/fd/" + std::to_string(file_); }

 private:
  int file_;
};

}  // namespace harary::fuzz
