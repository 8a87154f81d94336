// SPDX-License-Identifier: MIT
// What the threads of a nimber search share: the table, and the number of threads at each question.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>

#include "solve/nimber/facts.hpp"
#include "solve/table/rendezvous.hpp"
#include "solve/table/shared_table.hpp"

namespace harary {

template <class Key>
struct NimberCommon {
  // Found by measurement (docs/performance.md, "A table that is too small").
  using Table =
      SharedTable<Key, NimberFacts, TableSettings{.least_entries = 4, .fillings = 2, .gain = 2}>;

  explicit NimberCommon(std::uint64_t table_bytes) : table(table_bytes) {}

  Table table;
  Rendezvous rendezvous{1};
  std::atomic<bool> crowd{false};  // more than one thread
  std::atomic<bool> over{false};   // answered, or stopped
  std::atomic<std::uint64_t> positions{0};
  // The number of threads that search each question. Questions may share a counter; that costs a
  // little time.
  std::array<std::atomic<std::uint8_t>, 1 << 14> at{};

  // While all threads wait.
  void make_room() {
    if (table.crowded()) table.grow();
  }
};

}  // namespace harary
