// SPDX-License-Identifier: MIT
// A whole file as read-only memory; the system fetches its pages as they are touched. Our files
// never change after they have got their name, so the map stays valid unless another program
// shortens the file meanwhile.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace harary {

class MappedFile {
 public:
  // Throws FileError if there is no such file, or if it is a folder or a device.
  explicit MappedFile(const std::string& path);
  ~MappedFile();
  MappedFile(MappedFile&& other) noexcept;
  MappedFile& operator=(MappedFile&& other) noexcept;

  const std::string& path() const { return path_; }
  std::span<const std::uint8_t> bytes() const { return {data_, size_}; }

 private:
  void unmap() noexcept;

  std::string path_;
  const std::uint8_t* data_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace harary
