// SPDX-License-Identifier: MIT
// Compressed answers, as RFC 1952 has them.
#pragma once

#include <string>
#include <string_view>

namespace harary::http {

std::string gzip(std::string_view bytes);

}  // namespace harary::http
