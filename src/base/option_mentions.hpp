// SPDX-License-Identifier: MIT
// Messages of the library name the options of the command line. Where options have other names, on
// the page and for programs that call the library, the messages are told in those.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace harary {

// Replaces each mention of an option, "--board", by name("board"): as it is before the colon that a
// message begins with, elsewhere between the quotation marks.
std::string with_option_names(std::string_view message,
                              const std::function<std::string(const std::string& option)>& name,
                              std::string_view open_quote, std::string_view close_quote);

}  // namespace harary
