// SPDX-License-Identifier: MIT
#include "games/written/fields.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "base/nearest.hpp"

namespace harary::written {

void Speaker::refuse(const TomlValue& at, const std::string& message) const {
  throw InputError({source_, at.line, at.column}, message);
}

void Speaker::refuse(const TomlEntry& at, const std::string& message) const {
  throw InputError({source_, at.line, at.column}, message);
}

void Speaker::too_large(const TomlValue& at, const std::string& message) const {
  throw LimitError(fmt::format("{}:{}:{}: {}", source_, at.line, at.column, message));
}

std::string Speaker::known_words(std::string_view written, const std::string& what,
                                 const std::vector<std::string>& known) {
  constexpr std::size_t kMost = 12;
  constexpr std::size_t kMostBytes = 64;  // of a word that may resemble another
  const std::string nearest =
      written.size() <= kMostBytes ? nearest_word(written, known) : std::string();
  if (!nearest.empty()) return "did you mean " + shortened(nearest) + "?";
  if (known.empty()) return "there are no " + what;
  std::vector<std::string> shown;
  for (std::size_t i = 0; i < std::min(known.size(), kMost); ++i) {
    shown.push_back(shortened(known[i]));
  }
  return fmt::format("the {} are {}{}", what, fmt::join(shown, ", "),
                     known.size() > kMost ? ", …" : "");
}

const std::string& Speaker::text_of(const TomlValue& value, const std::string& what) const {
  if (value.kind != TomlValue::Kind::text) {
    refuse(value, fmt::format("{} is {}; write a text in quotes", what, value.what()));
  }
  return value.text;
}

std::int64_t Speaker::number_of(const TomlValue& value, const std::string& what, std::int64_t least,
                                std::int64_t most) const {
  if (value.kind != TomlValue::Kind::number) {
    refuse(value, fmt::format("{} is {}; write a whole number from {} to {}", what, value.what(),
                              least, most));
  }
  if (value.number < least || value.number > most) {
    refuse(value, fmt::format("{} is {}; write a whole number from {} to {}", what, value.number,
                              least, most));
  }
  return value.number;
}

const std::vector<TomlValue>& Speaker::list_of(const TomlValue& value,
                                               const std::string& what) const {
  if (value.kind != TomlValue::Kind::list) {
    refuse(value, fmt::format("{} is {}; write a list such as [\"a1\"]", what, value.what()));
  }
  return value.list;
}

const std::vector<TomlEntry>& Speaker::table_of(const TomlValue& value,
                                                const std::string& what) const {
  if (value.kind != TomlValue::Kind::table) {
    refuse(value, fmt::format("{} is {}; write a table", what, value.what()));
  }
  return value.entries;
}

Fields::Fields(const Speaker& speaker, const TomlValue& table, std::string name,
               std::vector<std::string> known)
    : speaker_(speaker), table_(table), name_(std::move(name)) {
  for (const TomlEntry& entry : speaker.table_of(table, name_)) {
    if (std::find(known.begin(), known.end(), entry.key) != known.end()) continue;
    speaker.refuse(entry, fmt::format("{} has no key {}; {}", name_, in_quotes(entry.key),
                                      Speaker::known_words(entry.key, "keys", known)));
  }
}

const TomlValue& Fields::needed(std::string_view key, std::string_view example) const {
  if (const TomlValue* value = find(key)) return *value;
  speaker_.refuse(table_, fmt::format("{} needs {}; write for example {}", name_, key, example));
}

}  // namespace harary::written
