// SPDX-License-Identifier: MIT
// All positions that play can reach, up to isomorphism, layer by layer: breadth-first search on
// representatives. In memory; a tablebase has no such limit.
#pragma once

#include <cstdint>
#include <map>
#include <unordered_set>
#include <utility>

#include "base/job.hpp"
#include "games/rules.hpp"

namespace harary {

template <class Position>
struct PositionHash {
  std::size_t operator()(const Position& p) const { return p.hash(); }
};

// Of rules at run time, whose positions have layers or not.
template <class R>
int layer_of(const R& rules, const typename R::Position& p) {
  if constexpr (Graded<R>) {
    return rules.layer(p);
  } else {
    return rules.layer(p).value();
  }
}

// Calls visit(layer, position, finished) once for each class, smaller layers first.
// Throws JobStopped when the budget of time or memory ends.
template <Rules R, class Visit>
void for_each_class(const R& rules, Job& job, Visit&& visit) {
  using Class = typename R::Position;
  using Set = std::unordered_set<Class, PositionHash<Class>>;
  // A node of the set: the position, the cached hash, two pointers and the allocator's overhead.
  constexpr std::uint64_t kBytesEach = sizeof(Class) + 48;
  std::map<int, Set> waiting;
  std::uint64_t held = 0;
  std::uint64_t done = 0;
  std::uint64_t moves = 0;
  const auto add = [&](const Class& p) {
    held += waiting[layer_of(rules, p)].insert(p).second ? 1 : 0;
    if (held * kBytesEach > job.budget().memory_bytes) throw JobStopped{StopReason::memory};
  };
  add(rules.representative(rules.start()));
  while (!waiting.empty()) {
    const int layer = waiting.begin()->first;
    const Set positions = std::move(waiting.begin()->second);
    waiting.erase(waiting.begin());
    for (const Class& p : positions) {
      ++done;
      const bool finished = rules.result(p).has_value();
      visit(layer, p, finished);
      if (finished) continue;
      for (const auto& move : rules.moves(p)) {
        if (++moves % 4096 == 0) {
          job.check();
          job.report("layers", done, 0, "positions");
        }
        add(rules.representative(rules.after(p, move)));
      }
    }
    held -= positions.size();
  }
}

}  // namespace harary
