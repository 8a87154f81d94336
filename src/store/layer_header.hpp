// SPDX-License-Identifier: MIT
// What a layer's file says it is: the game, the instance, the layer's number and the names of the
// values that each position has. A reader compares it with what it expects before it uses any
// code.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace harary {

struct LayerHeader {
  std::string game;
  std::map<std::string, std::string> instance;  // option → value, as the catalogue spells them
  int layer = 0;
  std::vector<std::string> values;  // the names of the value columns, at most kMaxValues

  friend bool operator==(const LayerHeader&, const LayerHeader&) = default;
};

inline constexpr std::size_t kMaxValues = 8;

}  // namespace harary
