// SPDX-License-Identifier: MIT
// The kernel of retrograde analysis: from a batch of packed positions to the packed positions one
// move earlier or later. A pure function of the batch: the caller looks after threads, disks and
// clusters, and reduces by key.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "base/assert.hpp"
#include "games/tabulated.hpp"

namespace harary {

// Backward: for every position of the batch and every position before it, emit(key, codes as they
// count there). codes[v * keys.size() + i] is code v of position i.
template <Tabulated T, class Emit>
void one_move_back(const T& table, typename T::Worker& worker,
                   std::span<const typename T::Key> keys, std::span<const Code> codes,
                   Emit&& emit) {
  HARARY_ASSERT(codes.size() == keys.size() * static_cast<std::size_t>(T::kValues),
                "each position has its codes");
  std::array<Code, T::kValues> earlier{};
  for (std::size_t i = 0; i < keys.size(); ++i) {
    for (std::size_t v = 0; v < earlier.size(); ++v) {
      earlier[v] = table.earlier(codes[v * keys.size() + i]);
    }
    table.for_each_predecessor(table.position(keys[i]), [&](const typename T::Position& q) {
      emit(table.key(worker, q), earlier);
    });
  }
}

// Forward: for every unfinished position of the batch and every move, emit(key of the successor).
template <Tabulated T, class Emit>
void one_move_on(const T& table, typename T::Worker& worker, std::span<const typename T::Key> keys,
                 Emit&& emit) {
  for (const typename T::Key key : keys) {
    const typename T::Position p = table.position(key);
    if (table.finished(p)) continue;
    table.for_each_successor(p, [&](const typename T::Position& q) { emit(table.key(worker, q)); });
  }
}

}  // namespace harary
