// SPDX-License-Identifier: MIT
// The names of the temporary files of this process, so that a signal that ends it can remove them.
// What a process that is killed outright leaves behind, the next writer removes (output_file.hpp).
#pragma once

#include <cstddef>
#include <string_view>

namespace harary {

// One name, as long as this object lives. Beyond 64 names at a time, or if it is longer than the
// system's longest, it is not noted, and its file stays behind.
class TemporaryName {
 public:
  explicit TemporaryName(std::string_view name);
  ~TemporaryName();
  TemporaryName(const TemporaryName&) = delete;
  TemporaryName& operator=(const TemporaryName&) = delete;

 private:
  std::size_t place_;
};

// Removes the files of these names. May be called by the handler of a signal; what other threads
// write into the files is lost, and they fail to give them their names.
void remove_temporary_files() noexcept;

}  // namespace harary
