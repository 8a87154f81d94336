// SPDX-License-Identifier: MIT
// A file in the making: it grows under the name PATH.tmp-<pid>, in the same folder, and becomes
// PATH only when it is complete. A process that dies in between leaves PATH as it was. Two threads
// of one process must not make the same PATH at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "store/bytes.hpp"

namespace harary {

class OutputFile {
 public:
  // Throws FileError if the system refuses, like all that follows.
  explicit OutputFile(const std::string& path);
  // Without finish() the temporary file goes away.
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  // Buffered.
  void write(ByteView bytes);
  std::uint64_t offset() const { return offset_; }  // bytes so far

  enum class Durability {
    kDisk,     // forced to the disk, file and folder: survives a crash of the machine
    kProcess,  // survives the end of this process
  };
  // Gives the file its name, in place of an earlier one.
  void finish(Durability durability = Durability::kDisk);

 private:
  void flush();
  void close();
  [[noreturn]] void refuse(const std::string& action) const;

  std::string path_;
  std::string temporary_;
  int file_ = -1;
  bool exists_ = false;  // the temporary file
  Bytes buffer_;
  std::uint64_t offset_ = 0;
};

}  // namespace harary
