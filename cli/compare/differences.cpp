// SPDX-License-Identifier: MIT
#include "cli/compare/differences.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

#include "base/error.hpp"

namespace harary::cli {

namespace {

// Fields at any depth that say what a search cost.
bool is_cost(const std::string& name) {
  return name == "seconds" || name == "positions" || name == "positions_per_second";
}

std::string short_text(const Json& value) {
  constexpr std::size_t kMost = 40;
  std::string text = value.dump();
  if (text.size() > kMost) text = text.substr(0, kMost) + "…";
  return text;
}

void compare(const std::string& place, const Json& mine, const Json& other,
             std::vector<std::string>& found) {
  const auto inside = [&](const auto& name) {
    return place.empty() ? fmt::format("{}", name) : fmt::format("{}.{}", place, name);
  };
  if (mine.is_object() && other.is_object()) {
    for (const auto& [name, value] : mine.items()) {
      if (!is_cost(name) && other.contains(name)) {
        compare(inside(name), value, other.at(name), found);
      }
    }
  } else if (mine.is_array() && other.is_array() && mine.size() == other.size()) {
    for (std::size_t i = 0; i < mine.size(); ++i) compare(inside(i), mine[i], other[i], found);
  } else if (mine != other) {
    found.push_back(fmt::format("{}: {}, not {}", place, short_text(mine), short_text(other)));
  }
}

}  // namespace

std::vector<Json> read_answers(std::string_view printed) {
  std::vector<Json> answers;
  while (!printed.empty()) {
    const std::size_t end = std::min(printed.find('\n'), printed.size() - 1);
    Json answer = Json::parse(printed.substr(0, end + 1), nullptr, false);
    if (!answer.is_object()) throw InputError("the answer is not one JSON object a line");
    answers.push_back(std::move(answer));
    printed.remove_prefix(end + 1);
  }
  if (answers.empty()) throw InputError("there is no answer");
  return answers;
}

std::vector<std::string> differences(const std::vector<Json>& mine,
                                     const std::vector<Json>& other) {
  if (mine.size() != other.size()) {
    return {fmt::format("{} lines, not {}", mine.size(), other.size())};
  }
  std::vector<std::string> found;
  for (std::size_t i = 0; i < mine.size(); ++i) {
    compare(mine.size() == 1 ? "" : fmt::format("line {}", i + 1), mine[i], other[i], found);
  }
  return found;
}

}  // namespace harary::cli
