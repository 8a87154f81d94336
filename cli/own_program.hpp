// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace harary::cli {

// The path of the program that runs now. Throws InputError.
std::string own_program();

}  // namespace harary::cli
