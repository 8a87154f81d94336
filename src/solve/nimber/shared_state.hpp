// SPDX-License-Identifier: MIT
// What the threads of a nimber search share: the table, and the number of threads at each question.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>

#include "solve/nimber/facts.hpp"
#include "solve/nimber/nimber_table.hpp"
#include "solve/table/rendezvous.hpp"

namespace harary {

template <class Key>
struct NimberCommon {
  using Table = NimberTable<Key>;

  NimberCommon(std::uint64_t bytes, typename Table::Kind kind)
      : table_bytes(bytes), table(std::make_unique<Table>(bytes, kind)) {}

  const std::uint64_t table_bytes;
  std::unique_ptr<Table> table;
  std::unique_ptr<Table> earlier;  // what a search before this one proved; null: there was none
  Rendezvous rendezvous{1};
  std::atomic<bool> crowd{false};  // more than one thread
  std::atomic<bool> over{false};   // answered, or stopped
  std::atomic<std::uint64_t> positions{0};
  std::atomic<std::uint64_t> lookups{0};  // in the table
  // The number of threads that search each question. Questions may share a counter; that costs a
  // little time.
  std::array<std::atomic<std::uint8_t>, 1 << 14> at{};

  // While all threads wait.
  void make_room() {
    if (table->crowded()) table->grow();
  }
};

}  // namespace harary
