// SPDX-License-Identifier: MIT
// What a family promises of its keys and predecessors, checked on all positions of a small board
// against the plain definition.
#pragma once

#include <algorithm>
#include <unordered_map>

#include "games/rules.hpp"
#include "solve/reference/reference.hpp"
#include "support/games/small_value_hash.hpp"

namespace harary {

// The plain definition, after the start has been evaluated: all positions that can be reached are
// known.
template <Rules R>
Reference<R> reference_from_start(const R& rules) {
  Reference<R> reference(rules);
  reference.evaluate(rules.start());
  return reference;
}

// Equal keys have equal values, among all positions that can be reached from the start.
template <Rules R>
bool equal_keys_have_equal_values(const R& rules) {
  const auto plain = reference_from_start(rules);
  std::unordered_map<typename R::Key, Value, HashOfSmallValue> by_key;
  for (const auto& [position, evaluation] : plain.known()) {
    const auto [entry, fresh] = by_key.emplace(rules.key(position), evaluation.value);
    if (!fresh && entry->second != evaluation.value) return false;
  }
  return true;
}

// Predecessors are exactly, up to isomorphism, the positions from which a move leads here: each is
// unfinished and has such a move, and of the positions that can be reached none is left out.
template <Layered R>
bool predecessors_undo_moves(const R& rules) {
  const auto plain = reference_from_start(rules);
  for (const auto& [p, evaluation] : plain.known()) {
    if (rules.layer(p) == 0) continue;
    for (const auto q : rules.predecessors(p)) {
      if (rules.result(q) || rules.layer(q) + 1 != rules.layer(p)) return false;
      const auto leads_here = [&](const auto move) { return rules.after(q, move) == p; };
      if (std::ranges::none_of(rules.moves(q), leads_here)) return false;
    }
  }
  for (const auto& [p, evaluation] : plain.known()) {
    if (rules.result(p)) continue;
    for (const auto move : rules.moves(p)) {
      const auto q = rules.representative(rules.after(p, move));
      const auto class_of_p = rules.representative(p);
      bool found = false;
      for (const auto before : rules.predecessors(q)) {
        found = found || rules.representative(before) == class_of_p;
      }
      if (!found) return false;
    }
  }
  return true;
}

}  // namespace harary
