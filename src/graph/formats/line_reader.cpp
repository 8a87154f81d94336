// SPDX-License-Identifier: MIT
#include "graph/formats/line_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ios>
#include <limits>
#include <string_view>
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
    auto c = buffer.sbumpc();
    if (after_return_ && c == '\n') c = buffer.sbumpc();
    after_return_ = false;
    for (; c != '\n'; c = buffer.sbumpc()) {
      if (c == '\r') {
        after_return_ = true;
        break;
      }
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
        if (number_ == 1) refuse_archive();
        refuse(line_.size() + 1, "a NUL byte; this is not a text file");
      }
      line_.push_back(std::char_traits<char>::to_char_type(c));
    }
  } catch (const std::ios_base::failure&) {
    ended_ = true;
    throw InputError({source_}, "cannot be read");
  } catch (const InputError&) {  // what the stream says of itself, as that it is not whole
    ended_ = true;
    throw;
  }
  bytes_ += line_.size() + 1;
  if (number_ == 1 && line_.starts_with("version https://git-lfs")) {
    refuse(0, "this is a pointer of Git LFS; get the file itself by 'git lfs pull'");
  }
  if (number_ == 1 && line_.starts_with(kByteOrderMark)) line_.erase(0, kByteOrderMark.size());
  if (size_ == Size::kBounded && bytes_ > kMaxFileBytes) {
    refuse(0, fmt::format("the text is longer than {} bytes", kMaxFileBytes));
  }
  return line_;
}

TextPlace LineReader::place(std::size_t column) const {
  return {source_, narrowed(number_), static_cast<int>(column)};
}

void LineReader::refuse(std::size_t column, const std::string& message) {
  ended_ = true;
  throw InputError(place(column), message);
}

void LineReader::refuse_archive() {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kArchives{
      {{"PK\x03\x04", "ZIP"},
       {"\xfd"
        "7zXZ",
        "xz"},
       {"BZh", "bzip2"},
       {"\x28\xb5\x2f\xfd", "Zstandard"}}};
  for (const auto& [start, name] : kArchives) {
    if (line_.starts_with(start)) {
      refuse(0,
             fmt::format("this is a {} archive; unpack it (of archives only gzip is read)", name));
    }
  }
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
