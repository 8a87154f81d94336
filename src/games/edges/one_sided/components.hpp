// SPDX-License-Identifier: MIT
// Lemma (components). Sets without a common edge, not even by way of others, are games of their
// own. With Maker to move, Maker wins exactly if he wins one of them, moving first: otherwise
// Breaker answers each move in the component where it was made. With Breaker to move, consider the
// components that Maker wins when he moves first: if there are none, Breaker wins; with two or more
// Maker wins, because Breaker has only one move; with exactly one Breaker has to move there, and
// who wins it wins all. Extra moves never harm in this game, so moves elsewhere change nothing of
// that.
#pragma once

#include <cstdint>

#include "base/assert.hpp"
#include "games/edges/one_sided/untouched_copies.hpp"

namespace harary {

// The open edges of the component that the first copy belongs to.
inline std::uint64_t first_component(const UntouchedCopies& position) {
  HARARY_ASSERT(position.count != 0, "a position with a component has a copy");
  std::uint64_t component = position.set(0);
  for (std::uint64_t before = 0; before != component;) {
    before = component;
    for (std::size_t i = 0; i < position.count; ++i) {
      if (const std::uint64_t set = position.set(i); (set & component) != 0) component |= set;
    }
  }
  return component;
}

// Moves the copies of that component from `rest` to the result.
inline UntouchedCopies take_component(UntouchedCopies& rest, std::uint64_t component) {
  UntouchedCopies result;
  result.maker = rest.maker;
  result.open = rest.open;
  rest.drop_if([&](std::uint64_t copy) {
    if ((copy & component) == 0) return false;
    result.copies[result.count++] = copy;
    return true;
  });
  result.forget_useless_edges();
  rest.forget_useless_edges();
  result.in_all = rest.in_all;  // no set of another component holds any of its edges
  return result;
}

}  // namespace harary
