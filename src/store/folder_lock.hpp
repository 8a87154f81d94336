// SPDX-License-Identifier: MIT
// One program at a time writes a folder. The lock is on the folder itself (flock), so it leaves no
// file and ends with the program, however that ends.
#pragma once

#include <string>

namespace harary {

class FolderLock {
 public:
  // Makes the folder if it is missing. Throws FileError if that fails, or if another program, or
  // another lock of this one, holds it. `advice` is the end of the message: "give another folder
  // with --out". A file system without locks refuses no one.
  FolderLock(const std::string& folder, const std::string& advice);
  ~FolderLock();
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

 private:
  int file_ = -1;
};

}  // namespace harary
