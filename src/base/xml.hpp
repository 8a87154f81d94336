// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace harary {

// The text as XML writes it, between tags as well as in quotes: &, <, > and " as entities.
std::string xml_escaped(std::string_view text);

}  // namespace harary
