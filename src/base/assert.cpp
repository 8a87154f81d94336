// SPDX-License-Identifier: MIT
#include "base/assert.hpp"

#include <cstdio>
#include <cstdlib>

namespace harary {

void assertion_failed(const char* file, int line, const char* what) {
  std::fprintf(stderr, "%s:%d: must hold: %s\n", file, line, what);
  std::fflush(stderr);
  std::abort();
}

}  // namespace harary
