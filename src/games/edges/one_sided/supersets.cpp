// SPDX-License-Identifier: MIT
#include "games/edges/one_sided/supersets.hpp"

namespace harary {

void drop_supersets(UntouchedCopies& position, std::uint64_t fresh) {
  // Dropped copies become 0, which no copy is, until the end.
  bool dropped = false;
  for (std::size_t i = 0; i < position.count; ++i) {
    const std::uint64_t copy = position.copies[i];
    if ((copy & fresh) == 0) continue;
    const std::uint64_t set = copy & position.open;
    for (std::size_t j = 0; j < position.count; ++j) {
      if ((set & ~position.copies[j]) != 0 || i == j) continue;
      position.copies[j] = 0;
      dropped = true;
    }
  }
  if (dropped) position.drop_if([](std::uint64_t copy) { return copy == 0; });
}

}  // namespace harary
