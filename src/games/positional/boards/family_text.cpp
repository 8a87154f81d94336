// SPDX-License-Identifier: MIT
#include "games/positional/boards/family_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "base/error.hpp"
#include "base/printable.hpp"
#include "games/positional/boards/typed_name.hpp"

namespace harary {

namespace {

struct FamilyName {
  std::string_view word;  // ends with ':' if something must follow
  PointKind points;
  std::string_view example;
};

// "copies:uniform:" comes before "copies:".
constexpr std::array<FamilyName, 17> kFamilies{
    {{"line:", PointKind::cells, "line:3"},
     {"row:", PointKind::cells, "row:2"},
     {"column:", PointKind::cells, "column:2"},
     {"animal:", PointKind::cells, "animal:T4"},
     {"path:", PointKind::cells, "path:left-right"},
     {"spanning-trees", PointKind::edges, ""},
     {"cycles", PointKind::edges, ""},
     {"odd-cycles", PointKind::edges, ""},
     {"perfect-matchings", PointKind::edges, ""},
     {"simple-path:", PointKind::edges, "simple-path:0-6"},
     {"hamilton-cycles", PointKind::edges, ""},
     {"hamilton-paths", PointKind::edges, ""},
     {"hamilton-path:", PointKind::edges, "hamilton-path:0-6"},
     {"copies:uniform:", PointKind::subsets, "copies:uniform:4,3"},
     {"copies:", PointKind::edges, "copies:K3"},
     {"closed-neighbourhoods", PointKind::vertices, ""},
     {"dominating-sets", PointKind::vertices, ""}}};

constexpr char kBetweenTargets = ';';

// Nothing for text that names no family.
std::optional<SetFamily> family_in(std::string_view written) {
  const std::string typed = as_typed(written);
  const std::string small = typed_name(written);
  for (const FamilyName& name : kFamilies) {
    const bool matches =
        name.word.ends_with(':') ? small.starts_with(name.word) : small == name.word;
    if (!matches) continue;
    std::string rest = typed.substr(name.word.size());
    // Graphs have capital letters in their names, and files may.
    if (name.points == PointKind::cells || name.points == PointKind::subsets) {
      rest = small.substr(name.word.size());
    }
    return SetFamily{name.points, name.word, std::move(rest), typed};
  }
  return std::nullopt;
}

}  // namespace

std::string_view name_of(PointKind points) {
  switch (points) {
    case PointKind::cells:
      return "cells";
    case PointKind::edges:
      return "edges";
    case PointKind::vertices:
      return "vertices";
    case PointKind::subsets:
      break;
  }
  return "subsets of the vertices";
}

bool names_families(std::string_view target) {
  return target.find(kBetweenTargets) != std::string_view::npos || family_in(target).has_value();
}

std::vector<SetFamily> read_families(std::string_view target) {
  std::vector<SetFamily> result;
  std::string_view rest = target;
  while (true) {
    const std::size_t end = std::min(rest.find(kBetweenTargets), rest.size());
    const std::string part(rest.substr(0, end));
    if (part.empty()) {
      throw InputError(fmt::format("--target: {} has an empty part; write targets like K3;C4",
                                   in_quotes(target)));
    }
    if (const auto family = family_in(part)) {
      result.push_back(*family);
    } else {
      result.push_back({PointKind::edges, "copies:", part, part});
    }
    if (end == rest.size()) return result;
    rest.remove_prefix(end + 1);
  }
}

}  // namespace harary
