// SPDX-License-Identifier: MIT
// The fields of a table of a written game, each with its place: unknown ones are refused with the
// nearest known one, and values of the wrong kind with what to write.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/written/toml_tree.hpp"

namespace harary::written {

// Where messages about a text come from.
class Speaker {
 public:
  explicit Speaker(std::string source) : source_(std::move(source)) {}

  [[noreturn]] void refuse(const TomlValue& at, const std::string& message) const;
  [[noreturn]] void refuse(const TomlEntry& at, const std::string& message) const;
  [[noreturn]] void too_large(const TomlValue& at, const std::string& message) const;
  // "the families are lines, boxes", with the nearest if one resembles what was written.
  static std::string known_words(std::string_view written, const std::string& what,
                                 const std::vector<std::string>& known);

  const std::string& text_of(const TomlValue& value, const std::string& what) const;
  std::int64_t number_of(const TomlValue& value, const std::string& what, std::int64_t least,
                         std::int64_t most) const;
  const std::vector<TomlValue>& list_of(const TomlValue& value, const std::string& what) const;
  const std::vector<TomlEntry>& table_of(const TomlValue& value, const std::string& what) const;

 private:
  std::string source_;
};

class Fields {
 public:
  // `name`: of the table, as it is written: "[board]". Throws InputError for a key that is not
  // among `known`. `speaker` and `table` must outlive this object.
  Fields(const Speaker& speaker, const TomlValue& table, std::string name,
         std::vector<std::string> known);

  const TomlValue* find(std::string_view key) const { return table_.find(key); }
  const TomlValue& needed(std::string_view key, std::string_view example) const;
  const TomlValue& table() const { return table_; }

 private:
  const Speaker& speaker_;
  const TomlValue& table_;
  std::string name_;
};

}  // namespace harary::written
