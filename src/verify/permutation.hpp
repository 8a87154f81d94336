// SPDX-License-Identifier: MIT
// Labellings come from code that the verifier does not trust: nauty, graph/canonical. Each is
// checked here before it is applied. A permutation that is not canonical can only make a check
// fail; numbers that are no permutation could make different positions look equal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>

#include "graph/graph.hpp"

namespace harary {

// Throws std::logic_error if the numbers are not a permutation of 0, 1, ...; at most kMaxOrder.
template <class Number>
void require_permutation(std::span<const Number> place) {
  std::uint64_t taken = 0;
  bool within = place.size() <= static_cast<std::size_t>(kMaxOrder);
  for (const Number number : place) {
    const auto at = static_cast<std::uint64_t>(number);
    within = within && at < place.size();
    if (within) taken |= std::uint64_t{1} << at;
  }
  const std::uint64_t all =
      place.size() >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << place.size()) - 1;
  if (!within || taken != all) throw std::logic_error("a labelling is not a permutation");
}

}  // namespace harary
