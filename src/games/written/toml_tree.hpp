// SPDX-License-Identifier: MIT
// A TOML text as a tree of plain values that know their place, so that only one file includes the
// library that parses TOML (toml++), and every message can name line and column.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"

namespace harary {

struct TomlEntry;

struct TomlValue {
  enum class Kind { text, number, list, table, other };

  Kind kind = Kind::other;
  int line = 0;
  int column = 0;
  std::string text = {};           // of text; of others what they are: "a date"
  std::int64_t number = 0;         // of a number
  std::vector<TomlValue> list;     // of a list
  std::vector<TomlEntry> entries;  // of a table, in the order of the text

  // Null if the table has no such key.
  const TomlValue* find(std::string_view key) const;
  // "a text", "a number", "a list", "a table", …
  std::string what() const;
};

struct TomlEntry {
  std::string key;
  int line = 0;  // of the key
  int column = 0;
  TomlValue value;
};

// The table that the text is. `source` names it in messages. Throws InputError with the place.
TomlValue parse_toml(std::string_view text, const std::string& source);

}  // namespace harary
