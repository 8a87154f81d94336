// SPDX-License-Identifier: MIT
#include "games/domination/core.hpp"

#include <algorithm>

namespace harary {

Bounds DominationCore::bounds(const Position& p) const {
  const UsefulSets sets = sets_->useful(p.undominated);
  int largest = 1;
  int smallest = p.undominated.size();
  for (int i = 0; i < sets.size(); ++i) {
    largest = std::max(largest, sets.set(i).size());
    smallest = std::min(smallest, sets.set(i).size());
  }
  const int left = p.undominated.size();
  const auto moves_for = [largest](int vertices) { return (vertices + largest - 1) / largest; };
  const bool dominator = p.mover == Side::first;
  const int fewest = dominator ? moves_for(left) : 1 + moves_for(left - smallest);
  const int most = dominator ? 1 + left - largest : left;
  return dominator ? Bounds{-(p.made + most), -(p.made + fewest)}
                   : Bounds{p.made + fewest, p.made + most};
}

}  // namespace harary
