// SPDX-License-Identifier: MIT
// Win, tie or loss of Side::first together with the remoteness, as one code: a win in d moves is
// kWin - d, a loss in d moves the negative of that, a tie 0. Larger is better for the first side:
// fast wins, slow losses.
#pragma once

#include <optional>

#include "games/tabulated.hpp"

namespace harary {

class RemoteCode {
 public:
  static constexpr Code kWin = 16384;

  static constexpr Code of_final(Value first_value) {
    return static_cast<Code>(first_value > 0 ? kWin : first_value < 0 ? -kWin : 0);
  }
  static constexpr Code earlier(Code code) {
    return static_cast<Code>(code > 0 ? code - 1 : code < 0 ? code + 1 : 0);
  }
  static constexpr Value value(Code code) { return code > 0 ? 1 : code < 0 ? -1 : 0; }
  static constexpr std::optional<int> remoteness(Code code) {
    if (code == 0) return std::nullopt;
    return kWin - (code > 0 ? code : -code);
  }
};

}  // namespace harary
