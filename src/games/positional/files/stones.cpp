// SPDX-License-Identifier: MIT
#include "games/positional/files/stones.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <utility>

#include "base/error.hpp"

namespace harary {

namespace {

constexpr int kFreePoint = -1;

}  // namespace

void place_stones(const std::array<std::vector<int>, 2>& stones,
                  const std::array<std::string, 2>& sources, Owners owners, WinningSets& sets) {
  std::vector<int> owner(sets.names.size(), kFreePoint);
  for (const int player : {0, 1}) {
    for (const int p : stones[static_cast<std::size_t>(player)]) {
      int& owner_of_p = owner[static_cast<std::size_t>(p)];
      if (owner_of_p == 1 - player) {
        throw InputError(fmt::format("{}: the point {} is in {} as well", sources[1],
                                     sets.names[static_cast<std::size_t>(p)], sources[0]));
      }
      owner_of_p = player;
    }
  }
  std::vector<int> renamed(owner.size(), -1);
  std::vector<std::string> free_names;
  for (std::size_t p = 0; p < owner.size(); ++p) {
    if (owner[p] != kFreePoint) continue;
    renamed[p] = static_cast<int>(free_names.size());
    free_names.push_back(sets.names[p]);
  }
  for (const int player : {0, 1}) {
    if (player == 1 && owners == Owners::red) break;
    std::vector<std::vector<int>> left;
    for (const std::vector<int>& set : sets.sets[static_cast<std::size_t>(player)]) {
      std::vector<int> open;
      bool spoiled = false;
      for (const int p : set) {
        const auto i = static_cast<std::size_t>(p);
        if (owner[i] == kFreePoint) open.push_back(renamed[i]);
        spoiled = spoiled || owner[i] == 1 - player;
      }
      if (spoiled) continue;
      if (open.empty()) {
        throw InputError(fmt::format("{}: the start position already contains a winning set",
                                     sources[static_cast<std::size_t>(player)]));
      }
      left.push_back(std::move(open));
    }
    keep_minimal(left);
    sets.sets[static_cast<std::size_t>(player)] = std::move(left);
  }
  sets.names = std::move(free_names);
}

}  // namespace harary
