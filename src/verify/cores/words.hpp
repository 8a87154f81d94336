// SPDX-License-Identifier: MIT
// Text output of cores, and the checks of input that all of them share.
#pragma once

#include <cstdint>
#include <string>

#include "games/rules.hpp"

namespace harary {

// "0-1 0-2".
std::string pairs_text(std::uint64_t pairs);
inline const char* side_word(Side side) {
  return side == Side::first ? "red" : "green";
}

// Throws InputError if the board is too large for cores.
void require_core_board(int order);

}  // namespace harary
