// SPDX-License-Identifier: MIT
// The fields of a line in which blanks, commas or semicolons stand between fields, and quotes
// around fields that hold these, doubled within them: what spreadsheets and programs for networks
// write.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"

namespace harary {

struct SplitField {
  std::string text;        // without its quotes
  std::size_t column = 0;  // from 1, where it starts
  std::size_t length = 0;  // as it is written
  bool quoted = false;
  bool braces = false;  // {'weight': 3}
};

// Up to a '#'. Between two commas there is an empty field, after the last one there is none. Throws
// InputError for quotes and braces that do not end; `start` is the place of the line. O(length).
std::vector<SplitField> split_line(std::string_view line, const TextPlace& start);

// Can this be a vertex without quotes? Brackets ("(0"), signs alone ("--", "<->") and numbers with
// a sign or a fraction ("-1") are of other formats.
bool is_plain_name(std::string_view text);

// The field as split_line() reads it back, in quotes where it must be.
std::string quoted_field(std::string_view text);
// Is there such a text? Not for one with quotes of its own.
bool can_be_quoted(std::string_view text);

}  // namespace harary
