// SPDX-License-Identifier: MIT
#include "cli/labelled_position.hpp"

#include <cstddef>

namespace harary::cli {

namespace {

constexpr std::string_view kSeparators = "=,;- ";

bool is_number(std::string_view text) {
  return text.find_first_not_of("0123456789") == std::string_view::npos;
}

// The longest name at this place that ends where a vertex may end; its number, or the number of
// names.
std::size_t vertex_at(std::string_view text, const std::vector<std::string>& labels) {
  std::size_t found = labels.size();
  for (std::size_t v = 0; v < labels.size(); ++v) {
    const std::string& label = labels[v];
    if (label.empty() || is_number(label) || !text.starts_with(label)) continue;
    const bool ends = text.size() == label.size() ||
                      kSeparators.find(text[label.size()]) != std::string_view::npos;
    if (ends && (found == labels.size() || labels[found].size() < label.size())) found = v;
  }
  return found;
}

}  // namespace

std::string with_numbers(std::string_view position, const std::vector<std::string>& labels) {
  std::string result;
  bool vertices = false;  // behind the = of a player
  bool begins = true;     // of a word
  while (!position.empty()) {
    const std::size_t v = vertices && begins ? vertex_at(position, labels) : labels.size();
    if (v < labels.size()) {
      result += std::to_string(v);
      position.remove_prefix(labels[v].size());
      begins = false;
      continue;
    }
    const char c = position.front();
    vertices = c == '=' || (vertices && c != ';');
    begins = kSeparators.find(c) != std::string_view::npos;
    result += c;
    position.remove_prefix(1);
  }
  return result;
}

}  // namespace harary::cli
