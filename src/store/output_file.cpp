// SPDX-License-Identifier: MIT
#include "store/output_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <string_view>

#include "base/error.hpp"
#include "store/atomic_file.hpp"

namespace harary {

namespace {

constexpr std::size_t kWriteBufferBytes = std::size_t{1} << 18;

// Makes the names in the folder of `path` durable. File systems that cannot do that for a folder
// say EINVAL; there is nothing more to be done then.
void force_folder(const std::string& path) {
  std::string folder = std::filesystem::path(path).parent_path().string();
  if (folder.empty()) folder = ".";
  const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (file < 0) throw FileError::of_system(folder, "open", errno);
  const int result = ::fsync(file);
  const int error = errno;
  ::close(file);
  if (result != 0 && error != EINVAL) throw FileError::of_system(folder, "write", error);
}

}  // namespace

OutputFile::OutputFile(const std::string& path)
    : path_(path), temporary_(path + ".tmp-" + std::to_string(::getpid())) {
  file_ = ::open(temporary_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0666);
  if (file_ < 0) refuse("write");
  exists_ = true;
  buffer_.reserve(kWriteBufferBytes);
}

OutputFile::~OutputFile() {
  if (file_ >= 0) ::close(file_);
  if (exists_) ::unlink(temporary_.c_str());
}

void OutputFile::write(ByteView bytes) {
  if (buffer_.size() + bytes.size() > kWriteBufferBytes) flush();
  buffer_.insert(buffer_.end(), bytes.begin(), bytes.end());
  offset_ += bytes.size();
}

void OutputFile::flush() {
  for (std::size_t done = 0; done < buffer_.size();) {
    const ssize_t written = ::write(file_, buffer_.data() + done, buffer_.size() - done);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) refuse("write");
    done += static_cast<std::size_t>(written);
  }
  buffer_.clear();
}

void OutputFile::finish(Durability durability) {
  flush();
  if (durability == Durability::kDisk && ::fsync(file_) != 0) refuse("write");
  close();
  if (std::rename(temporary_.c_str(), path_.c_str()) != 0) refuse("write");
  exists_ = false;
  if (durability == Durability::kDisk) force_folder(path_);
}

void OutputFile::close() {
  const int file = file_;
  file_ = -1;
  // After EINTR the file is closed nevertheless, and its bytes were accepted by write().
  if (::close(file) != 0 && errno != EINTR) refuse("write");
}

void OutputFile::refuse(const std::string& action) const {
  throw FileError::of_system(path_, action, errno);
}

void write_file_atomically(const std::string& path, std::string_view bytes) {
  OutputFile file(path);
  file.write({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
  file.finish();
}

}  // namespace harary
