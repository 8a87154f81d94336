// SPDX-License-Identifier: MIT
#include "graph/board_stream.hpp"

#include <fmt/format.h>

#include <fstream>
#include <iostream>
#include <utility>

#include "base/input_file.hpp"
#include "graph/formats/board_formats.hpp"

namespace harary {

BoardStream::BoardStream(std::istream& in, std::string source)
    : lines_(in, std::move(source), LineReader::Size::kUnbounded) {}

BoardStream::BoardStream(std::unique_ptr<std::istream> file, std::string source)
    : file_(std::move(file)), lines_(*file_, std::move(source), LineReader::Size::kUnbounded) {}

BoardStream BoardStream::open(std::string_view text, std::string_view option) {
  if (text == "-") return BoardStream(std::cin, "standard input");
  const BoardFormat* format = text.starts_with('@') ? format_of_file(text) : nullptr;
  if (format == nullptr || !format->is_list()) {
    throw InputError({std::string(option)},
                     fmt::format("{} is not a list of boards; write {}, or - for standard input",
                                 in_quotes(text), list_file_forms("@FILE")));
  }
  const std::string path(text.substr(1));
  return BoardStream(std::make_unique<std::ifstream>(open_input_file(path)), path);
}

std::optional<BoardLine> BoardStream::next() {
  while (const std::optional<std::string_view> line = lines_.next()) {
    if (line->find_first_not_of(" \t\r") == std::string_view::npos) continue;
    if (lines_.number() == 1 && is_header(*line)) continue;
    const BoardFormat& format = format_of_line(*line, lines_.place(1));
    const Graph graph = format.decode(*line, lines_.place(1));
    if (graph.order() == 0) {
      throw InputError(
          lines_.place(1),
          fmt::format("the graph has no vertices; a board has 1 to {} vertices", kMaxOrder));
    }
    // A header says how to read the file; the name of the board does not have it.
    const std::size_t header = line->starts_with(format.header) ? format.header.size() : 0;
    return BoardLine{lines_.number(), fmt::format("{}{}", format.prefix, line->substr(header)),
                     graph};
  }
  return std::nullopt;
}

}  // namespace harary
