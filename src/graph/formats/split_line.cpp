// SPDX-License-Identifier: MIT
#include "graph/formats/split_line.hpp"

#include <algorithm>

#include "graph/formats/line_reader.hpp"
#include "graph/formats/number_lines.hpp"
#include "graph/formats/whole_number.hpp"

namespace harary {

namespace {

constexpr std::string_view kBetweenFields = " \t\r\v\f,;";
constexpr std::string_view kSeparators = ",;";

bool is_in(std::string_view set, char c) {
  return set.find(c) != std::string_view::npos;
}

// Where a field that starts at `from` ends, after its last byte.
std::size_t end_of_field(std::string_view line, std::size_t from, const TextPlace& start) {
  if (line[from] == '"' || line[from] == '\'') {
    for (std::size_t end = from + 1;; end += 2) {
      end = line.find(line[from], end);
      if (end == std::string_view::npos) {
        throw InputError(moved(start, from), "a quote does not end");
      }
      if (end + 1 == line.size() || line[end + 1] != line[from]) return end + 1;
    }
  }
  if (line[from] == '{') {
    const std::size_t end = line.rfind('}');
    if (end == std::string_view::npos || end < from) {
      throw InputError(moved(start, from), "a brace does not end");
    }
    return end + 1;
  }
  std::size_t end = from;
  while (end < line.size() && line[end] != '#' && !is_in(kBetweenFields, line[end])) ++end;
  return end;
}

// A quote within quotes is doubled.
std::string without_quotes(std::string_view text) {
  const char quote = text.front();
  text = text.substr(1, text.size() - 2);
  std::string result;
  for (std::size_t at = 0; at < text.size(); ++at) {
    result += text[at];
    if (text[at] == quote) ++at;
  }
  return result;
}

}  // namespace

std::vector<SplitField> split_line(std::string_view line, const TextPlace& start) {
  std::vector<SplitField> fields;
  bool separated = true;  // by a comma since the last field
  for (std::size_t at = 0; at < line.size() && line[at] != '#';) {
    if (is_in(kBetweenFields, line[at])) {
      if (is_in(kSeparators, line[at])) {
        if (separated) fields.push_back({"", at + 1, 0, false, false});
        separated = true;
      }
      ++at;
      continue;
    }
    const std::size_t end = end_of_field(line, at, start);
    const bool quoted = line[at] == '"' || line[at] == '\'';
    const std::string_view text = line.substr(at, end - at);
    fields.push_back({quoted ? without_quotes(text) : std::string(text), at + 1, text.size(),
                      quoted, line[at] == '{'});
    at = end;
    separated = false;
  }
  return fields;
}

bool is_plain_name(std::string_view text) {
  constexpr std::string_view kBrackets = "()[]{}<>";
  constexpr std::string_view kSigns = "-=~|:.+*/&";
  return text.find_first_of(kBrackets) == std::string_view::npos &&
         text.find_first_not_of(kSigns) != std::string_view::npos &&
         (!is_decimal(text) || whole_number(text).has_value());
}

std::string quoted_field(std::string_view text) {
  const bool plain = !text.empty() && text != "n" &&
                     text.find_first_of(" \t\r\v\f,;#'\"%") == std::string_view::npos &&
                     is_plain_name(text);
  if (plain) return std::string(text);
  const char quote = is_in(text, '"') ? '\'' : '"';
  return quote + std::string(text) + quote;
}

bool can_be_quoted(std::string_view text) {
  return !(is_in(text, '"') && is_in(text, '\'')) && !is_in(text, '\n');
}

}  // namespace harary
