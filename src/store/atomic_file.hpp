// SPDX-License-Identifier: MIT
// Files that are either complete or not there: written under a temporary name in the same folder,
// forced to the disk, then renamed (store/output_file.hpp). A process that dies in between leaves
// only the temporary file behind.
#pragma once

#include <string>
#include <string_view>

namespace harary {

// Replaces PATH by a file with these bytes. Throws FileError; PATH is then as it was.
void write_file_atomically(const std::string& path, std::string_view bytes);

}  // namespace harary
