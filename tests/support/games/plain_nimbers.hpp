// SPDX-License-Identifier: MIT
// Nimbers by the definition: the least number that no move leads to, by moves and after alone.
#pragma once

#include <set>
#include <unordered_map>

#include "games/rules.hpp"
#include "support/games/small_value_hash.hpp"

namespace harary {

inline int least_excluded(const std::set<int>& nimbers) {
  int result = 0;
  while (nimbers.contains(result)) ++result;
  return result;
}

template <Rules R>
class PlainNimbers {
 public:
  using Position = typename R::Position;

  // `rules` must outlive this object.
  explicit PlainNimbers(const R& rules) : rules_(rules) {}

  int nimber(const Position& p) {
    if (const auto known = known_.find(p); known != known_.end()) return known->second;
    std::set<int> reached;
    for (const auto& move : rules_.moves(p)) reached.insert(nimber(rules_.after(p, move)));
    return known_[p] = least_excluded(reached);
  }
  const auto& known() const { return known_; }

 private:
  const R& rules_;
  std::unordered_map<Position, int, HashOfSmallValue> known_;
};

}  // namespace harary
