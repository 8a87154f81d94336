// SPDX-License-Identifier: MIT
#pragma once

#include <cctype>
#include <string>
#include <string_view>

#include "base/printable.hpp"

namespace harary {

// A name as it is compared: with the characters of a keyboard, in small letters.
inline std::string typed_name(std::string_view written) {
  std::string text = as_typed(written);
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

}  // namespace harary
