// SPDX-License-Identifier: MIT
#include "graph/formats/line_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ios>
#include <limits>
#include <utility>

#include "base/printable.hpp"

namespace harary {

namespace {

constexpr std::string_view kBlanks = " \t\r\v\f";

int narrowed(std::int64_t number) {
  return static_cast<int>(std::min<std::int64_t>(number, std::numeric_limits<int>::max()));
}

}  // namespace

LineReader::LineReader(std::istream& in, std::string source, Size size)
    : in_(&in), source_(std::move(source)), size_(size) {}

std::optional<std::string_view> LineReader::next() {
  if (ended_) return std::nullopt;
  line_.clear();
  ++number_;
  // The buffer is asked directly: std::getline would take a line of any length.
  std::streambuf& buffer = *in_->rdbuf();
  constexpr auto kEnd = std::char_traits<char>::eof();
  try {
    for (auto c = buffer.sbumpc(); c != '\n'; c = buffer.sbumpc()) {
      if (c == kEnd) {
        ended_ = true;
        if (!line_.empty()) break;
        --number_;
        return std::nullopt;
      }
      if (line_.size() == kMaxLineBytes) {
        refuse(0, fmt::format("the line is longer than {} bytes", kMaxLineBytes));
      }
      if (c == 0) {
        if (number_ == 1 && is_utf_16(line_)) refuse(0, "text in UTF-16; save the file as UTF-8");
        refuse(line_.size() + 1, "a NUL byte; this is not a text file");
      }
      line_.push_back(std::char_traits<char>::to_char_type(c));
    }
  } catch (const std::ios_base::failure&) {
    ended_ = true;
    throw InputError({source_}, "cannot be read");
  }
  bytes_ += line_.size() + 1;
  if (number_ == 1 && line_.starts_with(kByteOrderMark)) line_.erase(0, kByteOrderMark.size());
  if (size_ == Size::kBounded && bytes_ > kMaxFileBytes) {
    refuse(0, fmt::format("the text is longer than {} bytes", kMaxFileBytes));
  }
  if (line_.ends_with('\r')) line_.pop_back();
  return line_;
}

TextPlace LineReader::place(std::size_t column) const {
  return {source_, narrowed(number_), static_cast<int>(column)};
}

void LineReader::refuse(std::size_t column, const std::string& message) {
  ended_ = true;
  throw InputError(place(column), message);
}

std::optional<Field> LineFields::next() {
  const std::size_t start = line_.find_first_not_of(kBlanks, at_);
  if (start == std::string_view::npos) {
    at_ = line_.size();
    return std::nullopt;
  }
  at_ = std::min(line_.find_first_of(kBlanks, start), line_.size());
  return Field{line_.substr(start, at_ - start), start + 1};
}

bool is_utf_16(std::string_view text) {
  return text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff");
}

void require_utf_8(std::string_view name, const TextPlace& place) {
  for (std::string_view rest = name; !rest.empty();) {
    const std::string_view character = first_character(rest);
    if (character.size() == 1 && static_cast<unsigned char>(character[0]) >= 0x80) {
      throw InputError(place, in_quotes(name) + " is not UTF-8; save the file as UTF-8");
    }
    rest.remove_prefix(character.size());
  }
}

TextPlace moved(TextPlace place, std::size_t columns) {
  if (place.line > 0)
    place.column = (place.column > 0 ? place.column : 1) + static_cast<int>(columns);
  return place;
}

}  // namespace harary
