// SPDX-License-Identifier: MIT
// The time between two checkpoints, as users write it.
#pragma once

#include <fmt/format.h>

#include <chrono>
#include <string_view>

#include "base/budget.hpp"
#include "base/error.hpp"

namespace harary {

// As parse_duration(), in whole seconds: one or more.
inline std::chrono::seconds parse_interval(std::string_view text, std::string_view option) {
  const auto interval =
      std::chrono::duration_cast<std::chrono::seconds>(parse_duration(text, option));
  if (interval < std::chrono::seconds(1)) {
    throw InputError(
        fmt::format("{}: {} is too short; a second is the least", option, in_quotes(text)));
  }
  return interval;
}

}  // namespace harary
