// SPDX-License-Identifier: MIT
// Text from outside, made fit for a message of one line: people see what they wrote, also when it
// is not ASCII, and a terminal gets nothing that it would obey.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace harary {

// The mark that some editors put in front of UTF-8 text. It says nothing; readers of files skip it.
inline constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

// The first character of `text`, not empty, as its bytes: one byte if it is not well-formed UTF-8.
std::string_view first_character(std::string_view text);

// Well-formed UTF-8 as it is. Control characters and broken bytes become \x1b, invisible characters
// and those that change the direction of writing \u{200b}.
std::string printable(std::string_view text);

// Characters that word processors put in the place of those on a keyboard. Names the first one in
// `text` and what to type instead, " (– is an en dash; type -)"; empty if there is none.
std::string typing_advice(std::string_view text);

// `text` with the characters of a keyboard in the place of such characters: "0–1" becomes "0-1".
std::string as_typed(std::string_view text);

}  // namespace harary
