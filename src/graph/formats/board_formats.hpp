// SPDX-License-Identifier: MIT
// The table of the formats of boards, and what readers, messages and help say about all of them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "graph/formats/board_format.hpp"

namespace harary {

std::span<const BoardFormat> board_formats();

// The format of that name ("gml", "edges"), as --format has it; null if there is none.
const BoardFormat* format_of_name(std::string_view name);

// The format whose ending the name of a file has, before ".gz" if that is the last one; null if
// there is none.
const BoardFormat* format_of_file(std::string_view path);

// The format whose prefix ("g6:") `text` begins with; null if there is none.
const BoardFormat* format_of_word(std::string_view text);

// The formats that a text claims by how it begins, such as "graph {" of DOT.
std::vector<const BoardFormat*> formats_that_claim(std::string_view head);

// The format of one line of a list: graph6, unless it begins like another format. `start` is the
// place of the line. Throws InputError for incremental sparse6, which means nothing alone, and for
// an unknown header.
const BoardFormat& format_of_line(std::string_view line, const TextPlace& start = {});

// The graph in one line of a list, by the format of the line. Throws InputError.
Graph decode_graph_line(std::string_view line, const TextPlace& start = {});

// Whether a line of a list is the header of a format alone.
bool is_header(std::string_view line);

// For messages and help:
std::string format_names();                        // "graph6, sparse6, edges, …"
std::string file_endings();                        // ".g6, .s6, .edges or .col"
std::string prefixed_words();                      // "g6:…, s6:…"
std::string list_file_forms(std::string_view at);  // "@list.g6, @list.s6" for "@list"

}  // namespace harary
