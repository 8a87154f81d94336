// SPDX-License-Identifier: MIT
// The names of the lemmas by which a game bounds values (Bounds in games/rules.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "games/rules.hpp"

namespace harary {

inline constexpr std::size_t kMostLemmas = 8;

// R::kLemmas, at most kMostLemmas names, where a game has several; Bounds::lemma is a place among
// them.
template <class R>
std::span<const std::string_view> lemma_names() {
  static constexpr std::array<std::string_view, 1> kOne{"bounds"};
  if constexpr (requires { R::kLemmas.size(); }) {
    static_assert(R::kLemmas.size() <= kMostLemmas);
    return R::kLemmas;
  } else if constexpr (Bounded<R>) {
    return kOne;
  } else {
    return {};
  }
}

}  // namespace harary
