// SPDX-License-Identifier: MIT
#include "base/memory_limit.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <string>
#include <string_view>

namespace harary {

namespace {

// The number in a file of one line; nothing where there is none, as in "max".
std::optional<std::uint64_t> number_in(const std::filesystem::path& file) {
  std::ifstream in(file);
  std::string text;
  if (!std::getline(in, text)) return std::nullopt;
  std::uint64_t number = 0;
  const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || rest == text.data()) return std::nullopt;
  return number;
}

void lower(std::optional<std::uint64_t>& least, std::optional<std::uint64_t> other) {
  if (other && (!least || *other < *least)) least = other;
}

// The limits of the group and of all groups that hold it: each of them counts.
void lower_along(const std::filesystem::path& top, std::string_view group, const char* file,
                 std::optional<std::uint64_t>& least) {
  std::filesystem::path path = std::filesystem::path(group).relative_path();
  for (;; path = path.parent_path()) {
    lower(least, number_in(top / path / file));
    if (path.empty()) return;
  }
}

}  // namespace

// A line of the list of groups is "number:controllers:/path"; version 2 has number 0 and no
// controllers. Inside a container the path may be that of the host and lead nowhere: then the top
// folder is the group.
std::optional<std::uint64_t> control_group_limit(const std::filesystem::path& membership,
                                                 const std::filesystem::path& groups) {
  std::optional<std::uint64_t> least;
  std::ifstream in(membership);
  for (std::string line; std::getline(in, line);) {
    const std::string_view text = line;
    const std::size_t first = text.find(':');
    const std::size_t second = first == text.npos ? first : text.find(':', first + 1);
    if (second == text.npos) continue;
    const std::string_view controllers = text.substr(first + 1, second - first - 1);
    const std::string_view group = text.substr(second + 1);
    if (controllers.empty()) lower_along(groups, group, "memory.max", least);
    if (controllers == "memory") {
      lower_along(groups / "memory", group, "memory.limit_in_bytes", least);
    }
  }
  return least;
}

std::uint64_t memory_limit() {
  const long pages = sysconf(_SC_PHYS_PAGES);
  const long page_size = sysconf(_SC_PAGE_SIZE);
  std::uint64_t least = std::uint64_t{1} << 32;
  if (pages > 0 && page_size > 0) {
    least = static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(page_size);
  }
  if (const auto limit = control_group_limit()) least = std::min(least, *limit);
  struct rlimit space{};
  if (getrlimit(RLIMIT_AS, &space) == 0 && space.rlim_cur != RLIM_INFINITY) {
    least = std::min<std::uint64_t>(least, space.rlim_cur);
  }
  return least;
}

}  // namespace harary
