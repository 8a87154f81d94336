// SPDX-License-Identifier: MIT
#include "games/written/toml_tree.hpp"

#include <algorithm>
#include <utility>

namespace {
struct WrongAssertion {};
}  // namespace

// The parser asserts of some texts what is not so ("[[[" in parse_key of version 3.3), and in a
// release it lets the compiler assume that. Here its assertions are asked and throw.
#undef NDEBUG
#define TOML_ASSERT(expression) ((expression) ? void() : throw WrongAssertion())
#define TOML_EXCEPTIONS 1
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

namespace harary {

namespace {

TomlValue value_of(const toml::node& node);

void place(const toml::source_region& region, int& line, int& column) {
  line = static_cast<int>(region.begin.line);
  column = static_cast<int>(region.begin.column);
}

// The library sorts keys by name; people and the order of sets go by their places.
std::vector<TomlEntry> entries_of(const toml::table& table) {
  std::vector<TomlEntry> entries;
  for (const auto& [key, node] : table) {
    TomlEntry entry;
    entry.key = key.str();
    place(key.source(), entry.line, entry.column);
    entry.value = value_of(node);
    entries.push_back(std::move(entry));
  }
  std::sort(entries.begin(), entries.end(), [](const TomlEntry& a, const TomlEntry& b) {
    return std::pair(a.line, a.column) < std::pair(b.line, b.column);
  });
  return entries;
}

TomlValue value_of(const toml::node& node) {
  TomlValue value;
  place(node.source(), value.line, value.column);
  if (const auto* text = node.as_string()) {
    value.kind = TomlValue::Kind::text;
    value.text = text->get();
  } else if (const auto* number = node.as_integer()) {
    value.kind = TomlValue::Kind::number;
    value.number = number->get();
  } else if (const auto* array = node.as_array()) {
    value.kind = TomlValue::Kind::list;
    for (const toml::node& element : *array) value.list.push_back(value_of(element));
  } else if (const auto* table = node.as_table()) {
    value.kind = TomlValue::Kind::table;
    value.entries = entries_of(*table);
  } else {
    value.text = node.is_boolean()          ? "true or false"
                 : node.is_floating_point() ? "a number with a point"
                                            : "a date or a time";
  }
  return value;
}

}  // namespace

const TomlValue* TomlValue::find(std::string_view key) const {
  for (const TomlEntry& entry : entries) {
    if (entry.key == key) return &entry.value;
  }
  return nullptr;
}

std::string TomlValue::what() const {
  switch (kind) {
    case Kind::text:
      return "a text";
    case Kind::number:
      return "a whole number";
    case Kind::list:
      return "a list";
    case Kind::table:
      return "a table";
    case Kind::other:
      break;
  }
  return text;
}

TomlValue parse_toml(std::string_view text, const std::string& source) {
  try {
    return value_of(toml::parse(text));
  } catch (const toml::parse_error& error) {
    TextPlace at{source, 0, 0};
    place(error.source(), at.line, at.column);
    throw InputError(at, "the text is not TOML: " + std::string(error.description()));
  } catch (const WrongAssertion&) {
    throw InputError({source}, "the text is not TOML: a name is missing after a bracket [");
  }
}

}  // namespace harary
