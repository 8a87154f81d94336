// SPDX-License-Identifier: MIT
// A whole text, read from left to right across its lines, for formats in which ends of lines mean
// nothing: GML, GraphML, DOT, matrices in brackets.
#pragma once

#include <cstddef>
#include <istream>
#include <string>
#include <string_view>
#include <utility>

#include "base/error.hpp"

namespace harary {

class TextScanner {
 public:
  // Reads all of `in` with the limits of LineReader, which throws InputError.
  TextScanner(std::istream& in, std::string source);
  // A text that such a reader has read.
  TextScanner(std::string text, std::string source)
      : source_(std::move(source)), text_(std::move(text)) {}

  bool at_end() const { return at_ == text_.size(); }
  // The next byte, 0 at the end.
  char peek() const { return at_end() ? '\0' : text_[at_]; }
  std::string_view rest() const { return std::string_view(text_).substr(at_); }
  std::size_t at() const { return at_; }
  std::string_view between(std::size_t from, std::size_t to) const {
    return std::string_view(text_).substr(from, to - from);
  }

  void advance(std::size_t count = 1) {
    at_ += count < text_.size() - at_ ? count : text_.size() - at_;
  }
  void skip_blanks();
  // Passes `word` if it comes next.
  bool take(std::string_view word);
  // Passes everything up to and with the next `word`; refuses at `from` if there is none.
  void skip_past(std::string_view word, std::size_t from, const std::string& message);

  // Letters, digits, '_' and bytes beyond ASCII.
  std::string_view word();

  TextPlace place(std::size_t at) const;
  [[noreturn]] void refuse(std::size_t at, const std::string& message) const;
  // Refuses what comes next: "expected …, found …".
  [[noreturn]] void expected(std::string_view what) const;

 private:
  std::string source_;
  std::string text_;
  std::size_t at_ = 0;
};

// &amp; &lt; &gt; &quot; &apos; &#65; &#x41; as what they stand for, in UTF-8; others as they are.
std::string without_entities(std::string_view text);

}  // namespace harary
