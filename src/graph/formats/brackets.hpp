// SPDX-License-Identifier: MIT
// What programs print: lists in brackets, nested, as Python, JSON, SageMath, Mathematica, Maple,
// GAP and NumPy have them. Several formats are read from the tree of such a text.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "graph/formats/text_scanner.hpp"

namespace harary {

struct Bracketed {
  enum class Kind {
    word,  // 7, "a b": `text` without its quotes
    list,  // (0, 1), Graph[…]: `text` is the name in front of the bracket, `items` what is in it
    key,   // 0: […], edges = […], x -> 7: `items` are both sides, `sign` stands between
    edge,  // 0 -- 1, 1 <-> 2: likewise
  };
  Kind kind = Kind::word;
  std::string text;
  std::string sign;
  bool quoted = false;
  char open = 0;  // of a list: ( [ {
  std::vector<Bracketed> items;
  std::size_t from = 0;  // in the text
  std::size_t to = 0;

  bool is_word() const { return kind == Kind::word; }
  bool is_list() const { return kind == Kind::list; }
  bool is_key(std::string_view sign_between) const {
    return kind == Kind::key && sign == sign_between;
  }
};

// The items of a whole text. Between items are blanks, commas or semicolons; a line that starts
// with # is a comment. Throws InputError for brackets and quotes that do not match, brackets deeper
// than 32, and more than 10^6 items. O(length).
std::vector<Bracketed> read_brackets(TextScanner& text);

// Does the text begin, after comments and "name =", with a bracket or a word and a bracket?
bool begins_with_bracket(std::string_view text);

// The value of that key of a JSON object or a dictionary; null if there is none.
const Bracketed* value_of(const Bracketed& object, std::string_view key);

}  // namespace harary
