// SPDX-License-Identifier: MIT
// What a layer's file says it is: the game, the instance, the layer's number and the names of the
// values that each position has. A reader compares it with what it expects before it uses any
// code.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
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

// The name of a position in a file: 128 bits, in the order of the numbers. A game makes them from
// its canonical keys; the store only needs that equal positions have equal keys, and packs better
// when neighbours are close.
struct TableKey {
  std::uint64_t high = 0;
  std::uint64_t low = 0;

  friend constexpr std::strong_ordering operator<=>(const TableKey&, const TableKey&) = default;
};

}  // namespace harary
