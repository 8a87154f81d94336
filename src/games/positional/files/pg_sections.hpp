// SPDX-License-Identifier: MIT
// The sections of a .pg file: "#name", then lines of words; '%' begins a comment. What they mean is
// for pg_text.cpp.
#pragma once

#include <istream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"

namespace harary {

struct PgWord {
  std::string text;
  int line = 0;
  int column = 0;
};
using PgRow = std::vector<PgWord>;

// The most sets, and so the most lines of a section that lists them.
inline constexpr std::size_t kMostFileSets = 1'000'000;

class PgSections {
 public:
  // Throws InputError, LimitError with source, line and column.
  PgSections(std::istream& in, const std::string& source);

  bool has(const std::string& name) const { return sections_.count(name) != 0; }
  const std::vector<PgRow>& rows(const std::string& name) const;
  std::vector<PgWord> words(const std::string& name) const;

  TextPlace place(const PgWord& word) const { return {source_, word.line, word.column}; }
  // Of the line "#name"; of the end of the file if there is none.
  TextPlace place(const std::string& name) const;
  TextPlace end() const { return {source_, last_line_, 0}; }

 private:
  struct Section {
    PgWord head;
    std::vector<PgRow> rows;
  };
  std::string source_;
  int last_line_ = 0;
  std::map<std::string, Section> sections_;
};

// "FILE:LINE:COLUMN: message", as InputError says it.
[[noreturn]] void refuse_size(const TextPlace& place, const std::string& message);

}  // namespace harary
