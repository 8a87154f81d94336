// SPDX-License-Identifier: MIT
// What every public header needs. Everything public lies in harary::v0, where 0 is the number of
// the interface: an incompatible change makes it v1, so that two versions can be told apart by the
// linker. Programs write harary::Game.
//
// For all of the library:
//   - It never prints and never ends the program. It throws what error.hpp declares.
//   - It holds no global state that changes. Different objects may be used from different threads;
//     const members of Game and Tablebase may be called from several threads at once.
//   - Texts (boards, positions, moves, options) have the forms of the command line, see
//     docs/formats.md and docs/values.md; where a text may name a file, "@board.g6" opens it.
//   - With one thread a search visits the same positions in every run and on every machine.
#pragma once

#if __cplusplus < 202002L
#error "harary needs C++20: compile with -std=c++20 or later"
#endif

#if defined(__GNUC__)
#define HARARY_API __attribute__((visibility("default")))
#else
#define HARARY_API
#endif

namespace harary::v0 {

// "0.2.0".
HARARY_API const char* version();

}  // namespace harary::v0

// The library itself has types of the same names in namespace harary.
#ifndef HARARY_BUILDS_INTERFACE
namespace harary {
using namespace v0;
}
#endif
