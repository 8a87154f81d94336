// SPDX-License-Identifier: MIT
#include "games/edges/one_sided/twins.hpp"

#include "base/assert.hpp"

namespace harary {

namespace {

void fill_in_all(UntouchedCopies& position) {
  for (std::uint64_t rest = position.open; rest != 0; rest &= rest - 1) {
    position.in_all[static_cast<std::size_t>(std::countr_zero(rest))] = position.open;
  }
  for (std::size_t i = 0; i < position.count; ++i) {
    const std::uint64_t set = position.set(i);
    for (std::uint64_t rest = set; rest != 0; rest &= rest - 1) {
      position.in_all[static_cast<std::size_t>(std::countr_zero(rest))] &= set;
    }
  }
}

// One edge of every pair of twins, and edges that have a twin in a pair already.
std::uint64_t edges_with_twins(const UntouchedCopies& position) {
  std::uint64_t result = 0;
  for (std::uint64_t rest = position.open; rest != 0; rest &= rest - 1) {
    const auto e = static_cast<std::size_t>(std::countr_zero(rest));
    for (std::uint64_t others = position.in_all[e] & (rest - 1) & rest; others != 0;
         others &= others - 1) {
      const auto f = static_cast<std::size_t>(std::countr_zero(others));
      if ((position.in_all[f] >> e & 1) != 0) {
        result |= std::uint64_t{1} << e;
        break;
      }
    }
  }
  return result;
}

}  // namespace

void drop_twins(UntouchedCopies& position) {
  position.had_twins = false;
  for (;;) {
    position.forget_useless_edges();
    fill_in_all(position);
    const std::uint64_t paired = edges_with_twins(position);
    HARARY_ASSERT(position.valid(), "copies consist of Maker's edges and open ones");
    if (paired == 0) return;
    position.had_twins = true;
    position.drop_if([paired](std::uint64_t copy) { return (copy & paired) != 0; });
  }
}

}  // namespace harary
