// SPDX-License-Identifier: MIT
// A file in the making: it grows under a temporary name in the same folder, PATH.tmp-<pid> or,
// where that is taken, PATH.tmp-<pid>-1 and so on, and becomes PATH only when it is complete. A
// process that dies in between leaves PATH as it was; a signal that it handles removes the
// temporary file (store/temporary_names.hpp), and what a process that was killed outright left is
// removed by the next one that writes PATH.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "store/temporary_names.hpp"

namespace harary {

// The regular file that a user means by PATH: PATH itself, which need not exist, or what PATH
// points to if it is a symbolic link. A rename onto PATH itself would replace the link, or a
// device, by a file. Throws FileError if a folder, device, pipe or socket has that name.
std::string output_target(const std::string& path);

enum class Durability {
  kDisk,     // forced to the disk, file and folder: survives a crash of the machine
  kProcess,  // survives the end of this process
};

// The temporary name of a file that other code writes, and the step that gives it its real name.
class PendingFile {
 public:
  // Makes the temporary file for output_target(path), empty, with the permissions of the file that
  // it will replace. It is always a new file: what lies under a temporary name already may belong
  // to another process, in a container or on another machine, or be a link that another user has
  // laid there; it is neither followed nor removed, except where it is a file of ours that no
  // living process holds: a writer locks its file (flock). Throws FileError if the system refuses.
  explicit PendingFile(const std::string& path);
  // Without finish() the temporary file goes away.
  ~PendingFile();
  PendingFile(const PendingFile&) = delete;
  PendingFile& operator=(const PendingFile&) = delete;

  const std::string& path() const { return path_; }
  const std::string& temporary() const { return temporary_; }
  // Gives the written and closed file its name. An earlier file of that name is replaced.
  void finish(Durability durability);
  // Throws a FileError about path() that says what the system refused (errno).
  [[noreturn]] void refuse() const;

 private:
  std::string path_;
  std::string temporary_;
  int held_ = -1;                       // the temporary file, locked
  std::optional<TemporaryName> noted_;  // until it is finished
};

class OutputFile {
 public:
  // Throws FileError if the system refuses, like all that follows; WriteError if that is the fault
  // of the machine, not of the path.
  explicit OutputFile(const std::string& path);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  // Buffered.
  void write(std::span<const std::uint8_t> bytes);
  std::uint64_t offset() const { return offset_; }  // bytes so far

  using Durability = harary::Durability;
  void finish(Durability durability = Durability::kDisk);

 private:
  void flush();
  void close();

  PendingFile pending_;
  int file_ = -1;
  std::vector<std::uint8_t> buffer_;
  std::uint64_t offset_ = 0;
};

// Replaces PATH by a file with these bytes, forced to the disk. Throws FileError; PATH is then as
// it was.
void write_file_atomically(const std::string& path, std::string_view bytes);

// Removes the temporary files for `path` whose writers died. A living writer holds a lock on its
// file, which the system releases when the process ends in any way, SIGKILL included. What cannot
// be removed stays.
void remove_left_behind(const std::string& path);

}  // namespace harary
