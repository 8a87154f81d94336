// SPDX-License-Identifier: MIT
#include "solve/stats/search_stats.hpp"

#include <algorithm>

namespace harary {

namespace {

template <class Named, class NameOf>
Named* named(std::vector<Named>& all, const std::string& name, NameOf&& name_of) {
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Named& one) { return name_of(one) == name; });
  return found == all.end() ? nullptr : &*found;
}

void add_group(SearchStats& sum, const SearchStats::Group& group) {
  using Group = SearchStats::Group;
  Group* const to = named(sum.groups, group.name, [](const Group& g) { return g.name; });
  if (to == nullptr) {
    sum.groups.push_back(group);
    return;
  }
  for (const auto& [name, number] : group.counts) {
    auto* const count = named(to->counts, name, [](const auto& c) { return c.first; });
    if (count == nullptr) {
      to->counts.emplace_back(name, number);
    } else {
      count->second += number;
    }
  }
}

// The table of the last search is the one that there is.
void add_table(std::optional<TableStats>& sum, const TableStats& table) {
  TableStats result = table;
  if (sum) {
    result.counts.add(sum->counts);
    result.replaced += sum->replaced;
  }
  sum = result;
}

}  // namespace

std::uint64_t SearchStats::count(const std::string& group, const std::string& name) const {
  for (const Group& one : groups) {
    if (one.name != group) continue;
    for (const auto& [of, number] : one.counts) {
      if (of == name) return number;
    }
  }
  return 0;
}

std::uint64_t SearchStats::sum(const std::string& group) const {
  std::uint64_t result = 0;
  for (const Group& one : groups) {
    if (one.name != group) continue;
    for (const auto& [name, number] : one.counts) result += number;
  }
  return result;
}

void add_stats(std::vector<SearchStats>& all, const SearchStats& one) {
  SearchStats* const sum = named(all, one.search, [](const SearchStats& s) { return s.search; });
  if (sum == nullptr) {
    all.push_back(one);
    return;
  }
  sum->threads = std::max(sum->threads, one.threads);
  sum->positions += one.positions;
  if (sum->decided_by.empty()) sum->decided_by = one.decided_by;
  sum->deepest = std::max(sum->deepest, one.deepest);
  for (const SearchStats::Group& group : one.groups) add_group(*sum, group);
  if (one.table) add_table(sum->table, *one.table);
  for (const SearchStats& helper : one.helpers) add_stats(sum->helpers, helper);
}

}  // namespace harary
