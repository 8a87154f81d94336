// SPDX-License-Identifier: MIT
// Every game says why it is over, and marks only what there is.
#pragma once

#include <set>

#include "conformance/random_play.hpp"

namespace harary::tests {

template <class R>
void check_reason(const R& rules, const typename R::Position& end) {
  static_assert(Explaining<R>, "a game of the catalogue says why it is over");
  const EndReason reason = rules.reason(end);
  ASSERT_TRUE(reason.text.ends_with('.')) << reason.text;
  const std::set<std::string> edges(reason.edges.begin(), reason.edges.end());
  ASSERT_EQ(edges.size(), reason.edges.size()) << reason.text;
  if constexpr (requires { rules.board().order(); }) {
    for (const int v : reason.vertices) ASSERT_LT(v, rules.board().order()) << reason.text;
    std::set<std::string> there;
    for (int e = 0; e < rules.board().size(); ++e) {
      there.insert(board_edge_text(rules.board(), e));
    }
    for (const std::string& e : edges) ASSERT_TRUE(there.contains(e)) << e << ' ' << reason.text;
  }
}

}  // namespace harary::tests
