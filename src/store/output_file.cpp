// SPDX-License-Identifier: MIT
#include "store/output_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <string_view>
#include <utility>

#include "base/error.hpp"
#include "base/write_error.hpp"
#include "store/bytes.hpp"

namespace harary {

namespace {

constexpr std::size_t kWriteBufferBytes = std::size_t{1} << 18;

// The result of a system call that begins again when a signal interrupts it.
template <class Call>
auto uninterrupted(const Call& call) {
  auto result = call();
  while (result < 0 && errno == EINTR) result = call();
  return result;
}

int open_file(const std::string& path, int flags) {
  return uninterrupted(
      [&] { return ::open(path.c_str(), O_WRONLY | O_NOFOLLOW | O_CLOEXEC | flags, 0666); });
}

[[noreturn]] void refuse_to_write(const std::string& path, int error) {
  const FileError refusal = FileError::of_system(path, "write", error);
  switch (error) {
    case EINTR:  // of a stream of C, which does not begin again
    case EIO:
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
    case EMFILE:
    case ENFILE:
      throw WriteError(refusal);
    default:
      throw refusal;
  }
}

// Makes the names in the folder of `path` durable. File systems that cannot do that for a folder
// say EINVAL; there is nothing more to be done then.
void force_folder(const std::string& path) {
  std::string folder = std::filesystem::path(path).parent_path().string();
  if (folder.empty()) folder = ".";
  const int file =
      uninterrupted([&] { return ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); });
  if (file < 0) refuse_to_write(folder, errno);
  const int result = uninterrupted([&] { return ::fsync(file); });
  const int error = errno;
  ::close(file);
  if (result != 0 && error != EINVAL) refuse_to_write(folder, error);
}

const char* kind_of(std::filesystem::file_type type) {
  switch (type) {
    case std::filesystem::file_type::directory:
      return "a folder";
    case std::filesystem::file_type::block:
    case std::filesystem::file_type::character:
      return "a device";
    case std::filesystem::file_type::fifo:
      return "a pipe";
    case std::filesystem::file_type::socket:
      return "a socket";
    default:
      return "not a regular file";
  }
}

}  // namespace

std::string output_target(const std::string& path) {
  namespace fs = std::filesystem;
  constexpr int kMostLinks = 40;  // as Linux allows
  std::error_code error;
  fs::path target = path;
  for (int links = 0; fs::is_symlink(fs::symlink_status(target, error)); ++links) {
    if (links == kMostLinks) throw FileError::of_system(path, "write", ELOOP);
    const fs::path next = fs::read_symlink(target, error);
    if (error) throw FileError::of_system(path, "write", error.value());
    target = target.parent_path() / next;  // `next` alone if it is absolute
  }
  const fs::file_type type = fs::status(target, error).type();
  if (type == fs::file_type::none) throw FileError::of_system(path, "write", error.value());
  if (type != fs::file_type::not_found && type != fs::file_type::regular) {
    throw FileError(path, std::string("is ") + kind_of(type) + "; give the name of a file");
  }
  return target.string();
}

namespace {

// Does this name still belong to the open file?
bool has_name(int file, const std::string& name) {
  struct stat open{};
  struct stat named{};
  return ::fstat(file, &open) == 0 && ::lstat(name.c_str(), &named) == 0 &&
         open.st_dev == named.st_dev && open.st_ino == named.st_ino;
}

// Locks a file that was just made, until it is closed, so that others see that its writer lives.
// False if another process took it for one left behind in the meantime. Where a file system has no
// locks, nothing is removed, either.
bool hold(int file, const std::string& name) {
  if (uninterrupted([&] { return ::flock(file, LOCK_EX | LOCK_NB); }) != 0) {
    return errno != EWOULDBLOCK;
  }
  return has_name(file, name);
}

}  // namespace

void remove_left_behind(const std::string& path) {
  namespace fs = std::filesystem;
  const fs::path target = path;
  const std::string prefix = target.filename().string() + ".tmp-";
  std::error_code error;
  const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    const std::string name = at->path().filename().string();
    if (!name.starts_with(prefix) ||
        name.find_first_not_of("0123456789-", prefix.size()) != std::string::npos) {
      continue;
    }
    const std::string left = at->path().string();
    const int file = open_file(left, O_NONBLOCK);
    if (file < 0) continue;
    struct stat status{};
    if (::fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_uid == ::geteuid() &&
        ::flock(file, LOCK_EX | LOCK_NB) == 0 && has_name(file, left)) {
      ::unlink(left.c_str());
    }
    ::close(file);
  }
}

PendingFile::PendingFile(const std::string& path) : path_(output_target(path)) {
  remove_left_behind(path_);
  // As many processes of one number as may write at once, on several machines or in containers, and
  // as many of their files as may have been left behind.
  constexpr int kMostNames = 1000;
  const std::string first = path_ + ".tmp-" + std::to_string(::getpid());
  int file = -1;
  for (int number = 0; file < 0; ++number) {
    temporary_ = number == 0 ? first : first + "-" + std::to_string(number);
    file = open_file(temporary_, O_CREAT | O_EXCL);
    if (file < 0 && (errno != EEXIST || number == kMostNames)) refuse();
    if (file >= 0 && !hold(file, temporary_)) file = (::close(file), -1);
  }
  held_ = file;
  noted_.emplace(temporary_);
  struct stat before{};
  if (::stat(path_.c_str(), &before) == 0 && ::fchmod(file, before.st_mode & 0777) != 0) {
    errno = 0;  // a file system without permissions
  }
}

PendingFile::~PendingFile() {
  if (noted_) ::unlink(temporary_.c_str());
  ::close(held_);
}

void PendingFile::finish(Durability durability) {
  if (std::rename(temporary_.c_str(), path_.c_str()) != 0) refuse();
  noted_.reset();
  if (durability == Durability::kDisk) force_folder(path_);
}

void PendingFile::refuse() const {
  refuse_to_write(path_, errno);
}

OutputFile::OutputFile(const std::string& path)
    : pending_(path), file_(open_file(pending_.temporary(), 0)) {
  if (file_ < 0) pending_.refuse();
  buffer_.reserve(kWriteBufferBytes);
}

OutputFile::~OutputFile() {
  if (file_ >= 0) ::close(file_);
}

void OutputFile::write(Bytes bytes) {
  if (buffer_.size() + bytes.size() > kWriteBufferBytes) flush();
  buffer_.insert(buffer_.end(), bytes.begin(), bytes.end());
  offset_ += bytes.size();
}

void OutputFile::flush() {
  for (std::size_t done = 0; done < buffer_.size();) {
    const ssize_t written =
        uninterrupted([&] { return ::write(file_, buffer_.data() + done, buffer_.size() - done); });
    if (written < 0) pending_.refuse();
    done += static_cast<std::size_t>(written);
  }
  buffer_.clear();
}

void OutputFile::finish(Durability durability) {
  flush();
  if (durability == Durability::kDisk && uninterrupted([&] { return ::fsync(file_); }) != 0) {
    pending_.refuse();
  }
  close();
  pending_.finish(durability);
}

void OutputFile::close() {
  const int file = std::exchange(file_, -1);
  // After EINTR the file is closed nevertheless, and its bytes were accepted by write().
  if (::close(file) != 0 && errno != EINTR) pending_.refuse();
}

void write_file_atomically(const std::string& path, std::string_view bytes) {
  OutputFile file(path);
  file.write({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
  file.finish();
}

}  // namespace harary
