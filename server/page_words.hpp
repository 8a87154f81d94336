// SPDX-License-Identifier: MIT
// Messages of the library for people in front of the page. The library names the options of the
// command line; the page has fields, which have labels.
#pragma once

#include <string>
#include <string_view>

namespace harary {

// "--board: 'x' is not a graph" becomes "Board: 'x' is not a graph"; "is in --red as well" becomes
// "is in “Red edges at the start” as well". What the page cannot do, such as read a file, is left
// out.
std::string in_page_words(std::string_view message);

// The option that a message of the library begins with, for programs, as a JSON pointer into the
// request: of
// "--board: 'x' is not a graph" "#/options/board"; "" if it begins with none.
std::string pointer_to_option(std::string_view message);

}  // namespace harary
