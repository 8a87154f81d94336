// SPDX-License-Identifier: MIT
// Temporary files (store/output_file.hpp) of processes that were killed outright.
#pragma once

#include <string>

namespace harary {

// Removes the temporary files for `path` whose writers died. A living writer holds a lock on its
// file, which the system releases when the process ends in any way, SIGKILL included. What cannot
// be removed stays.
void remove_left_behind(const std::string& path);

}  // namespace harary
