// SPDX-License-Identifier: MIT
// Positions and keys of games in the standard's hash tables.
#pragma once

#include "games/rules.hpp"

namespace harary {

struct HashOfSmallValue {
  std::size_t operator()(const HashedValue auto& value) const { return value.hash(); }
};

}  // namespace harary
