// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "base/printable.hpp"
#include "base/small_letters.hpp"

namespace harary {

// A name as it is compared: with the characters of a keyboard, in small letters.
inline std::string typed_name(std::string_view written) {
  return small_letters(as_typed(written));
}

}  // namespace harary
