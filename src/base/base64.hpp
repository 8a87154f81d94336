// SPDX-License-Identifier: MIT
// Bytes as text of 64 letters (RFC 4648, section 4), for JSON.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace harary {

std::string base64_of(std::string_view bytes);
// nullopt for a text that base64_of() does not write.
std::optional<std::string> bytes_of_base64(std::string_view text);

}  // namespace harary
