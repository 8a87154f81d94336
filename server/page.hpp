// SPDX-License-Identifier: MIT
// The files that the binary carries: the page and the description of the interface, by path.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace harary {

const std::map<std::string, std::string_view>& page_files();

}  // namespace harary
