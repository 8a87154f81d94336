// SPDX-License-Identifier: MIT
// The playground's server takes a tenth of the time that all else takes to compile, and few who
// build the program play on its page. So a build makes two programs: `harary`, without the server,
// and `serve/harary` beside it, the same with it, which is made when it is asked for (./run serve)
// and is the one that installations hold.
#pragma once

#include <string>
#include <vector>

namespace harary::cli {

// Becomes that program, with these arguments. Throws FileError if it is not there or cannot be run.
[[noreturn]] void become_program_with_playground(const std::vector<std::string>& arguments);

}  // namespace harary::cli
