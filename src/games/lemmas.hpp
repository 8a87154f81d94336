// SPDX-License-Identifier: MIT
// By which of its lemmas a game bounds a value, so that searches can count what each lemma is
// worth.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "games/rules.hpp"

namespace harary {

inline constexpr std::size_t kMostLemmas = 8;

// A lemma is its place in a list of names. Where nothing is bounded it means nothing.
struct BoundsByLemma {
  Bounds bounds = {};
  std::uint8_t lemma = 0;
};

// kLemmas              the names, at most kMostLemmas
// bounds_by_lemma(p)   bounds(p), and the lemma that says most of them
template <class R>
concept NamesLemmas = Bounded<R> && requires(const R& rules, const typename R::Position& p) {
  { rules.bounds_by_lemma(p) } -> std::same_as<BoundsByLemma>;
  requires R::kLemmas.size() <= kMostLemmas;
};

template <class R>
std::span<const std::string_view> lemma_names() {
  static constexpr std::array<std::string_view, 1> kOne{"bounds"};
  if constexpr (NamesLemmas<R>) {
    return R::kLemmas;
  } else if constexpr (Bounded<R>) {
    return kOne;
  } else {
    return {};
  }
}

}  // namespace harary
