// SPDX-License-Identifier: MIT
#include "store/folder_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "base/error.hpp"

namespace harary {

FolderLock::FolderLock(const std::string& folder, const std::string& advice) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error || !std::filesystem::is_directory(folder, error)) {
    throw FileError(folder, "is not a folder and cannot be created; " + advice);
  }
  file_ = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (file_ < 0) throw FileError::of_system(folder, "open", errno);
  int result = ::flock(file_, LOCK_EX | LOCK_NB);
  while (result != 0 && errno == EINTR) result = ::flock(file_, LOCK_EX | LOCK_NB);
  if (result == 0 || errno != EWOULDBLOCK) return;
  ::close(file_);
  throw FileError(folder, "is being written by another program; wait for its end, or " + advice);
}

FolderLock::~FolderLock() {
  ::close(file_);
}

}  // namespace harary
