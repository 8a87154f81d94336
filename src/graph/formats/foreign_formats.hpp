// SPDX-License-Identifier: MIT
// Formats of graphs that are not read, but recognised: a message with their name helps more than
// what a reader of another format finds wrong, and some would be read by one as another graph.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace harary {

// What a text is that begins as none of ours does, and what to do about it; nothing for other
// texts.
std::optional<std::string> foreign_format(std::string_view text);

}  // namespace harary
