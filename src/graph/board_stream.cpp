// SPDX-License-Identifier: MIT
#include "graph/board_stream.hpp"

#include <fmt/format.h>

#include <fstream>
#include <iostream>
#include <utility>

#include "base/input_file.hpp"
#include "graph/formats/graph6.hpp"

namespace harary {

BoardStream::BoardStream(std::istream& in, std::string source)
    : lines_(in, std::move(source), LineReader::Size::kUnbounded) {}

BoardStream::BoardStream(std::unique_ptr<std::istream> file, std::string source)
    : file_(std::move(file)), lines_(*file_, std::move(source), LineReader::Size::kUnbounded) {}

BoardStream BoardStream::open(std::string_view text, std::string_view option) {
  if (text == "-") return BoardStream(std::cin, "standard input");
  if (!text.starts_with('@') || !(text.ends_with(".g6") || text.ends_with(".s6"))) {
    throw InputError({std::string(option)},
                     fmt::format("{} is not a list of boards; write @FILE.g6, @FILE.s6, or - for "
                                 "standard input",
                                 in_quotes(text)));
  }
  const std::string path(text.substr(1));
  return BoardStream(std::make_unique<std::ifstream>(open_input_file(path)), path);
}

std::optional<BoardLine> BoardStream::next() {
  while (const std::optional<std::string_view> line = lines_.next()) {
    if (line->find_first_not_of(" \t\r") == std::string_view::npos) continue;
    const bool header_alone = *line == ">>graph6<<" || *line == ">>sparse6<<";
    if (header_alone && lines_.number() == 1) continue;
    const Graph graph = decode_graph_line(*line, lines_.place(1));
    if (graph.order() == 0) {
      throw InputError(
          lines_.place(1),
          fmt::format("the graph has no vertices; a board has 1 to {} vertices", kMaxOrder));
    }
    return BoardLine{lines_.number(), std::string(*line), graph};
  }
  return std::nullopt;
}

}  // namespace harary
