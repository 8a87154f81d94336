// SPDX-License-Identifier: MIT
// Games on the sets of a hypergraph: players take its points in turn, and what counts is who owns a
// whole set.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <harary/api.hpp>

namespace harary::v0 {

// Names of points are words of letters and digits. At most 512 open points and a million sets for
// each player.
struct WinningSets {
  std::vector<std::vector<std::string>> sets;  // of the first player, and of the second one if
                                               // `green_sets` is nothing
  std::optional<std::vector<std::vector<std::string>>> green_sets = {};
  std::vector<std::string> points = {};  // more of them than the sets have
  std::vector<std::string> red = {};     // taken at the start by the first player
  std::vector<std::string> green = {};   // and by the second one
};

}  // namespace harary::v0
