// SPDX-License-Identifier: MIT
// Tables of edges: which of their columns hold the ends, by the names in the first line.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "graph/formats/split_line.hpp"

namespace harary {

// Which columns of a table hold the ends of an edge, and which says whether it is directed.
struct EdgeColumns {
  std::size_t u = 0;
  std::size_t v = 1;
  std::optional<std::size_t> type;
};

// By names that are known: "source,target", "FromNode;ToNode". Nothing if the line is none such.
std::optional<EdgeColumns> columns_of(const std::vector<SplitField>& fields);

// Of a heading in other words, above numbers: the first two, where the names leave that open.
// Nothing where they do not: "id,u,v" may begin with the number of the edge.
std::optional<EdgeColumns> columns_in_front(const std::vector<SplitField>& heading);

}  // namespace harary
