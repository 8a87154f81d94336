// SPDX-License-Identifier: MIT
// Text output of cores, and the checks of input that all of them share.
#pragma once

#include <cstdint>
#include <string>

#include "certificate/statement.hpp"
#include "games/rules.hpp"

namespace harary {

// "0-1 0-2".
std::string pairs_text(std::uint64_t pairs);
inline const char* side_word(Side side) {
  return side == Side::first ? "red" : "green";
}

// Throws InputError if the board is too large for cores; and, for games of which cores only
// say who wins, if the statement is about anything else.
void require_core_board(int order);
void require_core(int order, const Statement& statement);

}  // namespace harary
