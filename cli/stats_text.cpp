// SPDX-License-Identifier: MIT
#include "cli/stats_text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace harary::cli {

namespace {

std::string in_words(std::string name) {
  std::replace(name.begin(), name.end(), '_', ' ');
  return name;
}

constexpr int kColumn = 32;

std::string title(int indent, const std::string& name) {
  return fmt::format("{:{}}{}\n", "", indent, in_words(name));
}
std::string line(int indent, const std::string& name, std::uint64_t number) {
  return fmt::format("{:{}}{:<{}} {:>14}\n", "", indent, in_words(name), kColumn - indent, number);
}
// With its share of `whole`.
std::string line(int indent, const std::string& name, std::uint64_t number, std::uint64_t whole) {
  std::string text = line(indent, name, number);
  if (whole == 0) return text;
  text.pop_back();
  return text + fmt::format(" {:>6.1f} %\n",
                            100 * static_cast<double>(number) / static_cast<double>(whole));
}

// What techniques cut, of how often they were asked: groups of these names.
std::string techniques_text(int indent, const SearchStats& search,
                            const SearchStats::Counts& asked) {
  std::string text = title(indent, "techniques: cut, asked");
  for (const auto& [name, number] : asked) {
    text += fmt::format("{:{}}{:<{}} {:>14} {:>14}\n", "", indent + 2, in_words(name),
                        kColumn - indent - 2, search.count("cut", name), number);
  }
  return text;
}

std::string table_text(int indent, const TableStats& table) {
  return title(indent, "table") + line(indent + 2, "lookups", table.counts.lookups) +
         line(indent + 2, "hits", table.counts.hits, table.counts.lookups) +
         line(indent + 2, "stores", table.counts.stores) +
         line(indent + 2, "replaced", table.replaced, table.counts.stores) +
         line(indent + 2, "entries", table.entries, table.capacity) +
         line(indent + 2, "capacity", table.capacity);
}

std::string search_text(int indent, const SearchStats& search) {
  std::string text = title(indent, "search: " + search.search);
  text += line(indent + 2, "threads", static_cast<std::uint64_t>(search.threads));
  text += line(indent + 2, "positions", search.positions);
  if (!search.decided_by.empty()) {
    text += title(indent + 2, "decided by: " + search.decided_by);
  }
  if (search.deepest != 0) text += line(indent + 2, "deepest", search.deepest);
  for (const SearchStats::Group& group : search.groups) {
    if (group.name == "asked") text += techniques_text(indent + 2, search, group.counts);
    if (group.name == "asked" || group.name == "cut") continue;
    text += title(indent + 2, group.name);
    for (const auto& [name, number] : group.counts) {
      text += line(indent + 4, name, number, search.sum(group.name));
    }
  }
  if (search.table) text += table_text(indent + 2, *search.table);
  for (const SearchStats& helper : search.helpers) text += search_text(indent + 2, helper);
  return text;
}

}  // namespace

std::string stats_text(const std::vector<SearchStats>& searches, WithStats wanted) {
  if (wanted == WithStats::no) return "";
  if (searches.empty()) return "  no search was needed\n";
  std::string text;
  for (const SearchStats& search : searches) text += search_text(2, search);
  return text;
}

}  // namespace harary::cli
