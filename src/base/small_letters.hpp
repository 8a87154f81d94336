// SPDX-License-Identifier: MIT
// Names that are compared whatever the size of their letters.
#pragma once

#include <cctype>
#include <string>

namespace harary {

// ASCII letters become small ones; all other bytes stay.
inline std::string small_letters(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

}  // namespace harary
