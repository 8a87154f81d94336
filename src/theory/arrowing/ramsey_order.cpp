// SPDX-License-Identifier: MIT
#include "theory/arrowing/ramsey_order.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "graph/named.hpp"

namespace harary {

RamseyOrderAnswer smallest_ramsey_order(const std::vector<Graph>& targets, int first, Job& job) {
  if (first < 1 || first > kMaxOrder) {
    throw InputError(
        fmt::format("arrowing: the first order must be 1 to {}, not {}", kMaxOrder, first));
  }
  RamseyOrderAnswer result;
  result.first = result.at_least = first;
  for (int order = first; order <= kMaxOrder; ++order) {
    ArrowingAnswer& step =
        result.steps.emplace_back(arrows({complete_graph(order), targets, {}}, {}, job));
    if (!step.arrows) {
      result.stopped = step.stopped;
      return result;
    }
    if (*step.arrows) {
      result.order = order;
      return result;
    }
    result.at_least = order + 1;
    result.critical = step.witness;
  }
  return result;
}

}  // namespace harary
