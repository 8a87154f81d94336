// SPDX-License-Identifier: MIT
// What a search did, as numbers with names: how its positions ended, by which lemmas, what its
// table was good for. A search counts in plain structs, one a thread, because that costs next to
// nothing, and makes these numbers of them when it is asked. Names are words with underscores
// between them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace harary {

// What one thread asked of a table.
struct TableCounts {
  std::uint64_t lookups = 0;
  std::uint64_t hits = 0;
  std::uint64_t stores = 0;

  void add(const TableCounts& other) {
    lookups += other.lookups;
    hits += other.hits;
    stores += other.stores;
  }
};

// The same of all threads, and how full the table is.
struct TableStats {
  TableCounts counts;
  std::uint64_t replaced = 0;  // entries that gave way
  std::uint64_t entries = 0;
  std::uint64_t capacity = 0;

  double load() const {
    return capacity == 0 ? 0 : static_cast<double>(entries) / static_cast<double>(capacity);
  }
};

struct SearchStats {
  using Counts = std::vector<std::pair<std::string, std::uint64_t>>;
  struct Group {
    std::string name;
    Counts counts;
  };

  std::string search;  // "proof", "core", "nimber", …
  int threads = 1;     // the most that searched at the same time
  std::uint64_t positions = 0;
  std::uint64_t deepest = 0;  // the longest path from a position that was asked about
  // Where a search has several ways to answer: the one that answered what took most positions.
  std::string decided_by = {};
  std::vector<Group> groups = {};
  std::optional<TableStats> table = {};
  std::vector<SearchStats> helpers = {};  // searches that helped this one

  // The number of that name, 0 if there is none.
  std::uint64_t count(const std::string& group, const std::string& name) const;
  // All numbers of a group.
  std::uint64_t sum(const std::string& group) const;
};

// Adds what a search did: to what searches of this name did before, or as a new one.
void add_stats(std::vector<SearchStats>& all, const SearchStats& one);

}  // namespace harary
