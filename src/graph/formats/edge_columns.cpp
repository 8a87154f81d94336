// SPDX-License-Identifier: MIT
#include "graph/formats/edge_columns.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "base/small_letters.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/formats/number_lines.hpp"

namespace harary {

namespace {

// "from_node" and "FromNode" are the same name of a column.
std::string plain_letters(const std::string& name) {
  std::string result = small_letters(name);
  std::erase_if(result, [](char c) { return c == '_' || c == '-' || c == '.'; });
  return result;
}

}  // namespace

std::optional<EdgeColumns> columns_of(const std::vector<SplitField>& fields) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 15> kColumns{
      {{"source", "target"},
       {"from", "to"},
       {"src", "dst"},
       {"node1", "node2"},
       {"start", "end"},
       {"sourceid", "targetid"},
       {"fromid", "toid"},
       {"fromnode", "tonode"},
       {"fromnodeid", "tonodeid"},
       {"sourcenode", "targetnode"},
       {"nodea", "nodeb"},
       {"id1", "id2"},
       {"nodeid1", "nodeid2"},
       {"vertex1", "vertex2"},
       {"vertexa", "vertexb"}}};
  const auto column = [&](std::string_view name) -> std::optional<std::size_t> {
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const SplitField& field) {
      return plain_letters(field.text) == name;
    });
    if (found == fields.end()) return std::nullopt;
    return static_cast<std::size_t>(found - fields.begin());
  };
  // A heading has names only: no numbers, and no brackets, which are of other formats.
  const bool names = std::none_of(fields.begin(), fields.end(), [](const SplitField& field) {
    return is_decimal(field.text) || field.text.find_first_of("[]{}<>") != std::string::npos;
  });
  if (!names) return std::nullopt;
  for (const auto& [first, second] : kColumns) {
    const auto u = column(first);
    const auto v = column(second);
    if (u && v) return EdgeColumns{*u, *v, column("type")};
  }
  return std::nullopt;
}

std::optional<EdgeColumns> columns_in_front(const std::vector<SplitField>& heading) {
  // Which columns would hold the ends of "id,u,v"?
  constexpr std::array<std::string_view, 16> kData{
      "weight", "w",    "value",     "label",   "type",     "cost",  "capacity", "length",
      "time",   "date", "timestamp", "weights", "distance", "count", "color",    "colour"};
  const std::string first = plain_letters(heading[0].text);
  bool known = first != "id" && first != "index" && first != "edge" && first != "edgeid";
  for (std::size_t i = 0; i < heading.size(); ++i) {
    const std::string name = plain_letters(heading[i].text);
    const bool data = std::find(kData.begin(), kData.end(), name) != kData.end() && name != "w";
    known = known && (i < 2 ? !data : data || name == "w");
  }
  if (!known) return std::nullopt;
  EdgeColumns columns;
  for (std::size_t i = 2; i < heading.size(); ++i) {
    if (plain_letters(heading[i].text) == "type") columns.type = i;
  }
  return columns;
}

}  // namespace harary
