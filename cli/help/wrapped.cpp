// SPDX-License-Identifier: MIT
#include "cli/help/wrapped.hpp"

#include <algorithm>

#include "cli/progress_display.hpp"

namespace harary::cli {

namespace {

constexpr int kTermIndent = 2;
constexpr int kTextColumn = 24;
// Narrower windows have the text below the term.
constexpr int kLeastForTwoColumns = 60;
constexpr int kTextIndent = 6;

int text_indent(int columns) {
  return columns < kLeastForTwoColumns ? kTextIndent : kTextColumn;
}

std::string blanks(int count) {
  return std::string(static_cast<std::size_t>(std::max(0, count)), ' ');
}

}  // namespace

int entry_columns(int columns) {
  return columns - text_indent(columns);
}

std::string wrapped(std::string_view text, int columns, int indent) {
  std::string result;
  std::string line;
  const auto end_line = [&] {
    if (!line.empty()) result += blanks(indent) + line + '\n';
    line.clear();
  };
  while (!text.empty()) {
    const std::size_t blank = std::min(text.find_first_of(" \n"), text.size());
    const std::string_view word = text.substr(0, blank);
    text.remove_prefix(std::min(blank + 1, text.size()));
    if (word.empty()) continue;
    if (!line.empty() && indent + width_of(line) + 1 + width_of(word) > columns) end_line();
    if (!line.empty()) line += ' ';
    line += word;
  }
  end_line();
  return result;
}

std::string entry(std::string_view term, std::string_view text, int columns) {
  const int indent = text_indent(columns);
  const std::string head = blanks(kTermIndent) + std::string(term);
  const std::string lines = wrapped(text, columns, indent);
  if (lines.empty()) return head + '\n';
  if (indent == kTextIndent || width_of(head) + 2 > indent) return head + '\n' + lines;
  return head + blanks(indent - width_of(head)) + lines.substr(static_cast<std::size_t>(indent));
}

std::string shortened(std::string_view text, int columns) {
  if (width_of(text) <= columns) return std::string(text);
  const std::string_view beginning = cut_to(text, columns - 1);
  for (const std::string_view end : {"; ", " ("}) {
    const std::size_t at = beginning.rfind(end);
    if (at != std::string_view::npos && 2 * at > beginning.size()) {
      return std::string(beginning.substr(0, at));
    }
  }
  const std::size_t blank = std::min(beginning.rfind(' '), beginning.size());
  std::string_view whole = beginning.substr(0, blank);
  while (whole.ends_with(',') || whole.ends_with(';') || whole.ends_with(':')) {
    whole.remove_suffix(1);
  }
  return std::string(whole) + " …";
}

}  // namespace harary::cli
