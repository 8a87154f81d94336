// SPDX-License-Identifier: MIT
// Reads text from outside line by line, within fixed limits: whatever a file contains, reading it
// takes no more memory than one line, and each error message can name its line and column. A
// byte-order mark at the start is skipped.
#pragma once

#include <cstddef>
#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <string_view>

#include "base/error.hpp"

namespace harary {

inline constexpr std::size_t kMaxLineBytes = std::size_t{1} << 20;
inline constexpr std::uint64_t kMaxFileBytes = std::uint64_t{64} << 20;

class LineReader {
 public:
  enum class Size { kBounded, kUnbounded };

  // Reads from `in`, which must outlive this object. `source` names it in messages. A bounded text
  // may have kMaxFileBytes in all; an unbounded one (a stream of boards) may go on for ever.
  LineReader(std::istream& in, std::string source, Size size = Size::kBounded);

  // The next line without its end ("\n", "\r\n" or, as old Macs wrote it, "\r"), valid until the
  // next call; nothing at the end. Throws InputError on a line over kMaxLineBytes, a text over
  // kMaxFileBytes, a NUL byte, text in UTF-16 or a read error; the text then counts as ended.
  // O(length of the line).
  std::optional<std::string_view> next();

  // The number of the line that next() returned last, from 1.
  std::int64_t number() const { return number_; }
  // A place in that line. Columns count bytes from 1; 0 means the line as a whole.
  TextPlace place(std::size_t column = 0) const;

 private:
  [[noreturn]] void refuse(std::size_t column, const std::string& message);
  void refuse_archive();

  std::istream* in_;
  std::string source_;
  Size size_;
  std::string line_;
  std::int64_t number_ = 0;
  std::uint64_t bytes_ = 0;
  bool ended_ = false;
  bool after_return_ = false;  // a "\n" that comes now belongs to the line before
};

// A run of bytes between blanks, and the column where it starts.
struct Field {
  std::string_view text;
  std::size_t column = 0;
};

// The fields of one line, from left to right. The line must outlive this object.
class LineFields {
 public:
  explicit LineFields(std::string_view line) : line_(line) {}
  // The next field; nothing at the end of the line.
  std::optional<Field> next();
  // The column after the last byte that next() has looked at.
  std::size_t column() const { return at_ + 1; }

 private:
  std::string_view line_;
  std::size_t at_ = 0;
};

// Does a text begin as UTF-16 with a byte-order mark does?
bool is_utf_16(std::string_view text);

// Throws InputError at `place` for a name that is not UTF-8.
void require_utf_8(std::string_view name, const TextPlace& place);

// `place` moved on by `columns` within its line; a place without a line stays as it is.
TextPlace moved(TextPlace place, std::size_t columns);

}  // namespace harary
