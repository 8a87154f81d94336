// SPDX-License-Identifier: MIT
#include "store/input_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "base/error.hpp"

namespace harary {

namespace {

constexpr std::size_t kReadBufferBytes = std::size_t{1} << 18;

}  // namespace

int open_regular_file(const std::string& path, std::uint64_t& size) {
  // Without O_NONBLOCK a named pipe would make us wait for a writer.
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) throw FileError::of_system(path, "read", errno);
  struct stat status{};
  const int result = ::fstat(file, &status);
  const int error = errno;
  if (result == 0 && S_ISREG(status.st_mode)) {
    size = static_cast<std::uint64_t>(status.st_size);
    return file;
  }
  ::close(file);
  if (result != 0) throw FileError::of_system(path, "read", error);
  throw FileError(path, S_ISDIR(status.st_mode) ? "is a folder, not a file; check the path"
                                                : "is not a plain file; check the path");
}

InputFile::InputFile(const std::string& path) : path_(path), file_(open_regular_file(path, size_)) {
  ::posix_fadvise(file_, 0, 0, POSIX_FADV_SEQUENTIAL);
}

InputFile::~InputFile() {
  ::close(file_);
}

Bytes InputFile::read(std::size_t count) {
  if (buffer_.size() - used_ < count) {
    buffer_.erase(buffer_.begin(), buffer_.begin() + static_cast<std::ptrdiff_t>(used_));
    used_ = 0;
    const std::size_t have = buffer_.size();
    const std::uint64_t in_file = size_ - offset_;  // includes what the buffer has
    const std::size_t want = static_cast<std::size_t>(
        std::min<std::uint64_t>(in_file, std::max(count, kReadBufferBytes)));
    buffer_.resize(want);
    read_into(buffer_.data() + have, want - have, offset_ + have);
  }
  const Bytes result = Bytes(buffer_).subspan(used_, count);
  used_ += count;
  offset_ += count;
  return result;
}

ByteString InputFile::read_at(std::uint64_t offset, std::size_t count) const {
  ByteString result(count);
  read_into(result.data(), count, offset);
  return result;
}

void InputFile::read_into(std::uint8_t* to, std::size_t count, std::uint64_t offset) const {
  while (count > 0) {
    const ssize_t got = ::pread(file_, to, count, static_cast<off_t>(offset));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) throw FileError::of_system(path_, "read", errno);
    if (got == 0) throw FileError(path_, "became shorter while it was read; start again");
    to += got;
    count -= static_cast<std::size_t>(got);
    offset += static_cast<std::uint64_t>(got);
  }
}

}  // namespace harary
