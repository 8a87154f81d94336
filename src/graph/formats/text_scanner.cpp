// SPDX-License-Identifier: MIT
#include "graph/formats/text_scanner.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "graph/formats/line_reader.hpp"

namespace harary {

namespace {

constexpr std::string_view kSpaces = " \t\r\n\v\f";

bool is_word_byte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         static_cast<unsigned char>(c) >= 0x80;
}

// Empty for a number that is no character.
std::string utf_8(unsigned code) {
  const auto byte = [](unsigned value) { return static_cast<char>(value); };
  if (code == 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return "";
  if (code < 0x80) return {byte(code)};
  if (code < 0x800) return {byte(0xc0 | code >> 6), byte(0x80 | (code & 63))};
  if (code < 0x10000) {
    return {byte(0xe0 | code >> 12), byte(0x80 | (code >> 6 & 63)), byte(0x80 | (code & 63))};
  }
  return {byte(0xf0 | code >> 18), byte(0x80 | (code >> 12 & 63)), byte(0x80 | (code >> 6 & 63)),
          byte(0x80 | (code & 63))};
}

std::string character_of(std::string_view entity) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kNamed{
      {{"amp", "&"}, {"lt", "<"}, {"gt", ">"}, {"quot", "\""}, {"apos", "'"}}};
  for (const auto& [name, character] : kNamed) {
    if (entity == name) return std::string(character);
  }
  if (!entity.starts_with('#')) return "";
  const bool hexadecimal = entity.starts_with("#x") || entity.starts_with("#X");
  const std::string_view digits = entity.substr(hexadecimal ? 2 : 1);
  unsigned code = 0;
  const auto [end, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), code, hexadecimal ? 16 : 10);
  const bool whole = error == std::errc() && end == digits.data() + digits.size();
  return whole ? utf_8(code) : "";
}

}  // namespace

TextScanner::TextScanner(std::istream& in, std::string source) : source_(std::move(source)) {
  LineReader lines(in, source_);
  while (const std::optional<std::string_view> line = lines.next()) {
    text_ += *line;
    text_ += '\n';
  }
}

void TextScanner::skip_blanks() {
  at_ = std::min(text_.find_first_not_of(kSpaces, at_), text_.size());
}

bool TextScanner::take(std::string_view word) {
  if (!rest().starts_with(word)) return false;
  at_ += word.size();
  return true;
}

void TextScanner::skip_past(std::string_view word, std::size_t from, const std::string& message) {
  const std::size_t found = text_.find(word, at_);
  if (found == std::string::npos) refuse(from, message);
  at_ = found + word.size();
}

std::string_view TextScanner::word() {
  const std::size_t start = at_;
  while (!at_end() && is_word_byte(text_[at_])) ++at_;
  return between(start, at_);
}

TextPlace TextScanner::place(std::size_t at) const {
  const std::string_view before = std::string_view(text_).substr(0, std::min(at, text_.size()));
  const std::size_t line = before.rfind('\n') + 1;  // npos + 1 is 0
  return {source_, 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n')),
          1 + static_cast<int>(before.size() - line)};
}

void TextScanner::refuse(std::size_t at, const std::string& message) const {
  throw InputError(place(at), message);
}

void TextScanner::expected(std::string_view what) const {
  if (at_end()) refuse(at_, fmt::format("the text ends where {} should be", what));
  const std::size_t end = std::min(text_.find_first_of(kSpaces, at_), text_.size());
  refuse(at_, fmt::format("expected {}, found {}", what,
                          in_quotes(between(at_, std::max(end, at_ + 1)))));
}

std::string without_entities(std::string_view text) {
  std::string result;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::size_t end = text[at] == '&' ? text.find(';', at) : std::string_view::npos;
    const std::string character =
        end == std::string_view::npos ? "" : character_of(text.substr(at + 1, end - at - 1));
    if (character.empty()) {
      result += text[at];
      continue;
    }
    result += character;
    at = end;
  }
  return result;
}

}  // namespace harary
