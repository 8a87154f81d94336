// SPDX-License-Identifier: MIT
#include "store/mapped_file.hpp"

#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "base/error.hpp"
#include "store/input_file.hpp"

namespace harary {

MappedFile::MappedFile(const std::string& path) : path_(path) {
  std::uint64_t size = 0;
  const int file = open_regular_file(path, size);
  if (size > 0) {
    void* const data = ::mmap(nullptr, size, PROT_READ, MAP_SHARED, file, 0);
    if (data == MAP_FAILED) {
      const int error = errno;
      ::close(file);
      throw FileError::of_system(path, "read", error);
    }
    data_ = static_cast<const std::uint8_t*>(data);
    size_ = size;
  }
  ::close(file);
}

MappedFile::~MappedFile() {
  unmap();
}

MappedFile::MappedFile(MappedFile&& other) noexcept
    : path_(std::move(other.path_)),
      data_(std::exchange(other.data_, nullptr)),
      size_(std::exchange(other.size_, 0)) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(data_, other.data_);
  std::swap(size_, other.size_);
  return *this;
}

void MappedFile::unmap() noexcept {
  if (data_ != nullptr) ::munmap(const_cast<std::uint8_t*>(data_), size_);
}

}  // namespace harary
