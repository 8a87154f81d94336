// SPDX-License-Identifier: MIT
// A file read from front to back through a buffer. Unlike a mapped file it does not count as memory
// of the process, however large it is: what a merge of many large runs needs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "store/bytes.hpp"

namespace harary {

// Opens a file for reading; throws FileError if there is none, or if it is not a plain file.
int open_regular_file(const std::string& path, std::uint64_t& size);

class InputFile {
 public:
  // Throws FileError if the system refuses, like all that follows.
  explicit InputFile(const std::string& path);
  ~InputFile();
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  const std::string& path() const { return path_; }
  std::uint64_t size() const { return size_; }
  std::uint64_t offset() const { return offset_; }
  std::uint64_t left() const { return size_ - offset_; }

  // The next `count` bytes, at most left(); valid until the next call.
  Bytes read(std::size_t count);
  // `count` bytes from anywhere in the file, without moving.
  ByteString read_at(std::uint64_t offset, std::size_t count) const;

 private:
  void read_into(std::uint8_t* to, std::size_t count, std::uint64_t offset) const;

  std::string path_;
  std::uint64_t size_ = 0;  // before file_, whose initialiser sets it
  int file_ = -1;
  std::uint64_t offset_ = 0;  // of what read() gives next
  ByteString buffer_;
  std::size_t used_ = 0;  // bytes of the buffer that read() has given away
};

}  // namespace harary
