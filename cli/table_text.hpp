// SPDX-License-Identifier: MIT
// The lines of the papers' tables, for people.
#pragma once

#include <string>
#include <string_view>

#include "app/tables.hpp"

namespace harary::cli {

inline constexpr std::string_view kColexColumns = "   m     colex      star   capture     (a,b)";
std::string colex_line_text(const ColexLine& line);

inline constexpr std::string_view kSaturationColumns = "   n   w    e            h";
// Without the layers.
std::string saturation_line_text(const SaturationLine& line);

}  // namespace harary::cli
