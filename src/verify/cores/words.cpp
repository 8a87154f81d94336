// SPDX-License-Identifier: MIT
#include "verify/cores/words.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "verify/cores/shape.hpp"

namespace harary {

std::string pairs_text(std::uint64_t pairs) {
  std::string text;
  int pair = 0;
  for (int v = 1; v < static_cast<int>(CoreShape::kMostVertices); ++v) {
    for (int u = 0; u < v; ++u, ++pair) {
      if ((pairs >> pair & 1) == 0) continue;
      text += fmt::format("{}{}-{}", text.empty() ? "" : " ", u, v);
    }
  }
  return text;
}

void require_core_board(int order) {
  if (order > static_cast<int>(CoreShape::kMostVertices)) {
    throw InputError(
        fmt::format("core positions exist only for boards of at most {} vertices, not {}",
                    CoreShape::kMostVertices, order));
  }
}

}  // namespace harary
