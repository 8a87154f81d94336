// SPDX-License-Identifier: MIT
// Rules whose ending is a value, as a type that has one: for tests that are made for a type of
// rules.
#pragma once

#include <concepts>
#include <utility>

namespace harary {

template <class Rules, auto kEnding>
class WithEnding : public Rules {
 public:
  template <class... Arguments>
    requires std::constructible_from<Rules, decltype(kEnding), Arguments...>
  explicit WithEnding(Arguments&&... arguments)
      : Rules(kEnding, std::forward<Arguments>(arguments)...) {}
};

}  // namespace harary
