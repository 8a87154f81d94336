// SPDX-License-Identifier: MIT
// Preconditions and invariants that a program may check while it runs. Builds for debugging, for
// sanitizers and for fuzzing do (HARARY_ASSERTS); in others an assertion costs nothing, and its
// condition is not evaluated. An assertion that fails ends the program, because the error is in the
// program itself: what may be wrong with an input is an InputError instead.
#pragma once

// HARARY_ASSERT(condition, "what must hold"). The condition has no effect; the words complete
// "must hold: ...".
#ifdef HARARY_ASSERTS
#define HARARY_ASSERT(condition, what) \
  ((condition) ? static_cast<void>(0) : ::harary::assertion_failed(__FILE__, __LINE__, what))
#else
#define HARARY_ASSERT(condition, what) static_cast<void>(sizeof((condition) ? 1 : 0))
#endif

namespace harary {

// Says on standard error which assertion failed, then aborts.
[[noreturn]] void assertion_failed(const char* file, int line, const char* what);

}  // namespace harary
