// SPDX-License-Identifier: MIT
// The complete r-uniform hypergraph on n vertices: its points are the r-subsets, as the edges are
// those of a complete graph.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/positional/boards/set_limit.hpp"

namespace harary {

struct UniformBoard {
  int order = 0;
  int rank = 0;
  std::vector<std::vector<int>> points;  // in lexicographic order

  // "uniform:6,3"; nothing for text that does not begin so. `option` is for messages. Throws
  // InputError, LimitError.
  static std::optional<UniformBoard> parse(std::string_view text, std::string_view option);
  // "0-1-2"
  std::string name(int i) const;
};

// The points within each set of `order` vertices.
void add_complete_parts(const UniformBoard& board, int order, SetCollector& sets);

}  // namespace harary
