// SPDX-License-Identifier: MIT
#include "cli/table_text.hpp"

#include <fmt/format.h>

namespace harary::cli {

std::string colex_line_text(const ColexLine& line) {
  const auto pair = [](const std::pair<int, int>& p) {
    return fmt::format("({},{})", p.first, p.second);
  };
  return fmt::format("{:>4} {:>9} {:>9} {:>9} {:>9}", line.edges, pair(line.colex), pair(line.star),
                     line.capture, pair(line.capture_outcome));
}

std::string saturation_line_text(const SaturationLine& line) {
  return fmt::format("{:>4} {:>3} {:>4} {:>12}", line.order, line.winner, line.most_edges,
                     line.graphs);
}

}  // namespace harary::cli
