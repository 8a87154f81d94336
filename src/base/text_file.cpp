// SPDX-License-Identifier: MIT
#include <fstream>
#include <utility>

#include "base/gunzip.hpp"
#include "base/input_file.hpp"

namespace harary {

namespace {

constexpr int kFirstByte = 0x1f;

// A file and what it holds, which live equally long.
class GunzippedFile : public std::istream {
 public:
  GunzippedFile(std::ifstream file, const std::string& path)
      : std::istream(nullptr), file_(std::move(file)), buffer_(file_, path) {
    rdbuf(&buffer_);
  }

 private:
  std::ifstream file_;
  GunzipBuffer buffer_;
};

}  // namespace

bool is_gzip(std::istream& in) {
  return in.rdbuf()->sgetc() == kFirstByte;
}

std::unique_ptr<std::istream> open_text_file(const std::string& path) {
  std::ifstream file = open_input_file(path);
  if (is_gzip(file)) return std::make_unique<GunzippedFile>(std::move(file), path);
  return std::make_unique<std::ifstream>(std::move(file));
}

}  // namespace harary
