// SPDX-License-Identifier: MIT
// The available games, and the options of each.
#pragma once

#include <string>
#include <vector>

#include <harary/api.hpp>

namespace harary::v0 {

struct GameDescription {
  std::string name;                  // what Game's constructor takes
  std::string summary;               // one line
  std::vector<std::string> options;  // their names; docs/formats.md has their texts
  std::string example;               // a small instance, "--board K5 --target K3"
};

// All games, always in the same order.
HARARY_API std::vector<GameDescription> games();

}  // namespace harary::v0
